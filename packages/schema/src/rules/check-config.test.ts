import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import type { ConfigContent, ReadConfigObject, WriteConfigObject } from '../resources/config.ts';
import { checkConfig, checkConfigChange } from './check-config.ts';
import { contactFields, crmSync } from './crm-sync.fixture.ts';

const reading = (members: Partial<ReadConfigObject>, name = 'contacts'): ConfigContent => ({
  provider: 'sandbox',
  read: { objects: { [name]: { objectName: name, ...members } } },
});

const writing = (selectedFieldSettings: WriteConfigObject['selectedFieldSettings']): ConfigContent => ({
  provider: 'sandbox',
  write: { objects: { contacts: { objectName: 'contacts', selectedFieldSettings } } },
});

const check = (content: ConfigContent) => checkConfig(content, crmSync, { contacts: contactFields });

function expectIssue(content: ConfigContent, code: string, path: string): void {
  expect(check(content)).toEqual([expect.objectContaining({ code, path, fix: expect.any(String) })]);
}

describe('checking a config against its integration', () => {
  it.each<[string, ConfigContent]>([
    ['an empty one', { provider: 'sandbox' }],
    [
      'chosen fields, whatever their case',
      reading({ selectedFields: { phone: true, City: true, fax: false } }),
    ],
    ['the mapped object name', reading({}, 'people')],
    ['any field with optionalFieldsAuto', reading({ selectedFields: { anything: true } }, 'companies')],
    ['a mapping', reading({ selectedFieldMappings: { tier: 'segment', nickname: '' } })],
    [
      'a mapping the page offered',
      reading({ dynamicMappingsInput: [{ mapToName: 'x' }], selectedFieldMappings: { x: 'owner' } }),
    ],
    ['a nested field of a known one', reading({ selectedFieldMappings: { tier: "$['owner']['id']" } })],
    ['mapped choices', reading({ selectedValueMappings: { segment: { gold: 'a', silver: 'b' } } })],
    [
      'filters by choices, also as they are delivered, and without what is none',
      reading({
        selectedValueMappings: { segment: { gold: 'a' } },
        fieldFilters: [{ fieldName: 'Segment', operator: 'in', values: ['gold', 'b'] }],
        backfill: {
          defaultPeriod: { fullHistory: true },
          fieldFilters: [{ fieldName: 'segment', operator: 'notEq', value: 'old' }],
        },
      }),
    ],
    ['a required mapping left empty', reading({ schedule: '' })],
    ['write objects', { provider: 'sandbox', write: { objects: { deals: { objectName: 'deals' } } } }],
    ['settings of inherited mappings', writing({ given: {} })],
    ['a default that is empty', writing({ phone: { default: { stringValue: '' } } })],
  ])('accepts %s', (_, content) => {
    expect(check(content)).toEqual([]);
  });

  it.each<[string, ConfigContent, string, string]>([
    ['another provider', { provider: 'other' }, 'provider_mismatch', 'provider'],
    ['an unknown object', reading({}, 'leads'), 'object_unknown', 'read.objects.leads'],
    [
      'an entry that names another object',
      { provider: 'sandbox', read: { objects: { contacts: { objectName: 'companies' } } } },
      'object_unknown',
      'read.objects.contacts.objectName',
    ],
    [
      'the proxy, when it is not enabled',
      { provider: 'sandbox', proxy: { enabled: true } },
      'not_in_manifest',
      'proxy.enabled',
    ],
    [
      'settings of a field under the name that the customer maps to it',
      {
        ...reading({ selectedFieldMappings: { tier: 'segment' } }, 'people'),
        ...{ write: writing({ segment: { writeOnUpdate: 'never' }, tier: {} }).write },
      },
      'setting_invalid',
      'write.objects.contacts.selectedFieldSettings.tier',
    ],
  ])('refuses %s', (_, content, code, path) => {
    expectIssue(content, code, path);
  });

  it.each<[string, Partial<ReadConfigObject>, string, string]>([
    [
      'a field that is not offered',
      { selectedFields: { owner: true } },
      'not_in_manifest',
      'selectedFields.owner',
    ],
    [
      'a field the account lacks',
      { selectedFields: { 'fax no': true } },
      'field_unknown',
      'selectedFields["fax no"]',
    ],
    [
      'a mapping to a field the account lacks',
      { selectedFieldMappings: { tier: 'fax' } },
      'field_unknown',
      'selectedFieldMappings.tier',
    ],
    [
      'an unknown mapping',
      { selectedFieldMappings: { given: 'owner' } },
      'mapping_unknown',
      'selectedFieldMappings.given',
    ],
    [
      'a field mapped twice',
      { selectedFieldMappings: { tier: 'segment', nickname: 'Segment' } },
      'mapping_duplicate',
      'selectedFieldMappings.nickname',
    ],
    [
      'a field chosen and not chosen, in another case',
      { selectedFields: { phone: true, Phone: false } },
      'setting_invalid',
      'selectedFields.Phone',
    ],
    [
      'values of a field mapped twice, in another case',
      { selectedValueMappings: { segment: { gold: 'a' }, SEGMENT: { silver: 'b' } } },
      'setting_invalid',
      'selectedValueMappings.SEGMENT',
    ],
    [
      'a name that lies inside another',
      {
        dynamicMappingsInput: [{ mapToName: "$['x']" }, { mapToName: "$['x']['y']" }],
        selectedFieldMappings: { "$['x']": 'owner', "$['x']['y']": 'segment' },
      },
      'mapping_duplicate',
      `selectedFieldMappings["$['x']['y']"]`,
    ],
    [
      'two ways to write one name',
      {
        dynamicMappingsInput: [{ mapToName: "$['tier']", fieldName: 'owner' }],
        selectedFieldMappings: { tier: 'segment' },
      },
      'mapping_duplicate',
      `selectedFieldMappings["$['tier']"]`,
    ],
    [
      'a field mapped twice, once as a path',
      {
        dynamicMappingsInput: [{ mapToName: 'one' }, { mapToName: 'two' }],
        selectedFieldMappings: { one: 'segment', two: "$['segment']" },
      },
      'mapping_duplicate',
      'selectedFieldMappings.two',
    ],
    [
      'two filters on one field',
      {
        backfill: {
          defaultPeriod: { fullHistory: true },
          fieldFilters: [
            { fieldName: 'owner', operator: 'eq', value: 'a' },
            { fieldName: 'Owner', operator: 'eq', value: 'b' },
          ],
        },
      },
      'filter_invalid',
      'backfill.fieldFilters[1]',
    ],
    [
      'a mapping offered twice',
      { dynamicMappingsInput: [{ mapToName: 'x' }, { mapToName: 'x' }] },
      'mapping_duplicate',
      'dynamicMappingsInput[1]',
    ],
    ['a dense schedule', { schedule: '* * * * *' }, 'schedule_invalid', 'schedule'],
    ['a broken schedule', { schedule: 'daily' }, 'schedule_invalid', 'schedule'],
    [
      'a filter on a field the account lacks',
      { fieldFilters: [{ fieldName: 'fax', operator: 'eq', value: 1 }] },
      'field_unknown',
      'fieldFilters.fax',
    ],
  ])('refuses %s', (_, members, code, path) => {
    expectIssue(reading(members), code, `read.objects.contacts.${path}`);
  });

  it.each<[string, ReadConfigObject['fieldFilters'], number]>([
    ['a filter without a value', [{ fieldName: 'owner', operator: 'eq' }], 0],
    ['several values without a list of them', [{ fieldName: 'owner', operator: 'in', value: 'a' }], 0],
    [
      'a range of a text that is neither a number nor a time',
      [{ fieldName: 'owner', operator: 'gt', value: 'soon' }],
      0,
    ],
    [
      'two lower bounds of one field',
      [
        { fieldName: 'owner', operator: 'gt', value: 1 },
        { fieldName: 'owner', operator: 'gte', value: 2 },
      ],
      1,
    ],
    [
      'two bounds with nothing between them',
      [
        { fieldName: 'owner', operator: 'gt', value: 5 },
        { fieldName: "$['Owner']", operator: 'lte', value: 5 },
      ],
      1,
    ],
    ['a range of a field that has no order', [{ fieldName: 'segment', operator: 'gt', value: 1 }], 0],
    ['a filter by what is no choice of its field', [{ fieldName: 'segment', operator: 'eq', value: 'c' }], 0],
  ])('refuses %s', (_, fieldFilters, at) => {
    expectIssue(reading({ fieldFilters }), 'filter_invalid', `read.objects.contacts.fieldFilters[${at}]`);
  });

  it.each<[string, ReadConfigObject['selectedValueMappings'], string]>([
    ['mapped values of a plain field', { email: { a: 'b' } }, 'email'],
    ['a choice that stands for two values', { segment: { x: 'a', y: 'a' } }, 'segment.y'],
    ['a choice with the name of another one', { segment: { b: 'a' } }, 'segment.b'],
    ['a choice without a name', { segment: { '': 'a' } }, 'segment[""]'],
    ['a choice that does not exist', { segment: { x: 'z' } }, 'segment.x'],
  ])('refuses %s', (_, selectedValueMappings, at) => {
    const path = `read.objects.contacts.selectedValueMappings.${at}`;
    expectIssue(reading({ selectedValueMappings }), 'value_mapping_invalid', path);
  });

  it.each<[string, WriteConfigObject['selectedFieldSettings'], string, string]>([
    ['settings of a field the account lacks', { fax: {} }, 'field_unknown', 'fax'],
    [
      'two values of a default',
      { phone: { default: { stringValue: 'x', integerValue: 1 } } },
      'setting_invalid',
      'phone.default',
    ],
    ['a default without a value', { phone: { default: {} } }, 'setting_invalid', 'phone.default'],
    [
      'settings of a field under both of its names',
      { given: { writeOnCreate: 'never' }, first_name: { writeOnCreate: 'always' } },
      'setting_invalid',
      'first_name',
    ],
  ])('refuses %s', (_, settings, code, path) => {
    expectIssue(writing(settings), code, `write.objects.contacts.selectedFieldSettings.${path}`);
  });

  it('says nothing of fields it knows nothing about', () => {
    expect(checkConfig(reading({ selectedFieldMappings: { tier: 'fax' } }), crmSync)).toEqual([]);
  });

  it('misses required mappings only when strict', () => {
    expect(checkConfig(reading({}), crmSync, {}, { strict: true })).toEqual([
      expect.objectContaining({
        code: 'mapping_missing',
        path: 'read.objects.contacts.selectedFieldMappings.tier',
      }),
    ]);
  });

  it('lets be what a change did not break', () => {
    const before = reading({ selectedFields: { dropped: true } });
    const after = reading({ selectedFields: { dropped: true, alsoUnknown: true } });

    expect(checkConfigChange(before, after, crmSync)).toEqual([
      expect.objectContaining({ path: 'read.objects.contacts.selectedFields.alsoUnknown' }),
    ]);
    expect(checkConfigChange(undefined, after, crmSync)).toHaveLength(2);
  });
});

