import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { OutgoingError } from '../../platform/outgoing/errors.ts';
import { ProviderText } from '../provider-words/provider-text.ts';
import { noSecrets } from '../provider-words/secrets-in-use.ts';
import { ProviderError } from './engine/provider-error.ts';
import { guardCode } from './guard-code.ts';
import { loadConnectors } from './load-connectors.ts';
import { readPage } from './read-page.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../../docs/guides/connectors.md', import.meta.url)),
  'utf8',
);
const [, alder = ''] = /This is `connectors\/alder\.js`:\n\n```js\n(.*?)```/s.exec(guide) ?? [];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-code-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Loads the files of the folder as a server does. */
async function load(files: Record<string, string>, isOn = true) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const env = readEnv({ DOWEL_CONNECTORS: folder, ...(isOn && { DOWEL_CODE_CONNECTORS: '1' }) });
  return { connectors: await loadConnectors(env, log), logged: lines.map((line) => JSON.parse(line)) };
}

/** Alder, whose export is done at the third call for it. */
function startAlder() {
  const calls: string[] = [];
  const answers = [
    { id: 'e1' },
    { done: false },
    { done: false },
    { done: true, rows: [{ number: '7', total: 2 }] },
  ];
  const fetch = async (path: string, init: RequestInit = {}) => {
    calls.push(`${init.method} ${path}`);
    return Object.assign(Response.json(answers[calls.length - 1]), { secrets: noSecrets });
  };
  return { calls, fetch };
}

