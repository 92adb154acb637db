import { describe, expect, it } from 'vitest';
import { checkManifest } from './check-manifest.ts';

const contacts = { objectName: 'contacts', destination: 'inbox', requiredFields: [{ fieldName: 'email' }] };
const base = { name: 'crm-sync', provider: 'hubspot', read: { objects: [contacts] } };
const events = { objectName: 'contacts', destination: 'inbox', inheritFieldsAndMapping: true };
const always = { enabled: 'always' };

const manifestOf = (...integrations: unknown[]) => ({ specVersion: '1.0.0', integrations });
const withObject = (members: object) =>
  manifestOf({ ...base, read: { objects: [{ ...contacts, ...members }] } });
const withEvents = (members: object) =>
  manifestOf({ ...base, subscribe: { objects: [{ ...events, ...members }] } });
const object = 'integrations[0].read.objects[0]';
const subscribed = 'integrations[0].subscribe.objects[0]';

function expectError(value: unknown, path: string, message: string): void {
  const { manifest, findings } = checkManifest(value);

  expect(manifest).toBeUndefined();
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([
    {
      severity: 'error',
      path,
      message: expect.stringContaining(message),
      fix: expect.stringMatching(/\w{3}/),
    },
  ]);
}

describe('checking a manifest', () => {
  it.each<[string, unknown]>([
    ['a read integration', manifestOf(base)],
    ['a proxy alone', manifestOf({ name: 'x', provider: 'y', proxy: { enabled: true } })],
    ['upper case and underscores in names', manifestOf({ ...base, name: 'readAnd_Write9' })],
    ['the densest schedule', withObject({ schedule: '*/10 * * * *' })],
    ['no schedule', withObject({ schedule: '' })],
    ['a schedule that is dense by day only', withObject({ schedule: '0,10 8 * * mon-fri' })],
    ['a user mapping with only a name', withObject({ optionalFields: [{ mapToName: 'tier' }] })],
    ['a nested field', withObject({ requiredFields: [{ fieldName: "$['a']['b']" }] })],
    ['no days of backfill', withObject({ backfill: { defaultPeriod: { days: 0 } } })],
    [
      'days without full history',
      withObject({ backfill: { defaultPeriod: { days: 3, fullHistory: false } } }),
    ],
    [
      'events that inherit',
      withEvents({ createEvent: always, updateEvent: { ...always, watchFieldsAuto: 'all' } }),
    ],
    ['watched fields', withEvents({ updateEvent: { ...always, requiredWatchFields: ['email'] } })],
    [
      'raw events without a read object',
      manifestOf({
        ...base,
        subscribe: { objects: [{ objectName: 'x', destination: 'y', otherEvents: ['UNDELETE'] }] },
      }),
    ],
    [
      'a watched schema',
      manifestOf({ ...base, watchSchema: { destination: 'inbox', allObjects: { fieldCreated: always } } }),
    ],
    [
      'inherited mappings',
      manifestOf({ ...base, write: { objects: [{ objectName: 'contacts', inheritMapping: true }] } }),
    ],
  ])('accepts %s', (_, value) => {
    const { manifest, findings } = checkManifest(value);

    expect(findings).toEqual([]);
    expect(manifest).toBeDefined();
  });

  it.each<[string, unknown, string, string]>([
    ['something that is no map', ['x'], '', 'not a map'],
    ['nothing', undefined, '', 'not a map'],
    ['no version', { integrations: [base] }, 'specVersion', 'specVersion is missing'],
    [
      'another version',
      { ...manifestOf(base), specVersion: '2.0.0' },
      'specVersion',
      'is "2.0.0"; 1.0.0 is the only',
    ],
    ['no integrations', { specVersion: '1.0.0' }, 'integrations', 'integrations is missing'],
    ['empty integrations', manifestOf(), 'integrations', 'integrations is empty'],
    [
      'integrations that are a map',
      { specVersion: '1.0.0', integrations: {} },
      'integrations',
      'must be a list',
    ],
    [
      'two of the same name',
      manifestOf(base, base),
      'integrations[1].name',
      'Two integrations are named "crm-sync"',
    ],
    ['no action', manifestOf({ name: 'a', provider: 'b' }), 'integrations[0]', 'does nothing'],
    [
      'events that do not inherit',
      withEvents({ inheritFieldsAndMapping: false, createEvent: always }),
      subscribed,
      'takes its fields from the read object',
    ],
  ])('refuses %s', (_, value, path, message) => {
    expectError(value, path, message);
  });

  it.each<[string, object, string, string]>([
    ['no name', { name: undefined }, 'name', 'name is missing, so a deploy does not know'],
    ['an odd name', { name: 'my crm' }, 'name', 'no valid name'],
    ['a long name', { name: 'x'.repeat(65) }, 'name', 'longer than 64'],
    ['a name that is a number', { name: 7 }, 'name', 'must be text, but is a number'],
    ['no provider', { provider: '' }, 'provider', 'provider is empty'],
    ['a block without objects', { write: {} }, 'write', 'write has no objects, so it does nothing'],
    ['a block with empty objects', { read: { objects: [] } }, 'read', 'read has no objects'],
    ['an empty block', { write: null }, 'write', 'write has no value'],
    ['a proxy that says nothing', { proxy: {} }, 'proxy', 'whether it is enabled'],
    [
      'an object listed twice',
      { read: { objects: [contacts, contacts] } },
      'read.objects[1].objectName',
      'listed twice under read',
    ],
    [
      'a schema watched too often',
      {
        watchSchema: { destination: 'x', schedule: '*/30 * * * *', allObjects: { fieldCreated: always } },
      },
      'watchSchema.schedule',
      'runs 30 minutes apart; 60',
    ],
  ])('refuses %s', (_, members, path, message) => {
    expectError(manifestOf({ ...base, ...members }), `integrations[0].${path}`, message);
  });

  it.each<[string, object, string, string]>([
    [
      'an object without name',
      { objectName: undefined, destination: undefined },
      'objectName',
      'objectName is missing',
    ],
    ['a broken schedule', { schedule: 'daily' }, 'schedule', 'has 1 field'],
    ['a dense schedule', { schedule: '*/5 * * * *' }, 'schedule', 'runs 5 minutes apart; 10'],
    ['a day that never comes', { schedule: '0 0 31 2 *' }, 'schedule', 'never runs'],
    ['a field that is text', { requiredFields: ['email'] }, 'requiredFields[0]', 'is text, not a map'],
    ['a field without names', { optionalFields: [{}] }, 'optionalFields[0]', 'neither fieldName nor'],
    [
      'a slip in fieldName that a mapping would hide',
      { requiredFields: [{ fieldName: 5, mapToName: 'x' }] },
      'requiredFields[0].fieldName',
      'must be text',
    ],
    ['an unknown choice', { enabled: 'allways' }, 'enabled', 'can only be always'],
    ['a period without length', { backfill: { defaultPeriod: {} } }, 'backfill.defaultPeriod', 'needs days'],
    [
      'negative days',
      { backfill: { defaultPeriod: { days: -1 } } },
      'backfill.defaultPeriod.days',
      '0 is the minimum',
    ],
    ['a small page', { delivery: { pageSize: 5 } }, 'delivery.pageSize', '50 is the minimum'],
    ['a big page', { delivery: { pageSize: 501 } }, 'delivery.pageSize', '500 is the maximum'],
    ['a prototype for a name', { objectName: '__proto__' }, 'objectName', 'cannot be used'],
    [
      'a prototype for a field',
      { requiredFields: [{ mapToName: 'constructor' }] },
      'requiredFields[0].mapToName',
      'cannot be used',
    ],
  ])('refuses %s', (_, members, path, message) => {
    expectError(withObject(members), `${object}.${path}`, message);
    expect(JSON.stringify(checkManifest(withObject(members)))).not.toContain('Object \\"\\"');
  });

  it.each<[string, object, string, string]>([
    [
      'events without read object',
      { objectName: 'deals', createEvent: always },
      'objectName',
      'no read object "deals"',
    ],
    ['an event without enabled', { deleteEvent: {} }, 'deleteEvent', 'does not say that it is enabled'],
    ['an update event that watches nothing', { updateEvent: always }, 'updateEvent', 'neither'],
    [
      'an update event that watches twice',
      { updateEvent: { ...always, watchFieldsAuto: 'all', requiredWatchFields: ['email'] } },
      'updateEvent',
      'both',
    ],
  ])('refuses %s', (_, members, path, message) => {
    expectError(withEvents(members), `${subscribed}.${path}`, message);
  });

  it.each<[string, unknown, string, string]>([
    ['no destination', withObject({ destination: undefined }), object, 'has no destination'],
    [
      'both kinds of backfill',
      withObject({ backfill: { defaultPeriod: { days: 3, fullHistory: true } } }),
      `${object}.backfill.defaultPeriod`,
      'days has no effect',
    ],
    [
      'two fields under one name',
      withObject({ optionalFields: [{ mapToName: 'x' }, { fieldName: 'y', mapToName: 'x' }] }),
      `${object}.optionalFields[1].mapToName`,
      'one value hides the other',
    ],
    [
      'a name inside another',
      withObject({
        optionalFields: [
          { fieldName: 'x', mapToName: 'a' },
          { fieldName: 'y', mapToName: "$['a']['b']" },
        ],
      }),
      `${object}.optionalFields[1].mapToName`,
      'lies inside "a"',
    ],
    [
      'a field listed twice',
      withObject({ optionalFields: [{ fieldName: 'email' }] }),
      `${object}.optionalFields[0].fieldName`,
      'listed twice',
    ],
    [
      'two objects under one name',
      manifestOf({
        ...base,
        read: {
          objects: [
            { ...contacts, mapToName: 'x' },
            { ...contacts, objectName: 'b', mapToName: 'x' },
          ],
        },
      }),
      'integrations[0].read.objects[1].mapToName',
      'cannot be told apart',
    ],
    [
      'mappings inherited from nothing',
      manifestOf({ ...base, write: { objects: [{ objectName: 'deals', inheritMapping: true }] } }),
      'integrations[0].write.objects[0].inheritMapping',
      'no read object "deals"',
    ],
    ['a subscription without events', withEvents({}), subscribed, 'has no event'],
    ['an empty list of events', withEvents({ otherEvents: [] }), subscribed, 'has no event'],
    [
      'an empty list of watched fields',
      withEvents({ updateEvent: { ...always, requiredWatchFields: [] } }),
      `${subscribed}.updateEvent.requiredWatchFields`,
      'watches no field',
    ],
    [
      'a watched field that is not read',
      withEvents({ updateEvent: { ...always, requiredWatchFields: ['fax'] } }),
      `${subscribed}.updateEvent.requiredWatchFields[0]`,
      'no field "fax"',
    ],
    [
      'a schema watch that watches nothing',
      manifestOf({ ...base, watchSchema: { destination: 'x', allObjects: {} } }),
      'integrations[0].watchSchema.allObjects',
      'Nothing is watched',
    ],
    [
      'a schema watch without read objects',
      manifestOf({
        name: 'x',
        provider: 'y',
        proxy: { enabled: true },
        watchSchema: { destination: 'x', allObjects: { fieldCreated: always } },
      }),
      'integrations[0].watchSchema',
      'no read objects',
    ],
    [
      'nothing but a proxy that is off',
      manifestOf({ name: 'x', provider: 'y', proxy: { enabled: false } }),
      'integrations[0].proxy.enabled',
      '"x" does nothing',
    ],
    [
      'a question about a field that is named',
      withObject({ requiredFields: [{ fieldName: 'email', prompt: 'Which?' }] }),
      `${object}.requiredFields[0].prompt`,
      'only for a field without fieldName',
    ],
    ['an unknown key', manifestOf({ ...base, dispalyName: 'x' }), 'integrations[0].dispalyName', 'not a key'],
    [
      'the plural of a singular',
      withEvents({ inheritFieldsAndMappings: true, otherEvents: ['x'] }),
      `${subscribed}.inheritFieldsAndMappings`,
      'not a key',
    ],
  ])('warns of %s', (_, value, path, message) => {
    const { manifest, findings } = checkManifest(value);

    expect(findings).toEqual([
      { severity: 'warning', path, message: expect.stringContaining(message), fix: expect.any(String) },
    ]);
    expect(manifest).toBeDefined();
  });

  it.each([
    ['dispalyName', 'Write "displayName".'],
    ['Provider', 'Write "provider".'],
    ['colour', 'Remove it. Known here: name, provider,'],
    ['delete', "Remove it. Each customer's config allows deletes"],
  ])('proposes a key for %s', (key, fix) => {
    expect(checkManifest(manifestOf({ ...base, [key]: 'x' })).findings[0]?.fix).toContain(fix);
  });

  it.each([
    [
      'schedule',
      (key: object) => manifestOf({ ...base, ...key }),
      'read.objects[].schedule or watchSchema.schedule',
    ],
    ['pageSize', (key: object) => withObject(key), 'delivery.pageSize'],
    [
      'days',
      (key: object) => withObject({ backfill: { defaultPeriod: { days: 1 }, ...key } }),
      'defaultPeriod.days',
    ],
  ])('says where a key belongs that is in the wrong place: %s', (key, place, right) => {
    expect(checkManifest(place({ [key]: 1 })).findings).toContainEqual(
      expect.objectContaining({ fix: `Remove it, or move it to ${right}.` }),
    );
  });

  it('takes unknown keys for errors when strict', () => {
    const { manifest, findings } = checkManifest(manifestOf({ ...base, colour: 1 }), { strict: true });

    expect(findings).toMatchObject([{ severity: 'error' }]);
    expect(manifest).toBeUndefined();
  });

  it('takes another least interval', () => {
    const value = withObject({ schedule: '* * * * *' });

    expect(checkManifest(value, { minScheduleMinutes: 1 }).findings).toEqual([]);
  });

  it('fills in what may be left out', () => {
    const { manifest } = checkManifest(withObject({ destination: undefined }));

    expect(manifest?.integrations[0]?.read?.objects?.[0]).toMatchObject({ destination: '', schedule: '' });
  });

  it('keeps errors when there are too many findings to read', () => {
    const colours = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`colour${index}`, 1]));

    const { findings } = checkManifest(manifestOf({ ...base, ...colours, proxy: {} }));

    expect(findings.length).toBeLessThan(210);
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'error', path: 'integrations[0].proxy' }),
    );
    expect(findings.at(-1)?.message).toMatch(/more findings are not shown/);
  });
});
