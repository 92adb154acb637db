import { expect, test } from 'vitest';
import { type DialectAnswer, openDialect } from '../dialects.fixture.ts';
import { CONTACTS, LEADS, PEOPLE_DATABASE, TASKS, TASKS_DATABASE } from './objects.ts';

const NOON = Date.parse('2026-03-01T12:00:30Z');
const HEADERS = { 'notion-version': '2025-09-03' };
const QUERY = `/v1/data_sources/${TASKS}/query`;

/** An account with records of which each one changed a minute after the one before, the last one at noon. */
async function openNotion(seeded: Readonly<Record<string, number>> = {}) {
  const opened = await openDialect('notion');
  const set = (quirks: object) => opened.control('PUT', '/quirks', { now: NOON, ...quirks });
  await set({});
  for (const [name, count] of Object.entries(seeded)) {
    await opened.control('POST', `/objects/${name}/records`, { count, everyMs: 60_000 });
  }
  const call = (method: string, path: string, body?: unknown, headers = HEADERS) =>
    opened.call(method, path, body, headers);
  return { ...opened, set, call };
}

const namesOf = ({ body }: DialectAnswer): string[] =>
  body.results.map(
    // biome-ignore lint/suspicious/noExplicitAny: the properties of a page depend on its database.
    ({ properties }: any) => properties.Name.title[0].plain_text,
  );
const text = (content: string) => [{ text: { content } }];

test('rows are paged by a cursor in the body, and dated to the minute', async () => {
  const { call } = await openNotion({ [TASKS]: 5 });
  const sorts = [{ timestamp: 'created_time', direction: 'ascending' }];
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const answer = await call('POST', QUERY, {
      page_size: 2,
      sorts,
      ...(cursor && { start_cursor: cursor }),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    pages.push(namesOf(answer));
    expect(answer.body.has_more).toBe(answer.body.next_cursor !== null);
    cursor = answer.body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flat()).size).toBe(5);

  const { body } = await call('POST', QUERY, { page_size: 1 });
  expect(body.results[0]).toMatchObject({
    object: 'page',
    last_edited_time: '2026-03-01T11:56:00.000Z',
    parent: { type: 'data_source_id', data_source_id: TASKS, database_id: TASKS_DATABASE },
    archived: false,
    properties: {
      Name: { id: 'title', type: 'title', title: [{ plain_text: expect.any(String) }] },
      Status: { type: 'select', select: { name: 'Open' } },
      Estimate: { type: 'number', number: 0 },
      Link: { type: 'url', url: null },
    },
  });
  const gone = await call('POST', QUERY, { start_cursor: '%%' });
  expect(gone).toMatchObject({ status: 400, body: { code: 'validation_error' } });
  expect(gone.body.message).toContain('start_cursor');
});

test('a filter by time compares minutes, and nothing else is filtered', async () => {
  const { call } = await openNotion({ [TASKS]: 3 });
  const since = (on_or_after: string) => ({
    filter: { timestamp: 'last_edited_time', last_edited_time: { on_or_after } },
  });
  expect((await call('POST', QUERY, since('2026-03-01T11:59:00Z'))).body.results).toHaveLength(2);
  // A change at 12:00:30 is dated 12:00.
  expect((await call('POST', QUERY, since('2026-03-01T12:00:10Z'))).body.results).toHaveLength(0);
  const unknown = { filter: { property: 'Done', checkbox: { equals: true } } };
  expect((await call('POST', QUERY, unknown)).status).toBe(500);
});

