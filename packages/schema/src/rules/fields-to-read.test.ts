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
  it.each<[string, Partial<ReadConfigObject> | undefined, string[], string[]?]>([
    ['required ones without a config', undefined, ['email']],
    ['chosen optional ones', { selectedFields: { phone: true, city: false } }, ['email', 'phone']],
    ['none the manifest stopped offering', { selectedFields: { fax: true } }, ['email']],
    ['mapped ones', { selectedFieldMappings: { tier: 'segment', x: '' } }, ['email', 'segment']],
    ['each once', { selectedFieldMappings: { tier: 'Email' } }, ['email']],
    [
      'those with fixed dynamic mappings',
      { dynamicMappingsInput: [{ mapToName: 'stage', fieldName: 'status' }] },
      ['email', 'status'],
    ],
    ['all of them', { selectedFieldsAuto: 'all' }, ['email', 'Fax'], ['Email', 'Fax']],
    [
      'all of them, also two that only differ in case',
      { selectedFieldsAuto: 'all', selectedFields: { phone: true } },
      ['email', 'phone', 'Email', 'Phone'],
      ['phone', 'Email', 'Phone', 'email'],
    ],
    ['not all of them unasked', {}, ['email'], ['Email', 'Fax']],
  ])('reads %s', (_, members, expected, allFields) => {
    expect(fieldsToRead(object, members && config(members), allFields)).toEqual(expected);
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
