import { describe, expect, it } from 'vitest';
import { ConfigContent, NewConfigContent, type ReadConfigObject } from '../resources/config.ts';
import { checkConfig, checkConfigChange } from './check-config.ts';
import { startContent } from './config-entries.ts';
import { checkMembers, unknownMembers } from './config-members.ts';
import { configProblem } from './config-problem.ts';
import { configWarnings } from './config-warnings.ts';
import { crmSync, savedContent } from './crm-sync.fixture.ts';
import { growthWhenDoubled, MOST_GROWTH } from './doubling.fixture.ts';
import { applyInstallationMask } from './update-mask.ts';

/** A member that no config has. The tests put it at every depth. */
const odd = { colour: 'green' };
const everywhere = {
  provider: 'sandbox',
  ...odd,
  read: {
    ...odd,
    objects: {
      contacts: {
        ...odd,
        objectName: 'contacts',
        backfill: { ...odd, defaultPeriod: { days: 1, ...odd }, fieldFilters: [] },
        fieldFilters: [{ fieldName: 'city', operator: 'eq', ...odd }],
        dynamicMappingsInput: [
          { mapToName: 'x', ...odd, mappedValues: [{ mappedValue: 'a', mappedDisplayValue: 'A', ...odd }] },
        ],
      },
    },
  },
  write: {
    ...odd,
    objects: {
      deals: {
        ...odd,
        objectName: 'deals',
        deletionSettings: { enabled: true, ...odd },
        selectedFieldSettings: { a: { default: { stringValue: 'x', ...odd }, ...odd } },
        selectedValueDefaults: { b: { value: 1, ...odd }, c: 'plain' },
      },
    },
  },
  subscribe: {
    ...odd,
    objects: {
      contacts: {
        ...odd,
        objectName: 'contacts',
        destination: 'x',
        inheritFieldsAndMappings: true,
        createEvent: { enabled: 'always', ...odd },
        updateEvent: { enabled: 'always', ...odd },
        deleteEvent: { enabled: 'never', ...odd },
        providerOptions: { ...odd, quotaOptimization: { enabled: false, ...odd } },
      },
    },
  },
  proxy: { enabled: true, ...odd },
};

const contentOf = (contacts: object) => ({
  provider: 'sandbox',
  read: { objects: { contacts: { objectName: 'contacts', ...contacts } } },
});

describe('members of a config that nobody knows', () => {
  it.each([
    ['a new config', NewConfigContent],
    ['an answer', ConfigContent],
  ])('are kept in %s, at every depth', (_, shape) => {
    expect(shape.parse(everywhere)).toEqual(everywhere);
  });

  it('are all found', () => {
    const text = JSON.stringify(everywhere);

    const found = unknownMembers(everywhere);

    expect(found).toHaveLength(text.split('"colour"').length - 1);
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['colour']));
    expect(found.map(({ path }) => path)).toContain(
      'read.objects.contacts.dynamicMappingsInput[0].mappedValues[0].colour',
    );
    expect(checkMembers(everywhere)).toEqual([]);
  });

  it('do not include names that somebody chose', () => {
    const content = contentOf({
      selectedFields: { selectedFeilds: true },
      selectedFieldMappings: { x: 'y' },
    });

    expect(unknownMembers(content)).toEqual([]);
  });

  it('stay when an object is replaced by a page that does not know them', () => {
    const objects = { contacts: { objectName: 'contacts', ...odd, selectedFields: { phone: true } } };
    const before = { provider: 'sandbox', read: { objects }, write: { ...odd, objects } };
    const update = {
      read: { objects: { contacts: { objectName: 'contacts', selectedFields: {} } } },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    };
    const mask = ['config.content.read.objects.contacts', 'config.content.write.objects'];

    const result = applyInstallationMask(before, mask, update, crmSync);

    expect(result.ok && result.content).toEqual({
      provider: 'sandbox',
      read: { objects: { contacts: { ...objects.contacts, selectedFields: {} } } },
      write: { ...odd, objects },
    });
  });
});