test('the search has pages or data sources, and a data source says which properties it has', async () => {
  const { call } = await openNotion({ data_sources: 4, pages: 1, users: 2 });
  const search = (value: string) => call('POST', '/v1/search', { filter: { property: 'object', value } });
  const { body } = await search('data_source');
  const ids = body.results.map(({ id }: { id: string }) => id);
  expect(ids.slice(1)).toEqual([LEADS, CONTACTS, TASKS]);
  expect(body.results[3]).toMatchObject({
    object: 'data_source',
    title: [{ plain_text: 'Tasks' }],
    parent: { type: 'database_id', database_id: TASKS_DATABASE },
  });
  expect((await search('database')).status).toBe(500);
  expect((await search('page')).body.results).toMatchObject([{ parent: { type: 'workspace' } }]);
  const { properties } = (await call('GET', `/v1/data_sources/${TASKS}`)).body;
  expect(properties).toMatchObject({
    Name: { name: 'Name', type: 'title' },
    Due: { name: 'Due', type: 'date' },
  });
  const users = (await call('GET', '/v1/users?page_size=1')).body;
  expect(users).toMatchObject({ has_more: true, results: [{ object: 'user', person: {} }] });
  expect((await call('GET', `/v1/users?start_cursor=${users.next_cursor}`)).body.has_more).toBe(false);
});