describe('telling what is wrong with a config', () => {
  const only = (content: ConfigContent, revision = crmSync) => {
    const [issue, ...others] = checkConfig(content, revision, { contacts: contactFields });
    expect(others).toEqual([]);
    return issue;
  };
  const writing = (name: string, objectName = name): ConfigContent => ({
    provider: 'sandbox',
    write: { objects: { [name]: { objectName } } },
  });

  it('names both providers', () => {
    expect(only({ provider: 'other' })).toMatchObject({
      message: expect.stringMatching(/"other".*"sandbox"/),
      fix: expect.stringContaining('"sandbox"'),
    });
  });

  it('names the objects that there are', () => {
    expect(only(writing('leads'))).toMatchObject({
      code: 'object_unknown',
      message: expect.stringContaining('write object "leads"'),
      fix: expect.stringMatching(/contacts.*deals/),
    });
  });

  it('tells of an action that the manifest has no objects for', () => {
    expect(only(writing('leads'), { ...crmSync, write: undefined })).toMatchObject({
      code: 'not_in_manifest',
      message: expect.stringContaining('no write objects'),
      fix: 'Remove write.objects.leads.',
    });
  });

  it('tells which name an entry should have', () => {
    expect(only(writing('deals', 'leads'))).toMatchObject({
      path: 'write.objects.deals.objectName',
      message: expect.stringMatching(/"deals".*"leads"/),
      fix: 'Write "deals".',
    });
  });

  it('names the fields that can be chosen', () => {
    expect(only(reading({ selectedFields: { owner: true } }))).toMatchObject({
      message: expect.stringContaining('field "owner" of "contacts"'),
      fix: expect.stringMatching(/^Choose among: .*phone/),
    });
  });

  it('tells of a field where none can be chosen', () => {
    const revision = {
      ...crmSync,
      read: { objects: [{ objectName: 'contacts', destination: 'inbox', schedule: '' }] },
    };

    expect(only(reading({ selectedFields: { owner: true } }), revision)?.fix).toBe('Remove it.');
  });

  it('names a schedule that cannot be read', () => {
    expect(only(reading({ schedule: 'daily' }))).toMatchObject({
      message: expect.stringContaining('"daily"'),
      fix: expect.stringContaining('cron'),
    });
  });

  it('refuses a config that is too large, and says no more', () => {
    const selectedFields = Object.fromEntries(
      Array.from({ length: limits.values }, (_, at) => [`f${at}`, true]),
    );

    expect(only(reading({ selectedFields }))).toMatchObject({
      path: '',
      code: 'config_too_large',
      message: expect.stringContaining(String(limits.values)),
      fix: expect.stringContaining('fewer'),
    });
  });
});

describe('a filter by a value that its field never has', () => {
  const field = (fieldName: string, valueType: 'int' | 'boolean') => ({
    fieldName,
    displayName: fieldName,
    valueType,
  });
  const fields = {
    contacts: { ...contactFields, score: field('score', 'int'), open: field('open', 'boolean') },
  };
  const issuesOf = (fieldName: string, value: string | number | boolean) =>
    checkConfig(reading({ fieldFilters: [{ fieldName, operator: 'eq', value }] }), crmSync, fields);

  it.each([
    ['score', 'high'],
    ['score', ''],
    ['score', true],
    ['open', 'yes'],
    ['open', 1],
  ])('is refused: %s is %j', (fieldName, value) => {
    expect(issuesOf(fieldName, value)).toMatchObject([
      { code: 'filter_invalid', message: expect.stringContaining('so no record would ever be read') },
    ]);
  });

  it.each([
    ['score', '12'],
    ['score', -1.5],
    ['open', 'false'],
    ['open', true],
    ["$['score']['high']", 'yes'],
  ])('is taken where it may have it: %s is %j', (fieldName, value) => {
    expect(issuesOf(fieldName, value)).toEqual([]);
  });
});
