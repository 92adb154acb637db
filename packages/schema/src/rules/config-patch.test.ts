import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigContent } from '../resources/config.ts';
import type { JsonPatchOperation } from '../resources/installations.ts';
import { applyConfigPatch } from './config-patch.ts';
import { crmSync, savedContent } from './crm-sync.fixture.ts';

const patchContacts = (...changes: JsonPatchOperation[]) =>
  applyConfigPatch(savedContent, 'read', 'contacts', changes, crmSync);

const add = (path: string, value: unknown) => ({ op: 'add' as const, path, value });
const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value });
const remove = (path: string) => ({ op: 'remove' as const, path });
const stored = savedContent.read?.objects.contacts;

describe('patching the config of an object', () => {
  it.each<[string, JsonPatchOperation[], Record<string, unknown>]>([
    ['adds', [add('/selectedFields/city', true)], { selectedFields: { phone: true, city: true } }],
    ['replaces with add', [add('/schedule', '5 * * * *')], { schedule: '5 * * * *' }],
    ['replaces', [replace('/disabled', false)], { disabled: false }],
    ['removes', [remove('/selectedFields/phone')], { selectedFields: {} }],
    [
      'replaces what the manifest stands in for',
      [replace('/destination', 'other')],
      { destination: 'other' },
    ],
    [
      'makes missing parents',
      [add('/selectedValueMappings/segment/gold', 'a')],
      { selectedValueMappings: { segment: { gold: 'a' } } },
    ],
    [
      'makes missing lists',
      [add('/dynamicMappingsInput/-', { mapToName: 'x' })],
      { dynamicMappingsInput: [{ mapToName: 'x' }] },
    ],
    [
      'replaces an item of a list',
      [replace('/fieldFilters/0/value', 'Rome')],
      { fieldFilters: [{ fieldName: 'city', operator: 'eq', value: 'Rome' }] },
    ],
    ['removes an item of a list', [remove('/fieldFilters/0')], { fieldFilters: [] }],
    [
      'reads escaped names',
      [add('/selectedFields/a~1b~0c', true)],
      { selectedFields: { phone: true, 'a/b~c': true } },
    ],
    [
      'takes names that objects inherit',
      [add('/selectedValueMappings/toString/valueOf', 'a')],
      { selectedValueMappings: { toString: { valueOf: 'a' } } },
    ],
    ['adds a member that it does not know', [add('/colour/hue', 3)], { colour: { hue: 3 } }],
    [
      'applies changes in order',
      [remove('/selectedFields'), add('/selectedFields/city', true)],
      { selectedFields: { city: true } },
    ],
  ])('%s', (_, changes, expected) => {
    const result = patchContacts(...changes);

    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.content.read?.objects.contacts).toEqual({ ...stored, ...expected });
  });

  // @holds S138
  it.each<[string, JsonPatchOperation, string]>([
    ['another operation', { op: 'move' as 'add', path: '/schedule' }, 'Use add, remove or replace'],
    ['a path without slash', add('schedule', ''), 'no valid path'],
    ['a bad escape', add('/selectedFields/~2', true), 'no valid path'],
    ['a rename', replace('/objectName', 'x'), 'cannot be changed'],
    [
      'a prototype inside of an unknown member',
      add('/colour', JSON.parse('{"a":[{"__proto__":true}]}')),
      'cannot be used',
    ],
    ['the whole entry', replace('/', {}), 'does not exist here'],
    ['a missing value', { op: 'add', path: '/schedule' }, 'has no value'],
    ['null', add('/schedule', null), '/schedule must be text'],
    ['a replacement of nothing', replace('/selectedFields/city', true), 'Use add'],
    ['a removal of nothing', remove('/backfill'), 'nothing to remove'],
    ['a path into a value', add('/schedule/x', 1), 'goes inside /schedule'],
    ['a bad index', add('/fieldFilters/7', {}), 'no item "7" in a list of 1'],
    ['an index that is no number', remove('/fieldFilters/length'), 'no item "length"'],
    ['a wrong type', add('/selectedFields/city', 'yes'), '/selectedFields/city must be true'],
    ['an unknown choice', add('/selectedFieldsAuto', 'some'), 'must be "all"'],
    ['a half backfill', add('/backfill/fieldFilters', []), '/backfill/defaultPeriod is missing'],
    ['an empty period', add('/backfill', { defaultPeriod: {} }), 'days or fullHistory'],
    ['negative days', add('/backfill/defaultPeriod/days', -1), 'a whole number from 0'],
    ['a prototype in the path', add('/selectedFields/__proto__', true), 'cannot be used'],
    ['a constructor in the path', add('/constructor/prototype/x', 1), 'cannot be used'],
    ['a prototype in the value', add('/selectedFields', JSON.parse('{"__proto__":true}')), 'cannot be used'],
    ['a dead end', add('/selectedFields/city/deep', true), 'must be true or false'],
  ])('refuses %s', (_, change, message) => {
    expect(patchContacts(change)).toMatchObject({
      ok: false,
      reason: 'patch_invalid',
      index: 0,
      message: expect.stringContaining(message),
    });
  });

  it.each(['write', 'subscribe'] as const)('knows schedule and selectedFields of a %s object', (action) => {
    const changes = [replace('/schedule', '0 * * * *'), add('/selectedFields/phone', true)];

    const result = applyConfigPatch(savedContent, action, 'contacts', changes, crmSync);

    expect(result.ok && result.content[action]?.objects.contacts).toMatchObject({
      schedule: '0 * * * *',
      selectedFields: { phone: true },
    });
  });

  it('applies all changes or none, and says which is at fault', () => {
    const before = JSON.parse(JSON.stringify(savedContent));

    const result = patchContacts(add('/selectedFields/city', true), remove('/selectedFields/fax'));

    expect(result).toMatchObject({ ok: false, index: 1 });
    expect(savedContent).toEqual(before);
  });

  it('knows an object by its mapped name and keeps its key', () => {
    const result = applyConfigPatch(savedContent, 'read', 'people', [add('/disabled', false)], crmSync);

    expect(result.ok && Object.keys(result.content.read?.objects ?? {})).toEqual(['contacts']);
  });

  it.each(['selectedFields', 'selectedFieldMappings'])(
    'replaces %s that answers show and nothing stored',
    (member) => {
      const stored = { provider: 'sandbox', read: { objects: { contacts: { objectName: 'contacts' } } } };

      const result = applyConfigPatch(stored, 'read', 'contacts', [replace(`/${member}`, {})], crmSync);

      expect(result).toMatchObject({
        ok: true,
        content: { read: { objects: { contacts: { [member]: {} } } } },
      });
    },
  );

  it.each(['length/a', '4294967295/a', 'length'])(
    'takes "%s" for no item of a list that is not there',
    (inside) => {
      const result = patchContacts(add(`/dynamicMappingsInput/${inside}`, 'a'));

      expect(result).toMatchObject({ ok: false, reason: 'patch_invalid', index: 0 });
    },
  );

  it.each(['leads', '__proto__', 'constructor'])('finds no object %s', (name) => {
    const result = applyConfigPatch(savedContent, 'read', name, [remove('/schedule')], crmSync);

    expect(result).toMatchObject({
      reason: 'object_not_found',
      message: expect.stringContaining('contacts, companies'),
    });
  });

  // @holds S8, S135
  it.each([
    ['read', 'companies', 'disabled', { selectedFields: {}, selectedFieldMappings: {}, disabled: true }],
    ['write', 'deals', 'deletionSettings', { deletionSettings: { enabled: true } }],
    [
      'subscribe',
      'contacts',
      'deleteEvent',
      {
        destination: 'events',
        inheritFieldsAndMappings: true,
        createEvent: { enabled: 'always' },
        updateEvent: { enabled: 'always', requiredWatchFields: ['email'] },
        deleteEvent: { enabled: 'always' },
        otherEvents: ['merged'],
      },
    ],
  ] as const)(
    'starts a %s object that is not in the config from the manifest',
    (action, name, member, expected: Record<string, unknown>) => {
      const change = add(`/${member}`, expected[member]);

      const result = applyConfigPatch({ provider: 'sandbox' }, action, name, [change], crmSync);

      expect(result).toEqual({
        ok: true,
        content: {
          provider: 'sandbox',
          [action]: { objects: { [name]: { objectName: name, ...expected } } },
        },
      });
    },
  );
});