describe('a connector of code', () => {
  it('reads pages whose positions outlive the process', async () => {
    const { calls, fetch } = startAlder();
    const records: unknown[] = [];
    let stored: string | undefined;
    do {
      const connector = (await load({ 'alder.js': alder })).connectors.fromFile('alder');
      if (!connector) throw new Error('The connector of the guide was left out.');
      const cursor = stored === undefined ? {} : { cursor: new ProviderText(stored) };
      const page = await readPage(
        connector,
        { objectName: 'orders', fields: [], pageSize: 10, ...cursor },
        fetch,
      );
      records.push(...page.records);
      stored = page.nextCursor?.toSend();
      expect(page.waitMs).toBe(stored === undefined ? undefined : 60_000);
    } while (stored !== undefined);

    expect(records).toEqual([{ number: '7', total: 2 }]);
    expect(calls).toEqual(['POST /orders/exports', ...Array(3).fill('GET /exports/e1')]);
  });

  it('says which objects it has, and their fields', async () => {
    const connector = (await load({ 'alder.js': alder })).connectors.fromFile('alder');
    const { fetch } = startAlder();

    expect(connector?.hasObject('orders')).toBe(true);
    expect(Object.keys((await connector?.describe('orders', fetch))?.fields ?? {})).toEqual([
      'number',
      'total',
    ]);
    const unknown = { objectName: 'invoices', fields: [], pageSize: 10 };
    await expect(connector?.readPage(unknown, undefined, fetch)).rejects.toThrow(
      'Alder has no object "invoices".',
    );
  });

  it('is left out with a sentence where the server runs no code', async () => {
    const { connectors, logged } = await load({ 'alder.js': alder }, false);

    expect(await connectors.find('alder')).toBeUndefined();
    expect(logged.filter(({ msg }) => msg === 'connector left out')).toMatchObject([
      {
        message: 'It is code, which would run with all rights of the server, and the server runs none.',
        fix: expect.stringContaining('DOWEL_CODE_CONNECTORS=1'),
      },
    ]);
  });

  it.each([
    ['throws', 'throw new Error("no key")', 'It throws when it is loaded: no key'],
    ['is no JavaScript', 'export default (', 'It throws when it is loaded: '],
    ['exports no function', 'export default { provider: "a" }', 'Its default export is no function.'],
    ['returns nothing', 'export default () => undefined', 'Its function returns no connector.'],
    [
      'throws when it is asked for an object',
      `export default ({ codeConnector }) => ({
        ...codeConnector({ provider: 'a', displayName: 'A', objects: { b: {} }, readPage() {} }),
        object() { throw new Error('no facts') },
      })`,
      'It throws when it is loaded: no facts',
    ],
    [
      'returns something else',
      'export default () => ({ provider: "a", displayName: "A", readPage() {} })',
      'The connector that it returns has no object, hasObject, asked, describe, writing.',
    ],
  ])('is left out when it %s, and the others count', async (_, text, message) => {
    const { connectors, logged } = await load({ 'alder.js': alder, 'broken.js': text });

    expect(await connectors.find('alder')).toBeDefined();
    const leftOut = logged.filter(({ msg }) => msg === 'connector left out');
    expect(leftOut).toMatchObject([
      { file: join(folder, 'broken.js'), message: expect.stringContaining(message) },
    ]);
  });

  it.each<[string, string, string, RegExp]>([
    [
      'throws',
      `throw new TypeError('no such member')`,
      'rejected',
      /connector of Oak failed: no such member/,
    ],
    ['answers nothing', 'return undefined', 'rejected', /what is no page/],
    ['answers a list as a record', 'return { records: [["1"]] }', 'rejected', /what is no page/],
    ['answers a position that is no JSON', 'return { records: [], next: 5n }', 'rejected', /what is no page/],
    ['does not end', 'return new Promise(() => undefined)', 'unreachable', /not come to an end within 1 s/],
    [
      'takes what our call throws for nothing of its own',
      'await fetch("/x")',
      'unreachable',
      /could not be reached/,
    ],
    [
      'reads an answer that breaks off',
      'await (await fetch("/half")).text()',
      'unreachable',
      /It breaks off/,
    ],
  ])('ends a read with a sentence when a function of it %s', async (_, code, kind, words) => {
    const text = `export default ({ restConnector }) => {
      const rest = restConnector(${JSON.stringify(oak)});
      return { ...rest, readPage: async (request, position, fetch) => { ${code} } };
    };`;
    const made = (await load({ 'oak.js': text })).connectors.fromFile('oak');
    if (!made) throw new Error('The connector was left out.');
    const connector = guardCode(made, 1000);
    const fetch = async (path: string) => {
      if (path !== '/half') throw new ProviderError('unreachable', 'Oak could not be reached.');
      const broken = new OutgoingError('invalid_answer', 'https://oak.example', 'It breaks off.');
      const body = new ReadableStream({ start: (controller) => controller.error(broken) });
      return Object.assign(new Response(body), { secrets: noSecrets });
    };
    const reading = connector.readPage({ objectName: 'notes', fields: [], pageSize: 1 }, undefined, fetch);

    await expect(reading).rejects.toMatchObject({ kind, message: expect.stringMatching(words) });
  });

  /** Oak with functions of the code. A server loads a file once, so a test has one. */
  const oakWith = async (functions: string) => {
    const text = `export default ({ restConnector, getText }) => ({
      ...restConnector(${JSON.stringify(oak)}),
      ${functions},
    });`;
    const made = (await load({ 'oak.js': text })).connectors.fromFile('oak');
    return made && guardCode(made, 50);
  };

  const linksOf = async (code: string) => {
    const connector = await oakWith(`associationsOf: () => (fetch) => async (records) => { ${code} }`);
    return connector?.associationsOf?.('notes', 'people')?.(startAlder().fetch)([]);
  };

  it.each([
    ['throws', `throw new Error('no links')`, 'connector of Oak failed: no links'],
    ['does not end', 'return new Promise(() => undefined)', 'not come to an end'],
  ])('ends the reading of links with a sentence when its function %s', async (_, code, words) => {
    await expect(linksOf(code)).rejects.toThrow(words);
  });

  it.each([
    ['get', `{ get: async () => ({ id: '1' }) }`, 'what is no record: "get" needs "found"'],
    ['isGenuine', `{ isGenuine: () => new Promise(() => undefined) }`, 'not come to an end'],
    ['subscribe', `{ subscribe: async () => { throw new Error('no hook') } }`, 'of Oak failed: no hook'],
    ['unsubscribe', `{ subscription: { unsubscribe: async () => none } }`, 'of Oak failed: none is not'],
    ['findAccount', `{ findAccount: async (_, to) => (await to('root')('/me')).of.me }`, 'of Oak failed: '],
  ])('says so when %s of a single record or of events fails', async (name, functions, words) => {
    const connector = await oakWith(`...${functions}, events: ${functions}`);
    const { subscription, ...events } = Object(connector?.events);
    const all = { ...events, ...subscription, ...(name === 'get' && connector) };

    await expect(all[name]({}, () => startAlder().fetch)).rejects.toThrow(words);
  });

  it('answers the links that its function finds', async () => {
    const links = await linksOf(`return new Map([['1', [{ id: '2' }]]])`);

    expect(links).toEqual(new Map([['1', [{ id: '2' }]]]));
  });

  it('does not call the provider any more once its time is over', async () => {
    const text = `export default ({ restConnector }) => {
      const rest = restConnector(${JSON.stringify(oak)});
      const late = async (request, position, fetch) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await fetch('/late').catch(() => undefined);
        return { records: [] };
      };
      return { ...rest, readPage: late };
    };`;
    const connector = (await load({ 'oak.js': text })).connectors.fromFile('oak');
    const { calls, fetch } = startAlder();
    const request = { objectName: 'notes', fields: [], pageSize: 1 };

    await expect(connector && guardCode(connector, 50).readPage(request, undefined, fetch)).rejects.toThrow(
      /end/,
    );
    await setTimeout(300);

    expect(calls).toEqual([]);
  });

  it('ends no process with a call that it does not wait for, as any other promise does that fails', () => {
    const guard = new URL('./guard-code.ts', import.meta.url).href;
    const script = `
      import { guardCode, outliveForgotten } from ${JSON.stringify(guard)};
      outliveForgotten({ error: ({ err, connector }) => console.log(connector, err.message) });
      const readPage = async (request, position, fetch) => {
        fetch('/forgotten');
        return { records: [] };
      };
      const refused = async () => { throw new Error('refused'); };
      const oak = guardCode({ displayName: 'Oak', readPage, events: { canTell: () => void refused() } });
      await oak.readPage({}, undefined, refused);
      oak.events.canTell('note.added');
      setTimeout(() => Promise.reject(new Error('of the server')), 10);`;
    const args = ['--conditions=@dowel/source', '--input-type=module', '--eval', script];
    const ended = spawnSync(process.execPath, args, { encoding: 'utf8' });

    expect(ended).toMatchObject({
      stdout: 'Oak refused\nOak refused\n',
      stderr: expect.stringContaining('of the server'),
      status: 1,
    });
  });

  it('reads what is no JSON, and answers records that every database can store', async () => {
    const connector = await oakWith(`async readPage(request, position, fetch) {
      const { text } = await getText({ displayName: 'Oak', errors: {} }, { path: '/notes.csv' }, {}, fetch);
      const rows = text.split('\\n').map((line) => line.split(';'));
      return { records: rows.map(([id, name]) => ({ id: BigInt(id), name })) };
    }`);
    const read = (body: string, status = 200) =>
      connector?.readPage({ objectName: 'notes', fields: [], pageSize: 1 }, undefined, async () =>
        Object.assign(new Response(body, { status }), { secrets: noSecrets }),
      );

    const page = await read('9007199254740993;a\0b\n2;c');

    expect(JSON.stringify(page?.records)).toBe('[{"id":9007199254740993,"name":"ab"},{"id":2,"name":"c"}]');
    await expect(read('slow down', 429)).rejects.toMatchObject({ kind: 'rate_limited' });
    await expect(read('<!doctype html>')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('is one of data with a function of its own', async () => {
    const text = `export default ({ restConnector }) => {
      const rest = restConnector(${JSON.stringify(oak)});
      return { ...rest, readPage: async () => ({ records: [{ id: '1' }] }) };
    };`;
    const connector = (await load({ 'oak.js': text })).connectors.fromFile('oak');
    const page = await connector?.readPage(
      { objectName: 'notes', fields: [], pageSize: 1 },
      undefined,
      startAlder().fetch,
    );

    expect(page).toEqual({ records: [{ id: '1' }] });
  });
});

const oak = {
  connectorVersion: 1,
  provider: 'oak',
  displayName: 'Oak',
  verified: 'nothing',
  errors: { message: 'error' },
  objectNames: 'any',
  object: {
    record: { id: 'id' },
    list: { request: { path: '/{objectName}' }, records: '.', paging: { style: 'none', size: { max: 100 } } },
    changes: { source: 'none' },
    order: 'none',
    deletes: { source: 'unknown' },
    fields: { source: 'sampled' },
  },
};
