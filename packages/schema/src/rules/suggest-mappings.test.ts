import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import type { HydratedIntegrationObject } from '../resources/revisions.ts';
import { suggestMappings, sureMappings } from './suggest-mappings.ts';

const text = (fieldName: string, displayName = fieldName): FieldMetadata => ({
  fieldName,
  displayName,
  valueType: 'string',
});
const select = (fieldName: string, ...choices: string[]): FieldMetadata => ({
  fieldName,
  displayName: fieldName,
  valueType: 'singleSelect',
  values: choices.map((choice) => ({ value: choice, displayValue: choice })),
});

function object(mappings: string[], fields: FieldMetadata[]): HydratedIntegrationObject {
  return {
    objectName: 'contacts',
    displayName: 'Contacts',
    destination: '',
    schedule: '',
    requiredFields: mappings.map((mapToName) => ({ mapToName })),
    allFieldsMetadata: Object.fromEntries(fields.map((field) => [field.fieldName, field])),
  };
}

describe('suggesting fields for mappings', () => {
  it.each(['leadStatus', 'lead_status', 'Lead status', 'LEAD-STATUS'])(
    'is sure of one field of the same name, however it is written: %s',
    (name) => {
      expect(suggestMappings(object([name], [text('lead_status'), text('phone')]))).toEqual([
        { mapToName: name, fieldName: 'lead_status', reason: 'same_name' },
      ]);
    },
  );

  it('is sure of a field by its label too', () => {
    expect(suggestMappings(object(['tier'], [text('hs_cust_17', 'Tier')]))).toMatchObject([
      { fieldName: 'hs_cust_17', reason: 'same_name' },
    ]);
  });

  it('is not sure when two fields have the name', () => {
    const found = suggestMappings(object(['tier'], [text('a', 'Tier'), text('b', 'Tier')]));

    expect(found).toMatchObject([{ fieldName: 'a', reason: 'similar_name' }]);
  });

  it('offers a field with a similar name, the most similar first', () => {
    const fields = [text('x', 'Status of the last mail'), text('y', 'Customer status')];

    expect(suggestMappings(object(['status'], fields))).toEqual([
      { mapToName: 'status', fieldName: 'y', reason: 'similar_name' },
    ]);
  });

  it('finds the field with the same values, and no field without choices', () => {
    const offered = {
      contacts: [
        {
          mapToName: 'tier',
          mappedValues: ['gold', 'silver'].map((value) => ({
            mappedValue: value,
            mappedDisplayValue: value,
          })),
        },
      ],
    };

    expect(
      suggestMappings(object([], [text('tier'), select('plan', 'Silver', 'Gold')]), {}, offered),
    ).toEqual([{ mapToName: 'tier', fieldName: 'plan', reason: 'same_values' }]);
  });

  it('gives a field to the mapping with the better claim, wherever it stands', () => {
    expect(suggestMappings(object(['mail status', 'status'], [text('status')]))).toEqual([
      { mapToName: 'status', fieldName: 'status', reason: 'same_name' },
    ]);
  });

  it('leaves alone what is chosen', () => {
    expect(suggestMappings(object(['status'], [text('status')]), { other: 'STATUS' })).toEqual([]);
    expect(suggestMappings(object(['status'], [text('status')]), { status: 'x' })).toEqual([]);
  });

  it('never gives one field twice, a field that is chosen, or one that does not exist', () => {
    const name: fc.Arbitrary<string> = fc.constantFrom(
      'a',
      'A',
      'a_b',
      'aB',
      'b',
      'b a',
      'a-b-c',
      'c',
      '',
      '__proto__',
      'status',
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(name),
        fc.uniqueArray(name),
        fc.dictionary(name, name, { maxKeys: 2 }),
        (mappings, fields, chosen) => {
          const found = suggestMappings(
            object(
              mappings,
              fields.map((field) => text(field)),
            ),
            chosen,
          );
          const given = found.map(({ fieldName }) => fieldName);

          expect(new Set(given).size).toBe(given.length);
          expect(given.every((field) => fields.includes(field))).toBe(true);
          expect(given.some((field) => Object.values(chosen).includes(field))).toBe(false);
          expect(found.every(({ mapToName }) => mappings.includes(mapToName))).toBe(true);
        },
      ),
    );
  });

  it('is the same whatever the order of the fields, where it is sure', () => {
    const names = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'a b', 'c d', 'd'), { minLength: 1 });
    fc.assert(
      fc.property(names, names, (mappings, fields) => {
        const account = (list: string[]) =>
          object(
            mappings,
            list.map((field) => text(field)),
          );
        const sure = sureMappings(account(fields));

        expect(sureMappings(account([...fields].reverse()))).toEqual(sure);
        expect(suggestMappings(account(fields)).filter(({ reason }) => reason !== 'similar_name')).toEqual(
          sure,
        );
      }),
    );
  });
});

describe('asking again for the same account', () => {
  it('reads the fields only once', () => {
    let reads = 0;
    const field: FieldMetadata = {
      ...text('phone'),
      get displayName() {
        reads += 1;
        return 'Phone';
      },
    };
    const contacts = object(['nickname'], []);
    const account = { ...contacts, allFieldsMetadata: { phone: field } };
    suggestMappings(account);
    const readsOnce = reads;

    suggestMappings(account, { nickname: 'phone' });

    expect(readsOnce).toBeGreaterThan(0);
    expect(reads).toBe(readsOnce);
  });
});