const names = [
  'selectedFields',
  'selectedFieldMappings',
  'fieldFilters',
  'backfill',
  'defaultPeriod',
  'schedule',
];
const odd = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '0',
  '-',
  '',
  'a~1b',
  'phone',
  'tier',
];
const segment = fc.oneof(fc.constantFrom(...names), fc.constantFrom(...odd));
const value = fc.oneof(fc.boolean(), fc.string(), fc.jsonValue(), fc.constant([]), fc.constant({}));
const operation: fc.Arbitrary<JsonPatchOperation> = fc.record({
  op: fc.constantFrom('add', 'remove', 'replace'),
  path: fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  value,
});

describe('patching with anything', () => {
  it('never throws, never mutates, never reaches a prototype, and gives a valid config', () => {
    const before = JSON.stringify(savedContent);
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), (changes) => {
        const result = patchContacts(...changes);

        expect(JSON.stringify(savedContent)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
        if (!result.ok) return;
        expect(ConfigContent.parse(result.content)).toEqual(result.content);
        expect(JSON.stringify(result.content)).not.toMatch(/"(__proto__|constructor|prototype)"/);
      }),
      { numRuns: 1000 },
    );
  });

  it('is undone by the inverse', () => {
    const field = fc.stringMatching(/^[a-z ~/.]{1,8}$/).filter((name) => name !== 'phone');
    fc.assert(
      fc.property(field, fc.boolean(), (name, isChosen) => {
        const path = `/selectedFields/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

        const result = patchContacts(add(path, isChosen), remove(path));

        expect(result).toEqual({ ok: true, content: savedContent });
      }),
    );
  });
});
