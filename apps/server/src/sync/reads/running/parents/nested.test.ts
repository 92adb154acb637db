import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../../test/full-run.ts';
import { receiverOfEachTest } from '../../../../../test/receiver-of-each-test.ts';
import type { Fetch } from '../../../../platform/outgoing/outgoing.ts';
import type { RestDefinition } from '../../../../providers/connectors/engine/definition.ts';
import { createConnectors } from '../../../../providers/connectors/find-connector.ts';
import type { ConnectorException } from '../../../../providers/connectors/format.ts';
import { restConnector } from '../../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../../providers/connectors/sandbox.ts';
import { startReading } from '../reading.fixture.ts';

const receiver = receiverOfEachTest();

const PAGE = 2;

/** A list of the tree, below the records that the placeholders name. */
function listAt(path: string, parents?: ConnectorException['parents']): ConnectorException {
  return {
    record: { id: 'key' },
    ...(parents && { parents }),
    list: {
      request: { path },
      records: 'items',
      paging: {
        style: 'cursor',
        next: 'next',
        into: { query: 'cursor' },
        end: { when: 'absent' },
        size: { into: { query: 'limit' }, max: PAGE },
      },
    },
    changes: { source: 'none' },
    order: 'none',
    fields: { source: 'list', fields: [{ name: 'key', type: 'string' }] },
    write: null,
    events: null,
  };
}

/** The sandbox, if its contacts were tasks of lists of boards of teams. */
const connector: RestDefinition = {
  ...sandbox,
  objects: {
    teams: listAt('/tree'),
    boards: listAt('/tree/{team}', { object: 'teams', values: { team: 'key' } }),
    lists: listAt('/tree/{team}/{board}', { object: 'boards', values: { team: 'team', board: 'key' } }),
    contacts: listAt('/tree/{team}/{board}/{list}', {
      object: 'lists',
      values: { team: 'team', board: 'board', list: 'key' },
      idField: 'path',
    }),
  },
};

type Tree = { readonly [key: string]: Tree };

async function startTree(tree: Tree) {
  const world = { calls: [] as string[], refused: new Map<string, number>() };
  const outgoing: Fetch = async (address, init) => {
    const { pathname, searchParams: query } = new URL(address);
    const [, path] = /\/tree(\/.*)?$/.exec(pathname) ?? [];
    if (!/\/tree(\/|$)/.test(pathname)) return fetch(address, init);
    const keys = (path ?? '').split('/').filter(Boolean);
    world.calls.push([keys.join('/'), query.get('cursor') ?? ''].join(' ').trim());
    const status = world.refused.get(keys.join('/'));
    if (status) return Response.json({ error: { message: 'Not for you.' } }, { status });
    const names = Object.keys(keys.reduce<Tree>((part, key) => part[key] ?? {}, tree));
    const start = Number(query.get('cursor') ?? 0);
    const isMore = start + PAGE < names.length;
    const items = names.slice(start, start + PAGE).map((key) => ({ key }));
    return Response.json({ items, ...(isMore && { next: String(start + PAGE) }) });
  };
  const reading = await startReading(receiver, {
    outgoing,
    connectors: createConnectors([restConnector(connector)]),
    object: { requiredFields: [{ fieldName: 'path' }], optionalFields: [] },
  });
  return {
    ...reading,
    world,
    install: reading.installContacts,
    ids: () => reading.messages().flatMap(({ result = [] }) => result.map(({ id }) => String(id))),
  };
}

const leaves = (...keys: string[]): Tree => Object.fromEntries(keys.map((key) => [key, {}]));

/** Three teams; some boards and lists are empty. */
const tree: Tree = {
  a: { a1: { x: leaves('1', '2', '3'), y: {} }, a2: {}, a3: { z: leaves('1') } },
  b: {},
  c: { c1: { x: leaves('1', '2') } },
};
const all = ['a/a1/x/1', 'a/a1/x/2', 'a/a1/x/3', 'a/a3/z/1', 'c/c1/x/1', 'c/c1/x/2'];

describe('a read of records three levels below others', () => {
  it('reads each list of each level once, leaves out what is below a board that the account may not see, and names it', async () => {
    const reading = await startTree(tree);
    const installation = await reading.install();

    await reading.runJobs();

    expect(reading.ids()).toEqual(all);
    const { calls } = reading.world;
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls).toHaveLength(2 + 4 + 4 + 5);

    reading.world.refused.set('a/a1', 403).set('b', 404);
    receiver.received.length = 0;
    await reading.trigger(installation);
    await reading.runJobs();
    expect(reading.ids()).toEqual(all.slice(3));
    const [operation] = await reading.operationsOf(installation.id);
    expect(operation?.result).toContain('could not be read: a/a1');
    const logs = JSON.stringify(await reading.logsOf(operation));
    expect(logs).toContain('list below the record a/a1 of \\"boards\\"');
    expect(logs).toContain('nothing below the record b of \\"teams\\"');
  });

  inFull('goes on at the right place of the tree, wherever its process is killed', async () => {
    const reading = await startTree({
      a: { a1: { x: leaves('1', '2', '3') } },
      b: {},
      c: { c1: { y: leaves('1') } },
    });
    const installation = await reading.install();
    await reading.runJobs();
    const ids = new Set(reading.ids());
    let deaths = 0;
    for (let survived = 1, isDead = true; isDead; survived += 3) {
      receiver.received.length = 0;
      await reading.trigger(installation);
      isDead = await reading.dyingTurn(installation.id, survived);
      deaths += Number(isDead);
      await reading.runJobs();
      reading.advanceClock(60_000);
      await reading.runJobs();

      expect(new Set(reading.ids()), `killed after ${survived} statements`).toEqual(ids);
    }
    expect([ids.size, deaths > 2]).toEqual([4, true]);
  });
});
