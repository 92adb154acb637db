import { describe, expect, it } from 'vitest';
import type { IntegrationObject } from '../manifest/read.ts';
import type { ReadConfigObject } from '../resources/config.ts';
import { fieldsToRead } from './fields-to-read.ts';
import { recordMapping, toReadResult } from './read-result.ts';

const contacts: IntegrationObject = {
  objectName: 'contacts',
  destination: 'crm',
  schedule: '0 * * * *',
  requiredFields: [
    { fieldName: 'email' },
    { fieldName: 'last_name', mapToName: 'surname' },
    { mapToName: 'tier', prompt: 'Which field has the tier?' },
  ],
  optionalFields: [{ fieldName: 'city' }, { fieldName: 'phone', mapToName: 'telephone' }],
};

const record = {
  id: 'c1',
  email: 'ada@mail.example',
  last_name: 'Lovelace',
  City: 'London',
  phone: null,
  level: 'gold',
  tags: ['a', 'b', 'c'],
  owner: { Name: 'Grace', team: { id: 7 } },
};

function deliver(config: Partial<ReadConfigObject> = {}, allFields?: string[], object = contacts) {
  return toReadResult(recordMapping(object, { objectName: 'contacts', ...config }, allFields), record);
}

describe('delivering a record', () => {
  it('has required fields and chosen ones under the names that were asked for, and the record itself', () => {
    expect(deliver({ selectedFields: { city: true, phone: false } })).toEqual({
      fields: { email: 'ada@mail.example', city: 'London' },
      mappedFields: { surname: 'Lovelace' },
      raw: record,
    });
  });

  it('has mapped fields under the names of the builder only', () => {
    const { fields, mappedFields } = deliver({
      selectedFields: { phone: true },
      selectedFieldMappings: { tier: 'level', nothing: '' },
      dynamicMappingsInput: [{ mapToName: 'labels', fieldName: 'tags' }, { mapToName: 'open' }],
    });

    expect(fields).toEqual({ email: 'ada@mail.example' });
    expect(mappedFields).toEqual({
      surname: 'Lovelace',
      telephone: null,
      tier: 'gold',
      labels: ['a', 'b', 'c'],
    });
  });

  it('has a field twice that is chosen as it is and is the source of a mapping', () => {
    const { fields, mappedFields } = deliver({ selectedFieldMappings: { tier: 'EMAIL' } });

    expect(fields).toEqual({ email: 'ada@mail.example' });
    expect(mappedFields).toMatchObject({ tier: 'ada@mail.example' });
  });

  it('has every field of the account if all are chosen, apart from those that the manifest renames', () => {
    const { fields } = deliver({ selectedFieldsAuto: 'all' }, Object.keys(record));

    expect(Object.keys(fields)).toEqual(['email', 'id', 'City', 'level', 'tags', 'owner']);
  });

  it('knows a field by its name and by the path of it', () => {
    const optionalFields = [{ fieldName: "$['city']", mapToName: 'town' }];
    const object = { ...contacts, requiredFields: [{ fieldName: "$['email']" }], optionalFields };
    const config = { objectName: 'contacts', selectedFieldsAuto: 'all' as const };

    for (const isPartial of [false, true]) {
      const mapping = recordMapping(object, config, ['id', 'email', 'City'], isPartial);
      const { fields, mappedFields } = toReadResult(mapping, { id: '1', email: 'a@x.example', City: 'Oslo' });
      expect(fields).toEqual({ "$['email']": 'a@x.example', id: '1' });
      expect(mappedFields).toEqual({ town: 'Oslo' });
    }
  });

  it('has both of two fields that only differ in case, as Notion has a property "URL" beside its own "url"', () => {
    const page = { url: 'https://oak.example', URL: 'https://mail.example' };
    const config = { objectName: 'contacts', selectedFieldsAuto: 'all' as const };
    const { fields, mappedFields } = toReadResult(
      recordMapping({ ...contacts, requiredFields: [{ fieldName: 'url', mapToName: 'page' }] }, config, [
        'url',
        'URL',
      ]),
      page,
    );

    expect(fields).toEqual({ URL: page.URL });
    expect(mappedFields).toEqual({ page: page.url });
  });

  it('has every member of a record whose provider does not list them all, apart from those', () => {
    const config = { objectName: 'contacts', selectedFieldsAuto: 'all' as const };
    const mapping = recordMapping(contacts, config, ['id', 'email'], true);

    expect(Object.keys(toReadResult(mapping, record).fields)).toEqual([
      'email',
      'id',
      'City',
      'level',
      'tags',
      'owner',
    ]);
  });

  it('reaches into records, and makes nested members', () => {
    const { fields, mappedFields } = deliver({}, [], {
      ...contacts,
      requiredFields: [
        { fieldName: "$['owner']['name']" },
        { fieldName: "$['owner']['team']['id']", mapToName: "$['staff']['team']" },
        { fieldName: 'email', mapToName: "$['staff']['mail']" },
        { fieldName: "$['email']['x']" },
      ],
    });

    expect(fields).toEqual({ "$['owner']['name']": 'Grace' });
    expect(mappedFields).toEqual({ staff: { team: 7, mail: 'ada@mail.example' } });
  });

  it('replaces values, also in a list, and passes on those without a mapping', () => {
    const { fields, mappedFields } = deliver({
      dynamicMappingsInput: [{ mapToName: 'labels', fieldName: 'tags' }],
      selectedFieldMappings: { tier: 'level' },
      selectedValueMappings: { Level: { best: 'gold' }, "$['tags']": { first: 'a', last: 'c' } },
    });

    expect(fields).toEqual({ email: 'ada@mail.example' });
    expect(mappedFields).toMatchObject({ tier: 'best', labels: ['first', 'b', 'last'] });
  });

  it('replaces each choice of a text with several, as HubSpot and Salesforce write them', () => {
    const mapping = recordMapping(contacts, {
      objectName: 'contacts',
      selectedFieldMappings: { tier: 'level' },
      selectedValueMappings: { level: { best: 'gold', good: 'silver', 'a;b': 'x;y' } },
    });
    const tierOf = (level: string) => toReadResult(mapping, { level }).mappedFields.tier;

    expect(['gold;silver', 'silver;other', 'x;y', 'silver'].map(tierOf)).toEqual([
      'best;good',
      'good;other',
      'a;b',
      'good',
    ]);
  });

  it('has the field that the manifest gives a name, also where a customer had chosen one for it before', () => {
    const fixed = { ...contacts, requiredFields: [{ fieldName: 'email', mapToName: 'tier' }] };

    expect(deliver({ selectedFieldMappings: { tier: 'level' } }, [], fixed).mappedFields).toEqual({
      tier: 'ada@mail.example',
    });
  });

  it('lacks a name that the manifest no longer has, also where a customer had chosen a field for it', () => {
    const without = { ...contacts, requiredFields: [{ fieldName: 'email' }] };
    const config = { objectName: 'contacts', selectedFieldMappings: { tier: 'level' } };

    expect(deliver(config, [], without).mappedFields).toEqual({});
    expect(fieldsToRead(without, config)).toEqual(['email']);
  });

  it('keeps names that every object has, and changes no prototype', () => {
    const { mappedFields } = deliver({
      dynamicMappingsInput: ['__proto__', "$['constructor']['prototype']['x']"].map((mapToName) => ({
        mapToName,
        fieldName: 'level',
      })),
    });

    expect(Object.keys(mappedFields)).toEqual(['surname', '__proto__', 'constructor']);
    expect(Object.getPrototypeOf(mappedFields)).toBe(Object.prototype);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
