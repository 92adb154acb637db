import { describe, expect, it } from 'vitest';
import { writing } from '../engine/answering.fixture.ts';
import { sentry } from './sentry.ts';

describe('the connector of Sentry', () => {
  it('writes below the organization that the id names, and a project below its team', async () => {
    const { write, requests } = writing(sentry, ({ method }) =>
      method === 'DELETE' ? { status: 204 } : { body: { id: '7', slug: 'web' } },
    );
    const objectName = 'projects';
    const record = { organization: 'acme', teamSlug: 'shop', name: 'Web' };

    const { recordId } = await write({ objectName, type: 'create', record });
    await write({ objectName, type: 'update', recordId, record: { name: 'Site' } });
    await write({ objectName, type: 'delete', recordId });

    expect(recordId).toBe('acme/7');
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /base/0/teams/acme/shop/projects/',
      'PUT /base/0/projects/acme/7/',
      'DELETE /base/0/projects/acme/7/',
    ]);
    expect(await requests[0]?.json()).toEqual({ name: 'Web' });
  });

  // github.com/getsentry/sentry, src/sentry/issues/update_inbox.py
  it('leaves an issue in the inbox that is written as it was read, and takes it out where it is told to', async () => {
    const { write, requests } = writing(sentry, () => ({ body: { id: '7' } }));
    const inbox = { reason: 0, reason_details: null, date_added: '2026-11-06T21:19:55Z' };
    const at = { objectName: 'issues', type: 'update', recordId: 'acme/7' } as const;

    await write({ ...at, record: { inbox } });
    await write({ ...at, record: { inbox: false } });

    const bodies = await Promise.all(requests.map((request) => request.json()));
    expect(bodies).toEqual([{ inbox: true }, { inbox: false }]);
  });
});
