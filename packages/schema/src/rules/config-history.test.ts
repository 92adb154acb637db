import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { contentChanges, objectContent, objectContentChanges } from './config-history.ts';

const reading = (entry: Partial<ReadConfigObject>): ConfigContent => ({
  provider: 'sandbox',
  read: { objects: { contacts: { objectName: 'contacts', ...entry } } },
});
const changed = (before: Partial<ReadConfigObject>, after: Partial<ReadConfigObject>) =>
  objectContentChanges(
    'contacts',
    objectContent(reading(before), 'contacts'),
    objectContent(reading(after), 'contacts'),
  );

describe('telling what changed in an object', () => {
  it('names fields that were added and removed', () => {
    expect(
      changed(
        { selectedFields: { fax: true, phone: true } },
        { selectedFields: { phone: true, city: true } },
      ),
    ).toEqual([
      {
        action: 'read',
        objectName: 'contacts',
        change: 'changed',
        changeCount: 2,
        fieldsAdded: ['city'],
        fieldsRemoved: ['fax'],
      },
    ]);
  });

  it('names mappings with the field before and after', () => {
    expect(
      changed(
        { selectedFieldMappings: { stage: 'lead_status', tier: 'plan' } },
        { selectedFieldMappings: { stage: 'lifecycle_stage', region: 'region' } },
      ),
    ).toMatchObject([
      {
        changeCount: 3,
        mappings: [
          { mapToName: 'stage', from: 'lead_status', to: 'lifecycle_stage' },
          { mapToName: 'tier', from: 'plan' },
          { mapToName: 'region', to: 'region' },
        ],
      },
    ]);
  });

  it('names values of mappings', () => {
    expect(
      changed(
        { selectedValueMappings: { tier: { gold: 'A' } } },
        { selectedValueMappings: { tier: { gold: 'B' } } },
      ),
    ).toMatchObject([{ valueMappings: [{ fieldName: 'tier', mappedValue: 'gold', from: 'A', to: 'B' }] }]);
  });

  it('names other members, with their value when it is a plain one', () => {
    expect(
      changed(
        { schedule: '0 1 * * *' },
        { schedule: '0 2 * * *', disabled: true, backfill: { defaultPeriod: {} } },
      ),
    ).toMatchObject([
      {
        settings: [
          { name: 'schedule', from: '0 1 * * *', to: '0 2 * * *' },
          { name: 'disabled', from: 'false', to: 'true' },
          { name: 'backfill' },
        ],
      },
    ]);
  });

  it('finds nothing where only the offers of a page differ, or a field is named as not selected', () => {
    expect(
      changed(
        { selectedFields: {} },
        { selectedFields: { fax: false }, dynamicMappingsInput: [{ mapToName: 'tier' }] },
      ),
    ).toEqual([]);
  });

  it('counts in the list of all objects, and says which came and went', () => {
    const before = reading({ selectedFields: { phone: true } });
    const after: ConfigContent = {
      provider: 'sandbox',
      read: { objects: { deals: { objectName: 'deals' } } },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    };

    expect(contentChanges(before, after)).toMatchObject([
      { action: 'read', objectName: 'contacts', change: 'removed', changeCount: 1 },
      { action: 'read', objectName: 'deals', change: 'added' },
      { action: 'write', objectName: 'contacts', change: 'added' },
    ]);
  });

  it('leads from the old selection to the new one, whatever they are', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'toString', '__proto__'));
    const selected = (fields: string[]) => Object.fromEntries(fields.map((name) => [name, true]));
    fc.assert(
      fc.property(names, names, (before, after) => {
        const [change] = changed({ selectedFields: selected(before) }, { selectedFields: selected(after) });
        const { fieldsAdded = [], fieldsRemoved = [] } = change ?? {};
        const kept = before.filter((name) => !fieldsRemoved.includes(name));

        expect([...kept, ...fieldsAdded].sort()).toEqual([...after].sort());
      }),
    );
  });
});
