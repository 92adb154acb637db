import { expect, test } from 'vitest';
import { openDialect } from './dialects.fixture.ts';

const LIST = '/api/v1/objects/contacts/records';
const NOON = Date.parse('2026-03-01T12:00:00Z');

/** An account with records, and a reader of all pages. */
async function openWith(count: number, quirks: object = {}) {
  const opened = await openDialect('sandbox');
  if (count > 0) await opened.control('POST', '/objects/contacts/records', { count });
  const set = async (made: object) => {
    const { status, body } = await opened.control('PUT', '/quirks', { now: NOON, ...made });
    expect(body).toBe('');
    expect(status).toBe(204);
  };
  await set(quirks);
  return {
    ...opened,
    set,
    /** The ids of each page, and the answer that was no page. */
    async readPages(query: string, limit = 10) {
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const next = cursor === undefined ? '' : `&cursor=${cursor}`;
        const { status, body } = await opened.call('GET', `${LIST}?${query}${next}`);
        if (status !== 200) return { pages, refused: body.error.code };
        pages.push((body.records ?? []).map((record: { id: string }) => record.id));
        cursor = body.nextCursor;
      } while (cursor !== undefined && pages.length < limit);
      return { pages };
    },
  };
}

test('every record comes once, page by page', async () => {
  const { readPages } = await openWith(25);
  const { pages } = await readPages('limit=10');
  expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
  expect(new Set(pages.flat()).size).toBe(25);
});

test('a page can be smaller than asked for, empty in the middle, or null', async () => {
  const { readPages, set, call } = await openWith(9, { largestPage: 3 });
  expect((await readPages('limit=100')).pages.map((page) => page.length)).toEqual([3, 3, 3]);
  await set({ largestPage: 3, emptyMiddlePage: true });
  const { pages } = await readPages('limit=100');
  expect(pages.map((page) => page.length)).toEqual([3, 0, 3, 3]);
  await set({ shortPages: true });
  expect((await readPages('limit=5')).pages.map((page) => page.length)).toEqual([4, 4, 1]);
  await set({ nullLists: true });
  const { body } = await call('GET', `${LIST}?updatedSince=2999-01-01T00:00:00Z`);
  expect(body).toEqual({ records: null });
});

test.each([
  ['repeats', [1, 2, 2, 2, 2, 2]],
  ['cycles', [1, 2, 3, 2, 3, 2]],
  ['endless', [1, 2, 3, 1, 2, 3]],
])('a cursor that %s never ends', async (cursor, order) => {
  const { readPages } = await openWith(9, { largestPage: 3, cursor });
  const { pages } = await readPages('limit=3', 6);
  expect(pages.map((page) => (Number(page[0]?.slice(-1)) + 2) / 3)).toEqual(order);
});

test('a cursor dies as often as was asked for', async () => {
  const { readPages } = await openWith(9, { largestPage: 3, cursorsDie: { afterPage: 2, times: 1 } });
  expect(await readPages('limit=3')).toMatchObject({ pages: { length: 2 }, refused: 'bad_cursor' });
  expect((await readPages('limit=3')).pages).toHaveLength(3);
});

test('an index that lags shows the old version, and a new record not at all', async () => {
  const { control, readPages, set, call } = await openWith(1);
  const since = 'updatedSince=2026-03-01T12:00:30Z';
  await set({ now: NOON + 60_000, indexLagMs: 10_000 });
  await control('PATCH', '/objects/contacts/records/con_0000001', { values: { city: 'Ghent' } });
  await control('POST', '/objects/contacts/records', { values: { last_name: 'Late' } });
  expect((await readPages(since)).pages).toEqual([[]]);
  // A record asked for by its id is never old.
  expect((await call('GET', `${LIST}/con_0000001`)).body.city).toBe('Ghent');
  await set({ now: NOON + 70_000, indexLagMs: 10_000 });
  expect((await readPages(since)).pages).toEqual([['con_0000001', 'con_0000002']]);
});

test('records change, come and go between two pages', async () => {
  const shiftAtPage = { object: 'contacts', page: 2, change: 1, create: 2, delete: 1 };
  const { readPages } = await openWith(9, { now: NOON + 1000, largestPage: 3, shiftAtPage });
  expect((await readPages('limit=3')).pages).toEqual([
    ['con_0000001', 'con_0000002', 'con_0000003'],
    ['con_0000004', 'con_0000005', 'con_0000006'],
    ['con_0000007', 'con_0000008', 'con_0000009'],
    ['con_0000001', 'con_0000010', 'con_0000011'],
  ]);
});

