import { expect, test } from 'vitest';
import { openDialect, openSeeded } from '../dialects.fixture.ts';
import { CONTACTS, LEADS, PEOPLE_DATABASE, TASKS, TASKS_DATABASE } from './objects.ts';

const NOON = Date.parse('2026-03-01T12:00:30Z');
const HEADERS = { 'notion-version': '2025-09-03' };

/** An account with records of which each one changed a minute after the one before, the last one at noon. */
async function openNotion(seeded: Readonly<Record<string, number>> = {}) {
  const opened = await openSeeded('notion', NOON, seeded, 60_000);
  const call = (method: string, path: string, body?: unknown, headers = HEADERS) =>
    opened.call(method, path, body, headers);
  return { ...opened, call };
}

const text = (content: string) => [{ text: { content } }];

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
  // The vendor's client lists what a database takes, and `archived` is not among it.
  expect((await call('PATCH', path, { archived: true })).status).toBe(500);
  expect((await call('PATCH', path, { in_trash: true })).body.in_trash).toBe(true);
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
