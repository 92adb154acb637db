import { expect, test } from 'vitest';
import { openDialect, openSeeded } from '../dialects.fixture.ts';
import { PEOPLE_DATABASE, TASKS, TASKS_DATABASE } from './objects.ts';

const NOON = Date.parse('2026-03-01T12:00:30Z');
const HEADERS = { 'notion-version': '2025-09-03' };

async function openNotion() {
  const opened = await openSeeded('notion', NOON);
  const call = (method: string, path: string, body?: unknown) => opened.call(method, path, body, HEADERS);
  return { ...opened, call };
}

test('a database lists its data sources, and neither id stands for the other', async () => {
  const { call } = await openNotion();
  const listOf = async (id: string) => (await call('GET', `/v1/databases/${id}`)).body.data_sources;
  const namesOfPeople = (await listOf(PEOPLE_DATABASE)).map(({ name }: { name: string }) => name);
  const properties = { 'Full name': { title: [{ text: { content: 'Ada' } }] } };

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

test('a call without the version is refused, and a limit says how long to wait', async () => {
  const { set, call } = await openNotion();
  const plain = await openDialect('notion');
  expect((await plain.call('GET', '/v1/users')).status).toBe(400);
  await set({ rate: { limit: 1, perMs: 60_000 } });
  await call('GET', '/v1/users');
  const limited = await call('GET', '/v1/users');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
});
