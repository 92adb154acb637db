import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ReadConfigObject, WriteConfigObject } from '../resources/config.ts';
import { recordMapping, toReadResult } from './read-result.ts';
import { toProviderWrite, withoutFilled, writeMapping } from './write-record.ts';

type Fields = NonNullable<NonNullable<ManifestIntegration['read']>['objects']>[number]['requiredFields'];

function mapping({
  requiredFields = [],
  read = {},
  write = {},
  inheritMapping = true,
}: {
  requiredFields?: Fields;
  read?: Partial<ReadConfigObject>;
  write?: Partial<WriteConfigObject>;
  inheritMapping?: boolean;
}) {
  const object = { objectName: 'contacts', inheritMapping };
  const revision: ManifestIntegration = {
    name: 'crm',
    provider: 'oak',
    read: { objects: [{ objectName: 'contacts', destination: '', schedule: '', requiredFields }] },
    write: { objects: [object] },
  };
  return writeMapping(revision, object, {
    provider: 'oak',
    read: { objects: { contacts: { objectName: 'contacts', ...read } } },
    write: { objects: { contacts: { objectName: 'contacts', ...write } } },
  });
}

const mappedFields: Fields = [
  { fieldName: 'last_name', mapToName: 'surname' },
  { fieldName: "$['address']['city']", mapToName: "$['home']['town']" },
  { mapToName: 'tier', prompt: 'Which field?' },
  { mapToName: 'nobody' },
];
const read: Partial<ReadConfigObject> = {
  selectedFieldMappings: { tier: 'level' },
  dynamicMappingsInput: [{ mapToName: 'labels', fieldName: 'tags' }, { mapToName: 'open' }],
  selectedValueMappings: { level: { best: 'GOLD', good: 'SILVER' }, tags: { vip: 'V' } },
};

