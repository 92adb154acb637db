import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { isObjectDirty } from './comparable-entries.ts';
import { applyConfigPatch } from './config-patch.ts';
import { crmSync, savedContent } from './crm-sync.fixture.ts';
import { objectChanges } from './object-changes.ts';

const reading = (members: Partial<ReadConfigObject>): ConfigContent => ({
  provider: 'sandbox',
  read: { objects: { contacts: { objectName: 'contacts', ...members } } },
});

describe('finding the changes of an object', () => {
  it.each<[string, ConfigContent | undefined, ConfigContent, unknown[]]>([
    ['nothing', savedContent, savedContent, []],
    [
      'nothing where only the spelling differs',
      reading({ selectedFields: { a: false } }),
      reading({ disabled: false }),
      [],
    ],
    [
      'one field',
      reading({ selectedFields: { a: true } }),
      reading({ selectedFields: { a: true, 'b/c': true } }),
      [{ op: 'add', path: '/selectedFields/b~1c', value: true }],
    ],
    [
      'a field that is not chosen any more',
      reading({ selectedFields: { a: true } }),
      reading({}),
      [{ op: 'remove', path: '/selectedFields/a' }],
    ],
    [
      'another mapping',
      reading({ selectedFieldMappings: { tier: 'a' } }),
      reading({ selectedFieldMappings: { tier: 'b' } }),
      [{ op: 'replace', path: '/selectedFieldMappings/tier', value: 'b' }],
    ],
    ['a stop', reading({}), reading({ disabled: true }), [{ op: 'add', path: '/disabled', value: true }]],
    [
      'an object taken as it comes',
      undefined,
      reading({ selectedFields: {} }),
      [{ op: 'add', path: '/selectedFields', value: {} }],
    ],
    ['no object', savedContent, { provider: 'sandbox' }, []],
  ])('gives %s', (_, saved, draft, expected) => {
    expect(objectChanges(saved, draft, 'contacts')).toEqual(expected);
  });

  it('gives a change that the service takes for a write object', () => {
    const draft = { provider: 'sandbox', write: { objects: { deals: { objectName: 'deals' } } } };

    const changes = objectChanges(undefined, draft, 'deals', 'write');

    expect(applyConfigPatch({ provider: 'sandbox' }, 'write', 'deals', changes, crmSync)).toMatchObject({
      ok: true,
    });
  });

  it('gives changes that lead from what is saved to the draft', () => {
    const name = fc.constantFrom('a', 'b', 'c/d', 'e~f', '$[0]', 'toString');
    const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(name, value, { maxKeys: 3 });
    const entry = fc
      .record(
        {
          schedule: fc.constantFrom('', '0 * * * *'),
          disabled: fc.boolean(),
          selectedFields: maybe(fc.boolean()),
          selectedFieldMappings: maybe(fc.constantFrom('', 'x', 'y')),
          selectedValueMappings: maybe(maybe(fc.constantFrom('1', '2'))),
          dynamicMappingsInput: fc.array(fc.record({ mapToName: name }), { maxLength: 2 }),
        },
        { requiredKeys: [] },
      )
      .map(reading);
    fc.assert(
      fc.property(fc.option(entry, { nil: undefined }), entry, (saved, draft) => {
        const changes = objectChanges(saved, draft, 'contacts');
        const start = saved ?? { provider: 'sandbox' };
        const result = applyConfigPatch(start, 'read', 'contacts', changes, crmSync);

        expect(result).toMatchObject({ ok: true });
        expect(result.ok && isObjectDirty(result.content, draft, 'contacts')).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('asking whether an object was edited', () => {
  it.each<[ConfigContent | undefined, ConfigContent, boolean]>([
    [undefined, { provider: 'sandbox' }, false],
    [undefined, reading({}), true],
    [reading({}), { provider: 'sandbox' }, true],
    [reading({}), reading({ selectedFields: {}, disabled: false }), false],
    [reading({}), reading({ selectedFields: { a: true } }), true],
  ])('%# compares what is meant', (before, draft, expected) => {
    expect(isObjectDirty(before, draft, 'contacts')).toBe(expected);
  });
});
