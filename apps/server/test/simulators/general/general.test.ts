import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountDialect } from '../mount.ts';
import { createDialectWorld } from '../world.ts';
import type { ProviderDescription } from './description.ts';
import { generalDialect } from './general-dialect.ts';

const records = '{records}';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Larch is invented. */
const larch: ProviderDescription = {
  provider: 'larch',
  documentation: ['https://larch.example/docs'],
  signIn: { credential: { basic: 'user' } },
  headers: { 'larch-version': '2' },
  errors: { body: { error: { message: '{message}', code: '{code|none}', field: '{field|null}' } } },
  object: { times: 'epochSeconds', record: { id: '{id}', '...': '{values}', changed: '{updated}' } },
  objects: {
    numbered: {
      path: '/numbered',
      id: 't{n}',
      fields: 'name:text',
      list: { paging: { by: 'none' }, answer: records },
    },
    searched: {
      path: '/searched',
      id: 't{n}',
      fields: 'name:text',
      list: {
        method: 'POST',
        path: '/search',
        paging: { by: 'cursor', parameter: 'page.cursor' },
        size: { parameter: 'page.size', max: 2 },
        parameters: {
          'filter.since': { time: 'updateTime', is: '>' },
          'filter.name': { field: 'name', several: true },
          only: { fields: true },
          sort: { orders: { newest: '-updateTime' } },
          all: { showsDeleted: 'too', when: 'true' },
          expand: { allows: ['name'] },
        },
        answer: { rows: records, cursor: '{next}' },
      },
      delete: {},
    },
    notes: {
      path: '/numbered/{thing}/notes',
      below: { thing: 'numbered' },
      id: 'n{n}',
      fields: 'thing:reference:hidden text:text:required size:int colour:text:custom made:text:readOnly',
      values: { thing: { idOf: 'numbered', among: 2 } },
      record: { note: { id: '{id}', '...': '{values}', extra: '{custom}' } },
      custom: { member: 'extra', list: { name: 'key', value: 'is' } },
      list: { paging: { by: 'none' }, answer: { notes: records } },
      get: {},
      create: { onceBy: 'larch-once', gives: { size: 7 } },
      update: { method: 'PUT', answer: { changed: '{record}' } },
      delete: {},
      sent: { as: 'form', inside: '{singular}', readOnly: 'ignored' },
      types: { int: 'any' },
    },
  },
};

async function open(counts: Readonly<Record<string, number>> = {}) {
  const now = () => new Date('2026-03-01T12:00:00Z');
  const world = createDialectWorld(generalDialect(larch), { now, randomToken: () => 'token' });
  const account = world.openAccount();
  for (const [name, count] of Object.entries(counts)) account.seed(name, count, 1000);
  const app = new Hono().route('/dialects/larch', mountDialect(world));
  return {
    account,
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const credential = Buffer.from(`${account.accessToken}:x`).toString('base64');
      const answer = await app.request(`http://localhost/dialects/larch${path}`, {
        method,
        headers: { authorization: `Basic ${credential}`, 'larch-version': '2', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('a search has its parameters in the body, and takes no others', async () => {
  const { call, account } = await open({ searched: 4 });
  const search = (body: object) => call('POST', '/search', body);
  const noon = Date.parse('2026-03-01T12:00:00Z') / 1000;
  const [, , , newest] = account.everyRecord('searched');

  const first = await search({ sort: 'newest', only: 'changed' });
  const second = await search({ sort: 'newest', only: 'changed', page: { cursor: first.body.cursor } });
  const since = await search({ filter: { since: noon - 1 }, expand: 'name' });
  const named = await search({ filter: { name: `${newest?.values.name},nothing` } });
  await call('DELETE', '/searched/t4');
  const left = await search({ sort: 'newest', all: 'true', page: { size: 1 } });
  const hidden = await search({ sort: 'newest', page: { size: 1 } });

  expect(first.body.rows).toEqual([
    { id: 't4', changed: noon },
    { id: 't3', changed: noon - 1 },
  ]);
  expect(idsIn(second.body.rows)).toEqual(['t2', 't1']);
  expect([since, named, left, hidden].map(({ body }) => idsIn(body.rows))).toEqual([
    ['t4'],
    ['t4'],
    ['t4'],
    ['t3'],
  ]);
  expect((await search({ filter: { since: 'noon' } })).status).toBe(400);
  for (const odd of [{ expand: 'other' }, { filter: { size: 1 } }]) {
    expect(await search(odd)).toMatchObject({
      status: 500,
      body: { unexpected: { path: '/dialects/larch/search' } },
    });
  }
});

test('a write takes the fields that there are, once for each key', async () => {
  const { call, account } = await open({ numbered: 1 });
  const create = (form: string, key = 'one') =>
    call('POST', '/numbered/t1/notes', form, { ...FORM, 'larch-once': key });

  const made = await create('note[text]=Hello&note[extra][key]=colour&note[extra][is]=red&note[made]=x');
  const again = await create('note[text]=Hello&note[extra][key]=colour&note[extra][is]=red&note[made]=x');
  const changed = await call('PUT', '/numbered/t1/notes/n1', 'note[text]=Bye', FORM);

  expect(made).toMatchObject({
    status: 201,
    body: { note: { text: 'Hello', size: 7, made: null, extra: [{ key: 'colour', is: 'red' }] } },
  });
  expect([again.body, account.everyRecord('notes').length]).toEqual([made.body, 1]);
  expect(changed).toMatchObject({ status: 200, body: { changed: { note: { text: 'Bye', size: 7 } } } });
  expect(await create('note[size]=1', 'two')).toMatchObject({
    status: 400,
    body: { error: { field: 'text' } },
  });
  expect(await create('note[odd]=1', 'three')).toMatchObject({
    status: 400,
    body: { error: { field: 'odd' } },
  });
  expect((await create('note[text]=a&odd=1', 'four')).status).toBe(500);
  expect((await call('POST', '/numbered/t1/notes', { note: { text: 'a' } })).status).toBe(400);
});

test('a call needs the credential and the headers', async () => {
  const { call } = await open();
  expect((await call('GET', '/numbered', undefined, { authorization: 'Bearer token' })).status).toBe(401);
  expect((await call('GET', '/numbered', undefined, { 'larch-version': '1' })).status).toBe(500);
});
