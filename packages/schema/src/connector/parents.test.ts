import { describe, expect, it } from 'vitest';
import { connectorAbilities } from './abilities.ts';
import { good as oak, signature, webhooks } from './good-connector.fixture.ts';
import { parseConnector } from './parse-connector.ts';

const list = (path: string) => ({
  request: { path },
  records: 'items',
  paging: { style: 'none', size: { max: 100 } },
});

function good() {
  return {
    ...oak,
    webhooks,
    objectNames: 'listed',
    object: {
      record: { id: 'id' },
      list: list('/{objectName}'),
      changes: { source: 'none' },
      order: 'none',
      deletes: { source: 'unknown' },
      fields: { source: 'list', fields: [{ name: 'id', type: 'string' }] },
    },
    objects: {
      boards: {},
      lanes: { parents: { object: 'boards', values: { board: 'id' } }, list: list('/boards/{board}/lanes') },
      cards: {
        parents: { object: 'boards', values: { board: 'id' }, idField: 'cardId' },
        list: list('/boards/{board}/cards'),
        write: {
          answer: { id: 'id' },
          create: { method: 'POST', path: '/boards/{board}/cards', repeat: { by: 'none' } },
          update: { method: 'PATCH', path: '/boards/{board}/cards/{id}', repeat: { by: 'upsert' } },
          get: { path: '/boards/{board}/cards/{id}' },
        },
      },
    },
  };
}
type Good = ReturnType<typeof good>;

/** The findings for a connector that differs from a good one. */
function found(change: (objects: Good['objects']) => unknown) {
  const connector = good();
  change(connector.objects);
  return parseConnector(JSON.stringify(connector, null, 2)).findings;
}

describe('parents of an object in the file of a connector', () => {
  it('can be below others themselves', () => {
    expect(found(({ cards }) => Object.assign(cards.parents, { object: 'lanes' }))).toEqual([]);
  });

  it('cannot be below each other', () => {
    const findings = found(({ cards, lanes }) => {
      Object.assign(cards.parents, { object: 'lanes' });
      Object.assign(lanes.parents, { object: 'cards' });
    });

    expect(findings.map(({ path }) => path)).toEqual([
      'objects.lanes.parents.object',
      'objects.cards.parents.object',
    ]);
    expect(findings[0]?.message).toContain('go in a circle');
  });

  it('can be used, and are told of', () => {
    const { connector, findings } = parseConnector(JSON.stringify(good()));

    expect(findings).toEqual([]);
    const cards = connector && connectorAbilities(connector).find(({ objectName }) => objectName === 'cards');
    expect(cards?.sentences).toContain('Reads the list of each record of "boards".');
  });

  it('are named by webhooks too, if each parent has a subscription', () => {
    const hooks = { path: '/boards/{board}/hooks' };
    const { account: _, ...event } = webhooks.event;
    const own = {
      signature,
      event,
      parents: { object: 'bords', values: { board: 'id' } },
      create: { request: hooks, address: { body: 'url' }, ownSecret: { body: 'secret' }, id: 'id' },
      list: { request: hooks, records: '.', id: 'id', address: 'url' },
      remove: { method: 'DELETE', path: '/boards/{board}/hooks/{id}' },
    };

    const { findings } = parseConnector(JSON.stringify({ ...good(), webhooks: own }));

    expect(findings).toMatchObject([{ path: 'webhooks.parents.object', fix: 'Write "boards".' }]);
  });

  it.each<[string, (objects: Good['objects']) => unknown, string, RegExp, RegExp]>([
    [
      'an object that is not there',
      ({ cards }) => Object.assign(cards.parents, { object: 'bords' }),
      'objects.cards.parents.object',
      /no object "bords"/,
      /Write "boards"/,
    ],
    [
      'an object below itself',
      ({ cards }) => Object.assign(cards.parents, { object: 'cards' }),
      'objects.cards.parents.object',
      /go in a circle: "cards", "cards"/,
      /not below this one/,
    ],
    [
      'no placeholder',
      ({ cards }) => Object.assign(cards.parents, { values: {} }),
      'objects.cards.parents.values',
      /at least one placeholder/,
      /./,
    ],
    [
      'a placeholder with another meaning',
      ({ lanes }) =>
        Object.assign(lanes, { parents: { object: 'boards', values: { id: 'id' } }, list: list('/b/{id}') }),
      'objects.lanes.parents.values.id',
      /already has a meaning/,
      /another name/,
    ],
    [
      'a list that does not take the parent',
      ({ cards }) => Object.assign(cards, { list: list('/cards') }),
      'objects.cards.list.request',
      /does not take \{board\}/,
      /Put "\{board\}"/,
    ],
    [
      'a placeholder of no parent',
      ({ boards }) => Object.assign(boards, { list: list('/boards/{board}') }),
      'objects.boards.list.request.path',
      /\{board\} is no placeholder here/,
      /\{objectName\}/,
    ],
    [
      'fields that are asked for below a parent',
      ({ cards }) =>
        Object.assign(cards, {
          fields: {
            source: 'call',
            request: { path: '/b/{board}' },
            records: '.',
            members: { name: 'n' },
            types: {},
          },
        }),
      'objects.cards.fields.request.path',
      /\{board\} is no placeholder here/,
      /./,
    ],
    [
      'an update whose id does not say the parent',
      ({ cards }) =>
        Reflect.deleteProperty(cards.parents, 'idField') && Reflect.deleteProperty(cards.write, 'get'),
      'objects.cards.write.update',
      /does not say it/,
      /Add "idField"/,
    ],
    [
      'a new record that goes nowhere',
      ({ cards }) => Object.assign(cards.write.create, { path: '/cards' }),
      'objects.cards.write.create',
      /below which parent/,
      /placeholders/,
    ],
    [
      'an id in the place of another',
      ({ cards }) => Object.assign(cards.parents, { idField: 'id' }),
      'objects.cards.parents.idField',
      /would replace/,
      /another name/,
    ],
    [
      'an id in the place of a field',
      ({ cards }) =>
        Object.assign(cards, {
          parents: { ...cards.parents, idField: 'path' },
          fields: { source: 'list', fields: [{ name: 'path', type: 'string' }] },
        }),
      'objects.cards.parents.idField',
      /has a field "path" itself/,
      /another name/,
    ],
    [
      'an event that does not name the parent',
      ({ cards }) => Object.assign(cards, { events: { create: 'posted' } }),
      'objects.cards.events',
      /Nothing says where an event names \{board\}/,
      /Add it to "parent"/,
    ],
    [
      'an event that names what no id has',
      ({ cards }) =>
        Object.assign(cards, { events: { create: 'posted', parent: { board: 'board', lane: 'lane' } } }),
      'objects.cards.events.parent.lane',
      /does not have \{lane\}/,
      /Remove/,
    ],
  ])('says what is wrong with %s', (_, change, path, message, fix) => {
    const [finding, ...others] = found(change);

    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      path,
      message: expect.stringMatching(message),
      fix: expect.stringMatching(fix),
    });
  });
});
