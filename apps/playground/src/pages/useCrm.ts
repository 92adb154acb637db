import { useCallback, useEffect, useState } from 'react';
import { askBackend } from '../app/ask-backend.ts';

/** A contact as it is in the customer's CRM. */
export interface Contact {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly job_title: string | null;
}

/** The first contacts of the company's CRM, and what can be done there. */
export function useCrm() {
  const [contacts, setContacts] = useState<readonly Contact[]>([]);
  const [news, setNews] = useState('');

  const act = useCallback(
    (done: string, action: () => Promise<unknown>) =>
      action().then(
        () => setNews(done),
        (error: Error) => setNews(error.message),
      ),
    [],
  );

  useEffect(() => {
    void act('', async () => {
      const { contacts: loaded } = (await ask('GET', '/contacts')) as { contacts: Contact[] };
      setContacts(loaded);
    });
  }, [act]);

  return {
    contacts,
    news,
    save: ({ id, job_title, first_name }: Contact) =>
      void act(`${first_name} is changed in Juniper.`, () =>
        ask('PATCH', `/contacts/${encodeURIComponent(id)}`, { job_title }),
      ),
    write: ({ id, job_title, first_name }: Contact) =>
      void act(`Ridgeline has changed ${first_name} in Juniper.`, () =>
        ask('POST', `/contacts/${encodeURIComponent(id)}/write`, { job_title }),
      ),
    read: () =>
      void act('Ridgeline has asked for what has changed since the last read. It arrives in a moment.', () =>
        ask('POST', '/read'),
      ),
  };
}

const ask = (method: string, path: string, body?: unknown) => askBackend(method, `/crm${path}`, body);