describe('a slip in the name of a member', () => {
  it.each([
    ['selectedFeilds', 'selectedFields'],
    ['Schedule', 'schedule'],
    ['field_filters', 'fieldFilters'],
    ['selectedFieldMapping', 'selectedFieldMappings'],
  ])('"%s" is an issue that names "%s"', (slip, meant) => {
    expect(checkConfig(contentOf({ [slip]: {} }), crmSync)).toEqual([
      {
        path: `read.objects.contacts.${slip}`,
        code: 'member_unknown',
        message: expect.stringContaining(`"${slip}"`),
        fix: `Write "${meant}".`,
      },
    ]);
  });

  it.each([
    ['of the content', { provider: 'sandbox', reads: {} }, 'reads'],
    ['of a block', { provider: 'sandbox', write: { object: {}, objects: {} } }, 'write.object'],
    [
      'of an event',
      { subscribe: { objects: { 'a b': { createEvent: { enable: 'always' } } } } },
      'subscribe.objects["a b"].createEvent.enable',
    ],
    [
      'of the manifest',
      { subscribe: { objects: { a: { inheritFieldsAndMapping: true } } } },
      'subscribe.objects.a.inheritFieldsAndMapping',
    ],
  ])('is found %s', (_, content, path) => {
    expect(checkMembers(content)).toMatchObject([{ path }]);
  });

  it('is not what has its place elsewhere in a config', () => {
    const entry = { objectName: 'a', selectedFieldMappings: {}, selectedFieldsAuto: 'all', disabled: true };

    const content = { provider: 'x', write: { objects: { a: entry } } };

    expect(checkMembers(content)).toEqual([]);
    expect(unknownMembers(content)).toHaveLength(3);
  });

  it('does not hinder a change that did not bring it', () => {
    const before = contentOf({ selectedFeilds: {} });
    const after = contentOf({ selectedFeilds: {}, disabled: true });

    expect(checkConfigChange(before, after, crmSync)).toEqual([]);
  });

  it('is placed in the request', () => {
    const { issues } = configProblem(checkMembers({ 'provider name': 1, proxyy: {} }));

    expect(issues?.map(({ name }) => name)).toEqual(['config.content.proxyy']);
  });
});

/** Of a manifest that requires nothing. */
const warningsOf = (content: unknown) =>
  configWarnings(content as ConfigContent, { name: 'any', provider: 'sandbox' });

describe('the warning header', () => {
  it('names each unknown member, and nothing when all are known', () => {
    expect(warningsOf(savedContent)).toBeUndefined();
    expect(warningsOf(contentOf({ colour: 1, a: 2 }))).toBe(
      'unknown_member;path="config.content.read.objects.contacts.colour", unknown_member;path="config.content.read.objects.contacts.a"',
    );
  });

  it('names each mapping that is required and has no field', () => {
    expect(configWarnings(contentOf({}), crmSync)).toBe(
      'mapping_missing;path="config.content.read.objects.contacts.selectedFieldMappings.tier"',
    );
  });

  const reading = (contacts: Partial<ReadConfigObject>): ConfigContent =>
    contentOf({ selectedFieldMappings: { tier: 'segment' }, ...contacts });
  const notAgain = 'not_read_again;path="config.content.read.objects.contacts"';

  it.each<[string, Partial<ReadConfigObject>, Partial<ReadConfigObject>]>([
    ['another field', {}, { selectedFields: { phone: true } }],
    ['another mapping', {}, { selectedFieldMappings: { tier: 'owner' } }],
    ['other values', {}, { selectedValueMappings: { segment: { gold: 'a' } } }],
    ['every field', { selectedFields: { phone: true } }, { selectedFieldsAuto: 'all' }],
    ['other records', { fieldFilters: [{ fieldName: 'city', operator: 'eq', value: 'Oslo' }] }, {}],
    ['another destination', {}, { destination: 'archive' }],
    [
      'an earlier time',
      { backfill: { defaultPeriod: { days: 3 } } },
      { backfill: { defaultPeriod: { days: 30 } } },
    ],
  ])('says that records from before do not come again with %s', (_, before, after) => {
    expect(configWarnings(reading(after), crmSync, reading(before))).toBe(notAgain);
  });

  it.each<[string, Partial<ReadConfigObject> | undefined, Partial<ReadConfigObject>]>([
    ['an object that was not read before', undefined, { selectedFields: { phone: true } }],
    ['a field less', { selectedFields: { phone: true, city: true } }, { selectedFields: { city: true } }],
    ['single fields in place of all', { selectedFieldsAuto: 'all' }, { selectedFields: { phone: true } }],
    ['another schedule', {}, { schedule: '0 4 * * *' }],
    [
      'a later time',
      { backfill: { defaultPeriod: { fullHistory: true } } },
      { backfill: { defaultPeriod: { days: 3 } } },
    ],
    ['an object that is not read any more', {}, { selectedFields: { phone: true }, disabled: true }],
  ])('says nothing of %s', (_, before, after) => {
    const last = before ? reading(before) : { provider: 'sandbox', read: { objects: {} } };

    expect(configWarnings(reading(after), crmSync, last)).toBeUndefined();
  });

  it('names what has no effect', () => {
    const contacts = {
      objectName: 'contacts',
      destination: 'events',
      inheritFieldsAndMappings: false,
      updateEvent: { enabled: 'always' as const, requiredWatchFields: [] },
    };
    const settings = { nickname: {}, phone: {} };
    const mapped = { tier: 'segment' };
    const content: ConfigContent = {
      provider: 'sandbox',
      proxy: { enabled: true, useModule: true },
      subscribe: { objects: { contacts } },
      read: {
        objects: {
          contacts: { objectName: 'contacts', selectedFieldMappings: mapped, schedule: '' },
          companies: { objectName: 'companies', schedule: '' },
        },
      },
      write: { objects: { contacts: { objectName: 'contacts', selectedFieldSettings: settings } } },
    };
    const path = (member: string) => `no_effect;path="config.content.${member}"`;

    expect(configWarnings(content, crmSync)?.split(', ')).toEqual([
      path('read.objects.contacts.schedule'),
      path('write.objects.contacts.selectedFieldSettings.nickname'),
      path('subscribe.objects.contacts.inheritFieldsAndMappings'),
      path('subscribe.objects.contacts.updateEvent.requiredWatchFields'),
      path('proxy.useModule'),
    ]);
    const { proxy } = content;
    const byModule = { ...crmSync, proxy: { enabled: true, useModule: true } };
    expect(configWarnings({ provider: 'sandbox', ...(proxy && { proxy }) }, byModule)).toBeUndefined();
  });

  it('is plain ASCII without quotes inside a path, whatever the names', () => {
    const value = warningsOf({ ...contentOf({ 'Größe "x"\\\r\n%': 1 }), '\ud800': 1 });

    expect(value).toMatch(/^(unknown_member;path="[^"\\]+"(, )?){2}$/);
    expect(value).toMatch(/^[\x20-\x7e]+$/);
    expect(decodeURIComponent(value?.split('"')[1] ?? '')).toBe(
      'config.content.read.objects.contacts["Größe \\"x\\"\\\\\\r\\n%"]',
    );
  });

  it('stays short and counts what it leaves out', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`odd_member_${index}`, 1]));

    const value = warningsOf(contentOf(many)) ?? '';

    const listed = value.split('path=').length - 1;
    expect(value.length).toBeLessThan(4100);
    expect(value).toMatch(new RegExp(`, unknown_member;more=${500 - listed}$`));
  });

  it('counts even a path that is too long', () => {
    expect(warningsOf(contentOf({ ['日'.repeat(2000)]: 1 }))).toBe('unknown_member;more=1');
  });
});

