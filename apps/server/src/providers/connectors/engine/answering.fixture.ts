import { ProviderText } from '../../provider-words/provider-text.ts';
import { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { type PageRequest, type ProviderPage, readPage } from './read-page.ts';
import { type RecordWrite, writeRecord } from './write-record.ts';

/** A provider that gives the same response to every request, and remembers the requests. */
export function answering(answer: {
  status?: number;
  body?: unknown;
  text?: string;
  /** The secrets that the calls are made with. */
  secrets?: string[];
}) {
  const calls: string[] = [];
  const fetch: ProviderFetch = async (path) => {
    calls.push(path);
    const text = answer.text ?? JSON.stringify(answer.body);
    const response = new Response(text, { status: answer.status ?? 200 });
    return Object.assign(response, { secrets: new SecretsInUse(answer.secrets ?? []) });
  };
  return { calls, fetch };
}

/** What a pretend provider answers to one request. */
export interface PretendAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A provider at `https://oak.example/base` that looks at each request, and remembers the requests. */
export function serving(answerTo: (request: Request, url: URL) => PretendAnswer | Promise<PretendAnswer>) {
  const requests: Request[] = [];
  const fetch: ProviderFetch = async (path, init) => {
    const address = /^https?:/.test(path) ? path : `https://oak.example/base${path}`;
    const request = new Request(address, init);
    requests.push(request.clone());
    const { status = 200, body, headers } = await answerTo(request, new URL(address));
    const response = new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      ...(headers && { headers }),
    });
    return Object.assign(response, { secrets: new SecretsInUse([]), address });
  };
  return { requests, fetch };
}

/** The same provider, with writes by a connector. A write is the first one, of a new record, if nothing else is said. */
export function writing(connector: RestDefinition, answerTo: Parameters<typeof serving>[0]) {
  const { requests, fetch } = serving(answerTo);
  const usual = { recordId: undefined, record: {}, repeatKey: 'k', wasSent: false };
  const write = (asked: Pick<RecordWrite, 'objectName' | 'type'> & Partial<RecordWrite>) =>
    writeRecord(connector, { ...usual, ...asked }, fetch);
  return { requests, fetch, write };
}

/** The pages of a list. One that does not end within `most` pages is given up. */
export async function pagesOf(
  connector: RestDefinition,
  request: PageRequest,
  fetch: ProviderFetch,
  most = 1000,
): Promise<ProviderPage[]> {
  const pages: ProviderPage[] = [];
  let cursor: string | undefined;
  do {
    const at = cursor === undefined ? {} : { cursor: new ProviderText(cursor) };
    const page = await readPage(connector, { ...request, ...at }, fetch);
    pages.push(page);
    cursor = page.nextCursor?.toSend();
  } while (cursor !== undefined && pages.length < most);
  return pages;
}