describe('turning a record into what the provider gets', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a mapped name and its field', { surname: 'Okafor', last_name: 'Obi' }, 'surname', 'last_name'],
    ['a field in another case', { surname: 'Okafor', Last_Name: 'Obi' }, 'surname', 'last_name'],
    [
      'a value where a map would have to be',
      { home: { town: 'Oslo' }, address: 'Oslo 1' },
      "$['home']['town']",
      "$['address']['city']",
    ],
    [
      'a field inside a map',
      { home: { town: 'Oslo' }, address: { city: 'Bergen' } },
      "$['home']['town']",
      "$['address']['city']",
    ],
    ['two spellings of a field that is never written', { email: 'a', Email: 'b' }, 'Email', 'email'],
    ['two spellings of a field with mapped values', { Level: 'best', LEVEL: 'good' }, 'LEVEL', 'level'],
  ])('finds that a record gives a field two values: %s', (_, sent, name, field) => {
    const write = { selectedFieldSettings: { email: { writeOnUpdate: 'never' as const } } };
    const given = mapping({ requiredFields: mappedFields, read, write });
    expect(toProviderWrite(given, 'update', sent).twice).toEqual({ name, field });
  });

  it('takes a field under both of its names when the values are the same', () => {
    const sent = { surname: 'Okafor', last_name: 'Okafor' };
    expect(toProviderWrite(mapping({ requiredFields: mappedFields, read }), 'update', sent)).toEqual({
      record: { last_name: 'Okafor' },
      ifEmpty: [],
    });
  });

  it('gives mapped names, nested names and mapped values back, and drops names that nobody mapped', () => {
    const { record } = toProviderWrite(mapping({ requiredFields: mappedFields, read }), 'create', {
      surname: 'Okafor',
      tier: 'best',
      labels: ['vip', 'new'],
      nobody: 'lost',
      open: 'lost',
      home: { town: 'Oslo', country: 'Norway' },
      address: { zip: '0150' },
      email: 'ada@mail.example',
    });

    expect(record).toEqual({
      last_name: 'Okafor',
      level: 'GOLD',
      tags: ['V', 'new'],
      home: { country: 'Norway' },
      address: { zip: '0150', city: 'Oslo' },
      email: 'ada@mail.example',
    });
  });

  it('tells which names nobody mapped, and which fields a setting excludes, however they are written', () => {
    const never = { writeOnUpdate: 'never' as const };
    const guarded = mapping({
      requiredFields: [...mappedFields, { fieldName: "$['phone']", mapToName: 'mobile' }],
      read,
      write: { selectedFieldSettings: { City: never, tier: never, phone: never, email: never } },
    });
    const sent = { nobody: 'lost', open: null, city: 'Oslo', tier: 'best', mobile: '1' };

    expect(toProviderWrite(guarded, 'update', sent)).toEqual({
      record: {},
      ifEmpty: [],
      unmapped: ['nobody', 'open'],
      excluded: ['City', 'level', 'phone'],
    });
  });

  it('leaves names and values alone without inherited mapping', () => {
    const plain = mapping({ requiredFields: mappedFields, read, inheritMapping: false });
    const sent = { surname: 'Okafor', level: 'best' };

    expect(toProviderWrite(plain, 'create', sent).record).toEqual(sent);
  });

  it('exchanges two names that stand for each other', () => {
    const swapped = mapping({
      requiredFields: [
        { fieldName: 'a', mapToName: 'b' },
        { fieldName: 'b', mapToName: 'a' },
      ],
    });

    expect(toProviderWrite(swapped, 'update', { a: 1, b: 2 }).record).toEqual({ b: 1, a: 2 });
  });

  it('maps each choice of a text with several back, as HubSpot and Salesforce take them', () => {
    const several = mapping({ requiredFields: mappedFields, read });

    expect(toProviderWrite(several, 'create', { tier: 'best;good;new' }).record).toEqual({
      level: 'GOLD;SILVER;new',
    });
  });

  it.each([
    ['the manifest left it open', read],
    ['a page offered it', { ...read, dynamicMappingsInput: [{ mapToName: 'tier' }] }],
  ])(
    'takes the field that the manifest gives a name, also where a customer had chosen one while %s',
    (_, chosen) => {
      const fixed = mapping({ requiredFields: [{ fieldName: 'rank', mapToName: 'tier' }], read: chosen });

      expect(toProviderWrite(fixed, 'create', { tier: 'best' }).record).toEqual({ rank: 'best' });
    },
  );

  it('takes a name that the manifest no longer leaves open for a field, and writes no default of it', () => {
    const write = { selectedFieldSettings: { tier: { default: { stringValue: 'best' } } } };
    const stale = mapping({ read, write });

    expect(toProviderWrite(stale, 'create', { tier: 'best' }).record).toEqual({ tier: 'best' });
    expect(toProviderWrite(stale, 'create', { email: 'ada@mail.example' }).record).toEqual({
      email: 'ada@mail.example',
    });
  });

  it('writes no default of a name that nobody mapped', () => {
    const settings = { nobody: { default: { stringValue: 'x' } }, open: { writeOnCreate: 'never' as const } };
    const idle = mapping({ requiredFields: mappedFields, read, write: { selectedFieldSettings: settings } });

    expect(toProviderWrite(idle, 'create', { surname: 'Okafor' }).record).toEqual({ last_name: 'Okafor' });
  });

  it('keeps the older default of a field whose setting has none', () => {
    const both = mapping({
      write: {
        selectedValueDefaults: { city: 'Graz', level: { value: 'GOLD', applyOnUpdate: 'never' } },
        selectedFieldSettings: { city: { writeOnUpdate: 'ifEmpty' }, level: { writeOnUpdate: 'always' } },
      },
    });

    expect(toProviderWrite(both, 'create', {}).record).toEqual({ city: 'Graz', level: 'GOLD' });
    expect(toProviderWrite(both, 'update', {})).toEqual({ record: { city: 'Graz' }, ifEmpty: ['city'] });
  });

  it('fills what is missing, and nothing that is empty on purpose', () => {
    const filling = mapping({
      requiredFields: mappedFields,
      read,
      write: {
        selectedValueDefaults: { source: 'Dowel', city: { value: 'Graz', applyOnUpdate: 'never' } },
        selectedFieldSettings: {
          tier: { default: { stringValue: 'BRONZE' } },
          score: { default: { integerValue: 0 } },
          is_new: { default: { booleanValue: false } },
        },
      },
    });

    expect(toProviderWrite(filling, 'create', { score: null, source: '' }).record).toEqual({
      score: null,
      source: '',
      city: 'Graz',
      level: 'BRONZE',
      is_new: false,
    });
    expect(toProviderWrite(filling, 'update', {}).record).not.toHaveProperty('city');
    expect(toProviderWrite(filling, 'update', {}).record).toHaveProperty('source', 'Dowel');
  });

  it("turns the default of a mapped name into the provider's value", () => {
    const write = { selectedFieldSettings: { tier: { default: { stringValue: 'best' } } } };
    const filling = mapping({ requiredFields: mappedFields, read, write });

    expect(toProviderWrite(filling, 'create', {}).record).toEqual({ level: 'GOLD' });
  });

  it('leaves out what may not be written, also by its mapped name', () => {
    const guarded = mapping({
      requiredFields: mappedFields,
      read,
      write: {
        selectedFieldSettings: {
          surname: { writeOnUpdate: 'never' },
          email: { writeOnCreate: 'never', default: { stringValue: 'x' } },
        },
      },
    });
    const sent = { surname: 'Okafor', email: 'ada@mail.example' };

    expect(toProviderWrite(guarded, 'create', sent).record).toEqual({ last_name: 'Okafor' });
    expect(toProviderWrite(guarded, 'update', sent).record).toEqual({ email: 'ada@mail.example' });
  });

  it('keeps settings and values of a field that the record names in another case', () => {
    const write = {
      selectedFieldSettings: {
        Phone: { writeOnCreate: 'never' as const },
        City: { default: { stringValue: 'Graz' }, writeOnUpdate: 'ifEmpty' as const },
      },
    };
    const careful = mapping({ write, read: { selectedValueMappings: { Stage: { won: 'closed' } } } });
    const created = toProviderWrite(careful, 'create', { phone: '1', city: 'Oslo', stage: 'won' });
    const updated = toProviderWrite(careful, 'update', { id: '7', city: 'Oslo' });

    expect(created.record).toEqual({ city: 'Oslo', stage: 'closed' });
    expect(created.excluded).toEqual(['Phone']);
    expect(updated.ifEmpty).toEqual(['City']);
    expect(withoutFilled(updated, { City: 'Linz' })).toEqual({ id: '7' });
  });

  it('takes the whole path of a mapped name for the name that it is', () => {
    const name = "$['home']['city']";
    const read = { selectedFieldMappings: { [name]: 'City' } };
    const chosen = mapping({ requiredFields: [{ mapToName: name }], read });

    expect(toProviderWrite(chosen, 'create', { [name]: 'Oslo' }).record).toEqual({ City: 'Oslo' });
  });

  it('writes some fields only where the provider has nothing', () => {
    const write = { selectedFieldSettings: { city: { writeOnUpdate: 'ifEmpty' as const }, phone: {} } };
    const careful = mapping({ write });
    const sent = toProviderWrite(careful, 'update', { city: 'Oslo', phone: '1' });

    expect(sent.ifEmpty).toEqual(['city']);
    expect(toProviderWrite(careful, 'create', { city: 'Oslo' }).ifEmpty).toEqual([]);
    // https://developers.notion.com/reference/property-value-object
    const unset = { id: 'a', type: 'phone_number', phone_number: null };
    for (const empty of [undefined, null, '', [], {}, unset]) {
      expect(withoutFilled(sent, { city: empty })).toEqual({ city: 'Oslo', phone: '1' });
    }
    for (const filled of ['Graz', 0, false, { ...unset, phone_number: '1' }, { type: 'city' }, { a: null }])
      expect(withoutFilled(sent, { City: filled })).toEqual({ phone: '1' });
  });

  it('keeps a field with the name of a prototype, and changes nothing of what was sent', () => {
    const sent = JSON.parse('{"__proto__": {"a": 1}, "surname": "Okafor"}');
    const before = structuredClone(sent);

    const { record } = toProviderWrite(mapping({ requiredFields: mappedFields }), 'create', sent);

    expect(sent).toEqual(before);
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  });

  it('gives back the fields of any record that was delivered', () => {
    const name = fc.stringMatching(/^[a-z]{1,4}$/);
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
    const plan = fc.record({
      record: fc.dictionary(name, fc.oneof(value, fc.dictionary(name, value, { minKeys: 1 })), {
        minKeys: 1,
      }),
      renamed: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      nested: fc.boolean(),
    });

    fc.assert(
      fc.property(plan, ({ record, renamed, nested }) => {
        const names = Object.keys(record);
        const requiredFields = names.map((fieldName, index) => {
          const mapToName = nested ? `$['Own']['N${index}']` : `Own${index}`;
          return { fieldName, ...(renamed[index % 12] && { mapToName }) };
        });
        const texts = names.filter((field) => typeof record[field] === 'string');
        const selectedValueMappings = Object.fromEntries(
          texts.map((field) => [field, { [`of ${field}`]: String(record[field]) }]),
        );
        const [object] = [{ objectName: 'contacts', destination: '', schedule: '', requiredFields }];
        const config = { objectName: 'contacts', selectedValueMappings };
        const delivered = toReadResult(recordMapping(object, config), record);

        const back = toProviderWrite(mapping({ requiredFields, read: config }), 'update', {
          ...delivered.fields,
          ...delivered.mappedFields,
        });

        expect(back.record).toEqual(record);
      }),
    );
  });
});