describe('an object that is named twice, by its own and by its mapped name', () => {
  const people = { objectName: 'people', selectedFields: { city: true } };
  const contacts = { objectName: 'contacts', selectedFields: { phone: true } };

  it.each([
    ['first', { people, contacts }],
    ['last', { contacts, people }],
  ])('is an issue, and neither entry is lost: the mapped one %s', (_, objects) => {
    const content = startContent({ provider: 'sandbox', read: { objects } }, crmSync);

    expect(content.read?.objects).toEqual({ contacts, people });
    expect(checkConfig(content, crmSync)).toMatchObject([
      { path: 'read.objects.people', code: 'object_duplicate', fix: 'Merge the two entries into one.' },
    ]);
  });

  it('is refused in a mask that replaces all objects', () => {
    const objects = { people: { objectName: 'people' }, contacts: { objectName: 'contacts' } };

    const update = { write: { objects } };
    const result = applyInstallationMask(savedContent, ['config.content.write.objects'], update, crmSync);

    expect(result).toMatchObject({ ok: false, problem: { detail: expect.stringContaining('twice') } });
  });
});

describe('the content that an installation starts with', () => {
  it('takes destination and inheritance of a subscription from the manifest, where it says none', () => {
    const objects = { people: { objectName: 'people', createEvent: { enabled: 'always' as const } } };

    const { subscribe } = startContent({ provider: 'sandbox', subscribe: { objects } }, crmSync);

    expect(subscribe?.objects).toEqual({
      contacts: {
        objectName: 'contacts',
        destination: 'events',
        inheritFieldsAndMappings: true,
        createEvent: { enabled: 'always' },
      },
    });
  });

  it('has a map of objects where nothing is written yet', () => {
    expect(startContent({ provider: 'sandbox', write: {} }, crmSync).write).toEqual({ objects: {} });
  });
});

describe('the work of looking for unknown members', () => {
  it.each([
    ['different ones', (index: number) => `odd_member_${index}`],
    ['long ones', (index: number) => `${index}`.repeat(50)],
  ])('at most doubles with their number: %s', (_, nameOf) => {
    const prepare = (count: number) => {
      const members = Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index), 1]));
      const content = contentOf(members);
      return () => [checkMembers(content), warningsOf(content)];
    };

    expect(growthWhenDoubled(prepare, 256)).toBeLessThan(MOST_GROWTH);
  });
});
