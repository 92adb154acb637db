import { readFileSync } from 'node:fs';
import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { backendClient, fakeService } from '../../test/fake-service.ts';

describe('listing operations', () => {
  const page = (ids: string[], nextPageToken?: string) =>
    Response.json({
      results: ids.map((id) => ({ id })),
      pagination: { done: !nextPageToken, ...(nextPageToken && { nextPageToken }) },
    });

  it('walks over all pages', async () => {
    const service = fakeService(page(['a', 'b'], 'two'), page([], 'three'), page(['c']));
    const ids: string[] = [];

    for await (const { id } of backendClient(service).operations.list('i', 'n', { pageSize: 2 }))
      ids.push(id);

    expect(ids).toEqual(['a', 'b', 'c']);
    expect(service.received.map(({ url }) => url.search)).toEqual([
      '?pageSize=2',
      '?pageSize=2&pageToken=two',
      '?pageSize=2&pageToken=three',
    ]);
  });

  it('fetches no page the loop does not reach', async () => {
    const service = fakeService(page(['a', 'b'], 'two'));

    for await (const _ of backendClient(service).operations.list('i', 'n')) break;

    expect(service.received).toHaveLength(1);
  });
});

describe('listing in pages', () => {
  const page = (ids: string[], link?: string) =>
    Response.json(
      ids.map((id) => ({ id })),
      { headers: link ? { Link: link } : {} },
    );

  it('walks over all pages, whatever links a proxy adds', async () => {
    const preload = '<https://cdn.test/a.css?v=1>; rel="preload"';
    const service = fakeService(
      page(['a', 'b'], `${preload}, <?pageSize=2&groupRef=a%26b&pageToken=t%2Bwo>; rel="next"`),
      page(['c'], preload),
    );
    const ids: string[] = [];

    const query = { groupRef: 'a&b', pageSize: 2 };
    for await (const { id } of backendClient(service).connections.list(query)) ids.push(id);

    expect(ids).toEqual(['a', 'b', 'c']);
    expect(service.received.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { groupRef: 'a&b', pageSize: '2' },
      { groupRef: 'a&b', pageSize: '2', pageToken: 't+wo' },
    ]);
  });

  it('is a promise of the first page too, and fetches no page the loop does not reach', async () => {
    const service = fakeService(page(['a', 'b'], '<?pageToken=two>; rel="next"'));
    const list = backendClient(service).topics.list({ pageSize: 2 });

    for await (const _ of list) break;

    expect(await list).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    expect(service.received).toHaveLength(1);
  });

  it('ends the loop with the failure of a page', async () => {
    const service = fakeService(
      page(['a'], '<?pageToken=two>; rel="next"'),
      Response.json({ code: 'invalid_request' }, { status: 400 }),
    );
    const walk = async () => {
      for await (const _ of backendClient(service).topics.list({ pageSize: 1 }));
    };

    await expect(walk()).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('names in the README the lists that have a size of page by default', () => {
    const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, readme = ''] = /Without `pageSize`([\s\S]*?)\n- /.exec(text) ?? [];
    const paged = Object.entries(endpoints).flatMap(([operation, { query }]) =>
      Object(query?.safeParse({}).data).pageSize === undefined ? [] : [operation],
    );
    const names: Record<string, string> = {
      listActivity: 'activity',
      listAuditLog: 'audit log',
      listGroups: 'customers',
      listIntegrationOverviews: '`integrations.overviews`',
      listOrgAuditLog: 'audit log',
      listProjectOperations: '`operations.listForProject`',
      listRevisions: 'revisions',
    };

    expect(paged.sort()).toEqual(Object.keys(names));
    for (const name of Object.values(names)) expect(readme).toContain(name);
  });
});
