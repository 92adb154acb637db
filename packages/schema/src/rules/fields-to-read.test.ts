import { describe, expect, it } from 'vitest';
import type { IntegrationObject } from '../manifest/read.ts';
import type { ReadConfigObject } from '../resources/config.ts';
import { effectiveReadObject, fieldsToRead } from './fields-to-read.ts';

const object: IntegrationObject = {
  objectName: 'contacts',
  destination: 'inbox',
  schedule: '0 * * * *',
  backfill: { defaultPeriod: { days: 30 } },
  requiredFields: [{ fieldName: 'email' }, { mapToName: 'tier' }],
  optionalFields: [{ fieldName: 'phone' }, { fieldName: 'city', mapToName: 'town' }],
};

const config = (members: Partial<ReadConfigObject>): ReadConfigObject => ({
  objectName: 'contacts',
  ...members,
});

describe('choosing the fields to read', () => {
  it.each<[string, ReadConfigObject | undefined, string[] | undefined, string[]]>([
    ['required ones without a config', undefined, undefined, ['email']],
    [
      'chosen optional ones',
      config({ selectedFields: { phone: true, city: false } }),
      undefined,
      ['email', 'phone'],
    ],
    ['none the manifest stopped offering', config({ selectedFields: { fax: true } }), undefined, ['email']],
    [
      'mapped ones',
      config({ selectedFieldMappings: { tier: 'segment', x: '' } }),
      undefined,
      ['email', 'segment'],
    ],
    ['each once', config({ selectedFieldMappings: { tier: 'Email' } }), undefined, ['email']],
    [
      'those with fixed dynamic mappings',
      config({ dynamicMappingsInput: [{ mapToName: 'stage', fieldName: 'status' }] }),
      undefined,
      ['email', 'status'],
    ],
    ['all of them', config({ selectedFieldsAuto: 'all' }), ['Email', 'Fax'], ['email', 'Fax']],
    [
      'all of them, also two that only differ in case',
      config({ selectedFieldsAuto: 'all', selectedFields: { phone: true } }),
      ['phone', 'Email', 'Phone', 'email'],
      ['email', 'phone', 'Email', 'Phone'],
    ],
    ['not all of them unasked', config({}), ['Email', 'Fax'], ['email']],
  ])('reads %s', (_, entry, allFields, expected) => {
    expect(fieldsToRead(object, entry, allFields)).toEqual(expected);
  });

  it('lets the customer choose any field with optionalFieldsAuto', () => {
    const open: IntegrationObject = { ...object, optionalFieldsAuto: 'all' };

    expect(fieldsToRead(open, config({ selectedFields: { fax: true } }))).toEqual(['email', 'fax']);
  });
});

describe('resolving what the config leaves out', () => {
  it('falls back to the manifest', () => {
    expect(effectiveReadObject(object, config({ schedule: '' }))).toEqual({
      objectName: 'contacts',
      deliveredName: 'contacts',
      destination: 'inbox',
      schedule: '0 * * * *',
      backfill: { days: 30 },
      backfillFilters: [],
      fieldFilters: [],
      isEnabled: true,
    });
  });

  it('prefers the config', () => {
    const filter = { fieldName: 'city', operator: 'eq' as const, value: 'Oslo' };
    const entry = config({
      schedule: '5 * * * *',
      destination: 'other',
      fieldFilters: [filter],
      backfill: { defaultPeriod: { fullHistory: true } },
    });

    expect(effectiveReadObject({ ...object, mapToName: 'people' }, entry)).toMatchObject({
      deliveredName: 'people',
      destination: 'other',
      schedule: '5 * * * *',
      backfill: { fullHistory: true },
      backfillFilters: [filter],
      fieldFilters: [filter],
    });
  });

  it.each<[string, IntegrationObject['enabled'], ReadConfigObject | undefined, boolean]>([
    ['an object that is not configured', undefined, undefined, false],
    ['an object read for everybody', 'always', undefined, true],
    ['an object the customer stopped', 'always', config({ disabled: true }), false],
  ])('decides whether to read %s', (_, enabled, entry, expected) => {
    expect(effectiveReadObject({ ...object, ...(enabled && { enabled }) }, entry).isEnabled).toBe(expected);
  });
});
