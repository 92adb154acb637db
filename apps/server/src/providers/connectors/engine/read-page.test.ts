import { describe, expect, it } from 'vitest';
import { ProviderText } from '../../provider-words/provider-text.ts';
import { sandbox } from '../sandbox.ts';
import { answering, serving } from './answering.fixture.ts';
import { oak } from './oak.fixture.ts';
import { readPage } from './read-page.ts';

describe('reading more fields than an address holds', () => {
  it('asks for them in several requests', async () => {
    const provider = serving((_, url) => {
      const names = url.searchParams.get('fields')?.split(',') ?? [];
      return { body: { records: [{ id: '1', ...Object.fromEntries(names.map((name) => [name, name])) }] } };
    });
    const fields = Array.from({ length: 300 }, (_, index) => `a_custom_field_${index}`);

    const page = await readPage(sandbox, { objectName: 'contacts', fields, pageSize: 10 }, provider.fetch);

    expect(provider.requests.length).toBeGreaterThan(1);
    for (const { url } of provider.requests) expect(url.length).toBeLessThan(8000);
    expect(Object.keys(page.records[0] ?? {})).toEqual(expect.arrayContaining(fields));
  });
});

describe('reading a page of records', () => {
  it('asks for the fields, once each, and for as many records as are wanted', async () => {
    const provider = answering({ body: { records: [{ id: '1' }] } });

    const page = await readPage(
      sandbox,
      {
        objectName: 'contacts',
        fields: ['email', "$['address']['city']", "$['address']['zip']"],
        pageSize: 1,
      },
      provider.fetch,
    );

    expect(provider.calls).toEqual(['/objects/contacts/records?limit=1&fields=email%2Caddress']);
    expect(page).toMatchObject({ status: 200, records: [{ id: '1' }] });
    expect(page).not.toHaveProperty('nextCursor');
  });

  it('goes on from a cursor and asks for changes since a time', async () => {
    const provider = answering({ body: { records: [], nextCursor: 'c3' } });

    const page = await readPage(
      sandbox,
      {
        objectName: 'deals',
        fields: [],
        pageSize: 5000,
        cursor: new ProviderText('c2'),
        since: new Date('2026-03-01T00:00:00Z'),
      },
      provider.fetch,
    );

    expect(provider.calls).toEqual([
      '/objects/deals/records?limit=200&cursor=c2&updatedSince=2026-03-01T00%3A00%3A00.000Z',
    ]);
    expect(page).toMatchObject({ status: 200, records: [] });
    expect(page.nextCursor?.toSend()).toBe('c3');
  });

  it('finds the records where the name of the object says, and says where it has looked in vain', async () => {
    const connector = oak({
      list: {
        request: { path: '/{objectName}' },
        records: '{objectName}',
        paging: { style: 'none', size: { max: 9 } },
      },
    });
    const request = { objectName: 'payments', fields: [], pageSize: 1 };
    const found = await readPage(connector, request, answering({ body: { payments: [{ id: '1' }] } }).fetch);
    const failed = readPage(connector, request, answering({ body: { data: [{ id: '1' }] } }).fetch);

    expect(found.records).toEqual([{ id: '1' }]);
    await expect(failed).rejects.toMatchObject({
      failedBy: 'unexpected_answer',
      status: 200,
      message: expect.stringContaining('where they were expected, which is "payments"'),
    });
  });

  it.each(['.', '..'])('refuses an object "%s" without a call', async (objectName) => {
    const provider = answering({ body: { records: [] } });
    const request = { objectName, fields: [], pageSize: 1 };

    await expect(readPage(sandbox, request, provider.fetch)).rejects.toMatchObject({ kind: 'rejected' });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    { rows: [] },
    { records: 'none' },
    null,
    { records: null, errors: [{ message: 'Timeout' }] },
    { records: null, error: 'ratelimited' },
    { records: null, ok: false },
  ])('explains an answer such as %j', async (body) => {
    const { fetch } = answering({ body });

    await expect(
      readPage(sandbox, { objectName: 'deals', fields: [], pageSize: 1 }, fetch),
    ).rejects.toMatchObject({ kind: 'unreachable', message: expect.stringContaining('"deals"') });
  });
});

