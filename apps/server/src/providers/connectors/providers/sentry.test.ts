import { describe, expect, it } from 'vitest';
import { serving } from '../engine/answering.fixture.ts';
import { writeRecord } from '../engine/write-record.ts';
import { sentry } from './sentry.ts';

describe('the connector of Sentry', () => {
  it('writes below the organization that the id names, and a project below its team', async () => {
    const { fetch, requests } = serving(({ method }) =>
      method === 'DELETE' ? { status: 204 } : { body: { id: '7', slug: 'web' } },
    );
    const write = {
      objectName: 'projects',
      repeatKey: '0197aaaa-0000-7000-8000-00000000abcd',
      wasSent: false,
    };
    const project = { organization: 'acme', teamSlug: 'shop', name: 'Web' };

    const { recordId = '' } = await writeRecord(
      sentry,
      { ...write, type: 'create', recordId: undefined, record: project },
      fetch,
    );
    await writeRecord(sentry, { ...write, type: 'update', recordId, record: { name: 'Site' } }, fetch);
    await writeRecord(sentry, { ...write, type: 'delete', recordId, record: {} }, fetch);

    expect(recordId).toBe('acme/7');
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /base/0/teams/acme/shop/projects/',
      'PUT /base/0/projects/acme/7/',
      'DELETE /base/0/projects/acme/7/',
    ]);
    expect(await requests[0]?.json()).toEqual({ name: 'Web' });
  });
});