test('times can be tied, and the clock of a provider can be wrong', async () => {
  const { control, set, call } = await openWith(0, { tied: NOON - 5000 });
  await control('POST', '/objects/contacts/records', { count: 2 });
  await set({ clockOffsetMs: -600_000 });
  await control('POST', '/objects/contacts/records', { count: 1 });
  const { body } = await call('GET', LIST);
  expect(body.records.map((record: { updated_at: string }) => record.updated_at)).toEqual([
    '2026-03-01T11:50:00.000Z',
    '2026-03-01T11:59:55.000Z',
    '2026-03-01T11:59:55.000Z',
  ]);
});

test('limits refuse a call too many, and tell when to come again', async () => {
  const { call, set } = await openWith(0, { rate: { limit: 2, perMs: 10_000 } });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push(await call('GET', LIST));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(statuses.at(-1)?.headers.get('retry-after')).toBe('10');
  await set({ now: NOON + 10_000, rate: { limit: 1, perMs: 10_000, retryAfter: 'date' } });
  await call('GET', LIST);
  const { headers } = await call('GET', LIST);
  expect(headers.get('retry-after')).toBe('Sun, 01 Mar 2026 12:00:20 GMT');
  await set({ dailyQuota: 0 });
  expect((await call('GET', LIST)).status).toBe(429);
});

test('a fault refuses, answers anything, cuts, or loses the answer of a call', async () => {
  const { call, control, set } = await openWith(0);
  await set({
    faults: [
      { refusal: 'unauthorized', path: '/records', after: 1 },
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' }, method: 'PATCH' },
      { losesAnswer: true, method: 'POST' },
      { cutAfterBytes: 5, method: 'DELETE', status: 200, body: '0123456789' },
    ],
  });
  expect((await call('GET', LIST)).status).toBe(200);
  expect((await call('GET', LIST)).status).toBe(401);
  expect((await call('GET', LIST)).status).toBe(200);
  expect((await call('PATCH', `${LIST}/x`, {})).body).toBe('<html>');
  expect((await call('DELETE', `${LIST}/x`)).body).toBe('01234');
  await expect(call('POST', LIST, { last_name: 'Once' })).rejects.toThrow('cut');
  const { body } = await control('GET', '/objects/contacts/records');
  expect(body.records).toMatchObject([{ values: { last_name: 'Once' } }]);
});

test('fields vanish, change their type and come', async () => {
  const { call, control } = await openWith(1);
  const changes = {
    hidden: ['city'],
    retyped: { job_title: { type: 'integer', value: 7 } },
    added: 2,
  };
  expect((await control('PUT', '/objects/contacts/fields', changes)).status).toBe(204);
  const { body } = await call('GET', LIST);
  expect(body.records[0]).toMatchObject({ job_title: 7, extra_1: 'Extra 1', extra_2: 'Extra 2' });
  expect(body.records[0]).not.toHaveProperty('city');
  expect((await call('GET', `${LIST}?fields=city`)).body.error.code).toBe('unknown_field');
  const { body: described } = await call('GET', '/api/v1/objects/contacts/fields');
  expect(described.fields.filter(({ name }: { name: string }) => /^extra|city/.test(name))).toHaveLength(2);
});

test('a call that the facts do not allow is answered 500 with the difference, and kept', async () => {
  const { call, control } = await openWith(0);
  const { status, body } = await call('GET', `${LIST}?page=2`);
  expect(status).toBe(500);
  expect(body.unexpected.difference).toContain('page');
  expect((await call('PUT', '/anything')).status).toBe(500);
  const kept = await control('GET', '/calls');
  expect(kept.body.calls).toMatchObject([
    { method: 'GET', path: `${LIST}?page=2`, status: 500, unexpected: expect.stringContaining('page') },
    { method: 'PUT', path: '/anything', status: 500 },
  ]);
});

test('tokens are renewed with the refresh token, and the old one is refused', async () => {
  const { call, account } = await openWith(0);
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: account.refreshToken });
  const { body } = await call('POST', '/oauth/token', form);
  expect((await call('GET', '/api/v1/me')).status).toBe(401);
  const headers = { authorization: `Bearer ${body.access_token}` };
  expect((await call('GET', '/api/v1/me', undefined, headers)).status).toBe(200);
});