describe('reading odd answers', () => {
  it.each([
    { records: null },
    { records: null, errors: [], error: null, ok: true },
    { records: [], errors: {}, message: 'Done.' },
    // TikTok has an error without words beside every success.
    { records: [], error: { code: 'ok', message: '' } },
  ])('takes %j for an empty list', async (body) => {
    const request = { objectName: 'deals', fields: [], pageSize: 5 };

    expect((await readPage(sandbox, request, answering({ body }).fetch)).records).toEqual([]);
  });

  it.each([
    { records: [], error: { message: 'A shard is away.' } },
    { records: [], errors: [{ detail: 'A shard is away.' }] },
    { records: [], ok: false, message: 'A shard is away.' },
    { records: [], status: 'error', message: 'A shard is away.' },
  ])('takes %j for a failure, because nothing is known of the records', async (body) => {
    const request = { objectName: 'deals', fields: [], pageSize: 5 };

    await expect(readPage(sandbox, request, answering({ body }).fetch)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('A shard is away.'),
    });
  });

  it('takes no empty list that is only accepted for one that has nothing', async () => {
    const request = { objectName: 'deals', fields: [], pageSize: 5 };
    const { fetch } = answering({ status: 202, body: { records: [] } });

    await expect(readPage(sandbox, request, fetch)).rejects.toMatchObject({
      kind: 'unreachable',
      status: 202,
    });
  });

  it('keeps the digits of large numbers, and says which entries are no records', async () => {
    const { fetch } = answering({ text: '{"records":[{"id":9007199254740993},null,"x",9007199254740993]}' });

    const page = await readPage(sandbox, { objectName: 'deals', fields: [], pageSize: 5 }, fetch);

    expect(JSON.stringify(page.records)).toBe('[{"id":9007199254740993}]');
    expect(page.oddEntries).toEqual(['entry 2 (null)', 'entry 3 (a text)', 'entry 4 (a number)']);
  });

  it.each([
    ['entries', `[${'1,'.repeat(1_000_000)}1]`],
    ['maps', `[{"id":[${'{},'.repeat(2_000_000)}{}]}]`],
  ])('refuses a list of more %s than any page has', async (_, records) => {
    const { fetch } = answering({ text: `{"records":${records}}` });
    const request = { objectName: 'deals', fields: [], pageSize: 5 };

    await expect(readPage(sandbox, request, fetch)).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('takes a 204 for an empty list only where the connector knows that the provider means one', async () => {
    const { fetch } = answering({ status: 204 });
    const leaves = { objectName: 'leaves', fields: [], pageSize: 5 };
    const knowing = oak({}, { functions: { isEmptyList: (body) => body === undefined } });

    await expect(readPage(knowing, leaves, fetch)).resolves.toMatchObject({ status: 204, records: [] });
    await expect(readPage(oak(), leaves, fetch)).rejects.toMatchObject({ kind: 'unreachable', status: 204 });
  });

  // https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5
  it('takes a 304 for an empty list only where the request says a time', async () => {
    const { fetch } = answering({ status: 304 });
    const leaves = { objectName: 'leaves', fields: [], pageSize: 5, since: new Date('2026-03-01T00:00:00Z') };
    const asking = oak({
      list: {
        request: { path: '/{objectName}' },
        records: 'items',
        paging: { style: 'none', size: { max: 9 } },
        conditions: { style: 'parameters', from: { header: 'If-Modified-Since' } },
      },
      changes: {
        source: 'filter',
        format: 'rfc3339',
        isFromInclusive: true,
        settleMs: 0,
        overlapMs: 0,
        granularityMs: 1000,
      },
    });

    await expect(readPage(asking, leaves, fetch)).resolves.toMatchObject({ status: 304, records: [] });
    await expect(readPage(oak(), leaves, fetch)).rejects.toMatchObject({ kind: 'rejected', status: 304 });
  });

  it.each([
    [400, { error: { code: 'bad_cursor' } }, 'cursor_gone'],
    [400, { error: { code: 'bad_request' } }, 'rejected'],
    [403, {}, 'forbidden'],
    [429, {}, 'rate_limited'],
    [503, '<html>', 'unreachable'],
  ])('understands %i with %j', async (status, body, kind) => {
    const { fetch } = answering({ status, body });

    await expect(
      readPage(sandbox, { objectName: 'deals', fields: [], pageSize: 5 }, fetch),
    ).rejects.toMatchObject({ kind, status });
  });
});