test('a row is made, changed and archived with typed values', async () => {
  const { call } = await openNotion();
  const made = await call('POST', '/v1/pages', {
    parent: { data_source_id: TASKS },
    properties: { Name: { title: text('Plan') }, Estimate: { number: 3 }, Due: { date: null } },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const path = `/v1/pages/${made.body.id}`;
  const changed = await call('PATCH', path, { properties: { Status: { select: { name: 'Done' } } } });
  expect(changed.body.properties).toMatchObject({
    Name: { title: [{ plain_text: 'Plan' }] },
    Status: { select: { name: 'Done' } },
    Estimate: { number: 3 },
  });
  for (const properties of [{ Size: { number: 1 } }, { Name: 'Plan' }, { Estimate: { number: 'x' } }]) {
    expect(await call('PATCH', path, { properties })).toMatchObject({
      status: 400,
      body: { object: 'error', code: 'validation_error' },
    });
  }
  const archived = await call('PATCH', path, { archived: true });
  expect(archived.body).toMatchObject({ archived: true, in_trash: true });
  expect((await call('POST', QUERY, {})).body.results).toEqual([]);
  expect((await call('PATCH', path, { archived: true })).status).toBe(200);
  expect((await call('PATCH', path, { properties: {} })).body.message).toContain('archived');
  expect((await call('GET', '/v1/pages/none')).body).toMatchObject({ code: 'object_not_found' });
});

test('a database lists its data sources, and neither id stands for the other', async () => {
  const { call } = await openNotion();
  const listOf = async (id: string) => (await call('GET', `/v1/databases/${id}`)).body.data_sources;
  const namesOfPeople = (await listOf(PEOPLE_DATABASE)).map(({ name }: { name: string }) => name);
  const properties = { 'Full name': { title: text('Ada') } };

  expect(await listOf(TASKS_DATABASE)).toEqual([{ id: TASKS, name: 'Tasks' }]);
  expect(namesOfPeople).toEqual(['Contacts', 'Leads']);
  expect((await call('GET', `/v1/databases/${TASKS}`)).status).toBe(404);
  expect((await call('GET', `/v1/data_sources/${TASKS_DATABASE}`)).status).toBe(404);
  expect((await call('POST', `/v1/data_sources/${TASKS_DATABASE}/query`, {})).status).toBe(404);
  const ofSeveral = await call('POST', '/v1/pages', { parent: { database_id: PEOPLE_DATABASE }, properties });
  expect([ofSeveral.status, ofSeveral.body.message]).toEqual([
    400,
    expect.stringContaining('multiple data sources'),
  ]);
});

test('pages, databases and data sources are made', async () => {
  const { call, control } = await openNotion({ pages: 1 });
  const [{ id }] = (await control('GET', '/objects/pages/records')).body.records;
  const page = await call('POST', '/v1/pages', {
    parent: { page_id: id },
    properties: { title: { title: text('Below') } },
  });
  expect(page.body.properties.title.title[0].plain_text).toBe('Below');
  const database = await call('POST', '/v1/databases', {
    parent: { page_id: id },
    title: text('Ideas'),
    initial_data_source: { properties: { Name: { title: {} } } },
  });
  const inside = {
    parent: { database_id: database.body.id },
    title: text('More'),
    properties: { Name: { title: {} } },
  };
  expect((await call('POST', '/v1/data_sources', inside)).body.object).toBe('data_source');
  const old = { parent: { page_id: id }, title: text('Old'), properties: { Name: { title: {} } } };
  expect((await call('POST', '/v1/databases', old)).status).toBe(500);
  const before = { 'notion-version': '2022-06-28' };
  const made = await call('POST', '/v1/databases', old, before);
  expect(made.body.data_sources).toMatchObject([{ name: 'Old' }]);
  const path = `/v1/databases/${database.body.id}`;
  expect((await call('PATCH', path, { title: text('Plans') })).body.title[0].plain_text).toBe('Plans');
  expect((await call('PATCH', path, { archived: true })).body.archived).toBe(true);
  expect((await call('POST', '/v1/pages', { parent: { page_id: 'x' }, properties: {} })).status).toBe(404);
});

test('a call without the version is refused, and a limit says how long to wait', async () => {
  const { set, call } = await openNotion();
  const plain = await openDialect('notion');
  expect((await plain.call('GET', '/v1/users')).status).toBe(400);
  await set({ rate: { limit: 1, perMs: 60_000 } });
  await call('GET', '/v1/users');
  const limited = await call('GET', '/v1/users');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
});

test('blocks inside a block are listed at its own id, and archived with it', async () => {
  const { call } = await openNotion({ pages: 1, blocks: 9 });
  const [page] = (await call('POST', '/v1/search', { filter: { property: 'object', value: 'page' } })).body
    .results;
  const listed = async (id: string) => (await call('GET', `/v1/blocks/${id}/children`)).body.results;
  // The ninth block is seeded inside the third one.
  const [plain, around] = await listed(page.id);
  const [inner] = await listed(around.id);
  const children = [{ paragraph: { rich_text: text('Deep') } }];
  const { body } = await call('PATCH', `/v1/blocks/${inner.id}/children`, { children });
  const [deep] = await listed(inner.id);
  await call('PATCH', `/v1/blocks/${around.id}`, { archived: true });

  expect([around.has_children, plain.has_children, inner.has_children]).toEqual([true, false, false]);
  expect(inner.parent).toEqual({ type: 'block_id', block_id: around.id });
  expect([deep.id, deep.parent]).toEqual([body.results[0].id, { type: 'block_id', block_id: inner.id }]);
  expect(await listed(plain.id)).toEqual([]);
  expect((await call('GET', `/v1/blocks/${inner.id}/children`)).status).toBe(404);
});

test('the blocks of a page are listed, appended, changed and archived', async () => {
  const { call } = await openNotion({ pages: 2, blocks: 5 });
  const [page] = (
    await call('POST', '/v1/search', { filter: { property: 'object', value: 'page' } })
  ).body.results
    .map(({ id }: { id: string }) => id)
    .toSorted();
  const at = `/v1/blocks/${page}/children`;
  const textOf = ({ body }: DialectAnswer) => body.paragraph.rich_text[0].plain_text;

  const first = (await call('GET', `${at}?page_size=1`)).body;
  const rest = (await call('GET', `${at}?start_cursor=${first.next_cursor}`)).body;
  const made = await call('PATCH', at, { children: [{ paragraph: { rich_text: text('Hello') } }] });
  const path = `/v1/blocks/${made.body.results[0].id}`;
  const changed = await call('PATCH', path, { paragraph: { rich_text: text('Bye') } });
  const archived = await call('PATCH', path, { archived: true });

  expect([first.has_more, rest.has_more]).toEqual([true, false]);
  expect(first.results[0]).toMatchObject({ object: 'block', type: 'paragraph', parent: { page_id: page } });
  expect([textOf(changed), archived.body.archived]).toEqual(['Bye', true]);
  expect((await call('GET', at)).body.results).toHaveLength(1 + rest.results.length);
  expect((await call('PATCH', path, { archived: true })).status).toBe(200);
  expect((await call('PATCH', path, { paragraph: { rich_text: [] } })).status).toBe(400);
  expect((await call('PATCH', at, { children: [{ poem: {} }] })).status).toBe(400);
  expect((await call('GET', '/v1/blocks/none/children')).status).toBe(404);
});