/** A number with more digits than a JavaScript number keeps. */
const large = Object(JSON).rawJSON('12345678901234567890');

describe('a number with many digits', () => {
  it('is written, mapped back and left out like any other value', () => {
    const read = { selectedValueMappings: { tier: { '12345678901234567890': 'gold' } } };
    const write = { selectedFieldSettings: { score: { writeOnUpdate: 'ifEmpty' as const } } };
    const rules = mapping({ read, write });

    const sent = toProviderWrite(rules, 'update', { tier: large, score: large, all: { list: [large] } });

    expect(JSON.stringify(sent.record)).toBe(
      '{"tier":"gold","score":12345678901234567890,"all":{"list":[12345678901234567890]}}',
    );
    expect(JSON.stringify(withoutFilled(sent, { score: null }))).toContain('"score":12345678901234567890');
  });

  it('is delivered as the customer has mapped it', () => {
    const object = {
      objectName: 'contacts',
      destination: '',
      schedule: '',
      requiredFields: [{ fieldName: 'tier' }],
    };
    const config = {
      objectName: 'contacts',
      selectedValueMappings: { tier: { gold: '12345678901234567890' } },
    };

    expect(toReadResult(recordMapping(object, config), { tier: large }).fields).toEqual({ tier: 'gold' });
  });
});
