import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountDialect } from '../mount.ts';
import { createDialectWorld } from '../world.ts';
import type { ProviderDescription } from './description.ts';
import { generalDialect } from './general-dialect.ts';
import type { ListDescription } from './list-description.ts';

const records = '{records}';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const plain = (list: ListDescription) => ({ path: '/things', id: 't{n}', fields: 'name:text', list });

/** Larch is invented. Each object shows something else that a description can say. */
const larch: ProviderDescription = {
  provider: 'larch',
  documentation: ['https://larch.example/docs'],
  signIn: { credential: { basic: 'user' } },
  headers: { 'larch-version': '2' },
  errors: { body: { error: { message: '{message}', code: '{code|none}', field: '{field|null}' } } },
  object: { times: 'epochSeconds', record: { id: '{id}', '...': '{values}', changed: '{updated}' } },
  objects: {
    numbered: {
      ...plain({
        paging: { by: 'page', parameter: 'page', first: 1 },
        answer: { rows: records, page: '{page}', of: '{pages}', next: '{nextUrl|null}' },
        headers: { link: '<{nextUrl}>; rel="next"' },
      }),
      path: '/numbered',
    },
    counted: {
      ...plain({
        paging: { by: 'counted', parameter: 'skip' },
        size: { parameter: 'limit', max: 2 },
        answer: { rows: records, more: '{more}' },
      }),
      path: '/counted',
      update: { status: 204 },
    },
    afterLast: {
      ...plain({
        paging: { by: 'lastId', parameter: 'after' },
        size: { parameter: 'limit', max: 2 },
        answer: records,
      }),
      path: '/after-last',
    },
    searched: {
      ...plain({
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
      }),
      path: '/searched',
      delete: {},
    },
    told: {
      ...plain({
        paging: { by: 'offset', parameter: 'start' },
        size: { parameter: 'limit', max: 1 },
        parameters: {
          q: {
            texts: {
              'after({value})': { time: 'updateTime', is: '>=' },
              'name is "{value}"': { field: 'name' },
            },
            between: ' and ',
          },
          'only[]': { fields: true, inside: 'has' },
        },
        answer: { rows: records, end: '{isLast}', next: { start: '{next}', path: '{nextPath}', '|': null } },
      }),
      path: '/told',
      fields: 'name:text city:text',
      record: { id: '{id}', has: '{values}' },
    },
    dated: {
      ...plain({
        paging: { by: 'counted', parameter: 'skip' },
        goesOnBy: 'made_after',
        showsDeleted: true,
        parameters: { made_after: { time: 'createTime', is: '>' } },
        headerParameters: { 'if-modified-since': { time: 'updateTime', is: '>', as: 'rfc3339' } },
        answer: { rows: records },
      }),
      path: '/dated',
      fields: 'name:text colour:text:custom',
      times: 'dotNet',
      describe: { path: '/fields', onlyCustom: true, field: '{name}', answer: '{fields}' },
      update: { method: 'PUT', status: 204 },
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
      const url = path.startsWith('http') ? path : `http://localhost/dialects/larch${path}`;
      const answer = await app.request(url, {
        method,
        headers: { authorization: `Basic ${credential}`, 'larch-version': '2', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
    },
  };
}

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('pages have numbers, and addresses of the next page, in the answer and in a header', async () => {
  const { call, account } = await open({ numbered: 5 });
  account.quirks.largestPage = 2;

  const first = await call('GET', '/numbered');
  const second = await call('GET', first.body.next);
  const third = await call('GET', '/numbered?page=3');

  expect(first.body).toMatchObject({ page: 1, of: 3 });
  expect(first.headers.get('link')).toBe(`<${first.body.next}>; rel="next"`);
  expect([first, second, third].map(({ body }) => idsIn(body.rows))).toEqual([
    ['t1', 't2'],
    ['t3', 't4'],
    ['t5'],
  ]);
  expect([third.body.next, third.headers.get('link')]).toEqual([null, null]);
});

test('a caller counts records, or names the last one', async () => {
  const { call } = await open({ counted: 3, afterLast: 3 });

  const counted = await call('GET', '/counted?skip=2');
  const first = await call('GET', '/after-last?limit=1');
  const after = await call('GET', '/after-last?after=t1');

  expect(counted.body).toMatchObject({ rows: [{ id: 't3' }], more: false });
  expect([first, after].map(({ body }) => idsIn(body))).toEqual([['t1'], ['t2', 't3']]);
  expect(await call('GET', '/counted?limit=3')).toMatchObject({
    status: 400,
    body: { error: { field: 'limit' } },
  });
});

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

test('conditions stand in a text, and some members are asked for one by one', async () => {
  const { call, account } = await open({ told: 3 });
  const noon = Date.parse('2026-03-01T12:00:00Z') / 1000;
  const name = String(account.everyRecord('told')[1]?.values.name);
  const ask = (q: string, more = '') => call('GET', `/told?q=${encodeURIComponent(q)}${more}`);

  const first = await ask(`after(${noon - 1})`, '&only[]=name&only[]=other');
  const second = await call('GET', `http://localhost${first.body.next.path}`);
  const both = await ask(`after(${noon - 2}) and name is "${name}"`);

  expect(first.body).toMatchObject({ rows: [{ id: 't2', has: { name } }], end: false, next: { start: 1 } });
  expect(first.body.rows[0].has).not.toHaveProperty('city');
  expect(second.body).toMatchObject({ rows: [{ id: 't3' }], end: true, next: null });
  expect(both.body.rows).toMatchObject([{ id: 't2' }]);
  expect((await ask('before(1)')).status).toBe(500);
});

test('a list takes headers, shows what was deleted, and in circles does not look at where a caller goes on', async () => {
  const { call, account } = await open({ dated: 3 });
  const noon = Date.parse('2026-03-01T12:00:00Z');
  const after = `/dated?made_after=${encodeURIComponent('/Date(')}`;

  await call('DELETE', '/dated/t1');
  const changed = await call('GET', '/dated', undefined, { 'if-modified-since': '2026-03-01T11:59:59Z' });
  account.quirks.largestPage = 2;
  account.quirks.cursor = 'cycles';
  await call('GET', '/dated');
  const second = await call('GET', `${after}1)/`);

  expect(changed.body.rows).toMatchObject([
    { id: 't1', changed: `/Date(${noon}+0000)/` },
    { id: 't3', changed: `/Date(${noon}+0000)/` },
  ]);
  expect(idsIn(second.body.rows)).toEqual(['t3']);
  expect((await call('GET', '/fields')).body).toEqual(['colour']);
  expect(await call('PUT', '/dated/t2', { name: 'Elm' })).toMatchObject({ status: 204, body: undefined });
});

test('records below others are listed and made there only', async () => {
  const { call, account } = await open({ numbered: 2, notes: 4 });
  account.quirks.largestPage = 1;

  const lists = [await call('GET', '/numbered/t1/notes'), await call('GET', '/numbered/t2/notes')];

  expect(lists.map(({ body }) => idsIn(body.notes.map(({ note }: { note: object }) => note)))).toEqual([
    ['n1', 'n3'],
    ['n2', 'n4'],
  ]);
  expect(lists[0]?.body.notes[0].note).not.toHaveProperty('thing');
  expect((await call('GET', '/numbered/t9/notes')).status).toBe(404);
  expect((await call('GET', '/numbered/t2/notes/n1')).status).toBe(404);
  expect((await call('GET', '/numbered/t1/notes/n1?expand=all')).status).toBe(500);
  expect(await call('DELETE', '/numbered/t1/notes/n1')).toMatchObject({ status: 204, body: undefined });
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

test('a change can be answered without a body', async () => {
  const { call, account } = await open({ counted: 1 });

  const { status, body } = await call('PATCH', '/counted/t1', { name: 'Ada' });

  expect([status, body]).toEqual([204, undefined]);
  expect(account.find('counted', 't1')?.values.name).toBe('Ada');
});

test('a call needs the credential and the headers', async () => {
  const { call } = await open();
  expect((await call('GET', '/numbered', undefined, { authorization: 'Bearer token' })).status).toBe(401);
  expect((await call('GET', '/numbered', undefined, { 'larch-version': '1' })).status).toBe(500);
});
