import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigContent, type ConfigContentUpdate } from '../resources/config.ts';
import { crmSync, savedContent } from './crm-sync.fixture.ts';
import { applyInstallationMask, installationMasks } from './update-mask.ts';

const apply = (mask: string[], update: ConfigContentUpdate, content = savedContent) =>
  applyInstallationMask(content, mask, update, crmSync);

const stored = savedContent.read?.objects.contacts;

describe('applying an update mask', () => {
  it('replaces a read object but keeps what a fields-only page does not send', () => {
    const entry = { objectName: 'contacts', selectedFields: { city: true } };

    const result = apply(['config.content.read.objects.contacts'], {
      read: { objects: { contacts: entry } },
    });

    expect(result).toEqual({
      ok: true,
      content: {
        provider: 'sandbox',
        read: {
          objects: {
            contacts: {
              ...entry,
              schedule: stored?.schedule,
              disabled: true,
              fieldFilters: stored?.fieldFilters,
            },
          },
        },
      },
    });
  });

  it('replaces the kept members when they are sent', () => {
    const update = { read: { objects: { contacts: { schedule: '5 * * * *', disabled: false } } } };

    const result = apply(['config.content.read.objects.contacts'], update);

    expect(result.ok && result.content.read?.objects.contacts).toMatchObject({
      schedule: '5 * * * *',
      disabled: false,
    });
  });

  it('toggles disabled alone', () => {
    const update = { read: { objects: { contacts: { disabled: false } } } };

    const result = apply(['config.content.read.objects.contacts.disabled'], update);

    expect(result.ok && result.content.read?.objects.contacts).toEqual({ ...stored, disabled: false });
  });

  it('makes the parents it lacks', () => {
    const update = { write: { objects: { deals: { objectName: 'deals' } } } };
    const expected = { provider: 'sandbox', write: update.write };

    expect(apply(['config.content.write.objects'], update, { provider: 'sandbox' })).toEqual({
      ok: true,
      content: expected,
    });
    expect(apply(['config.content.write.objects.deals'], update, { provider: 'sandbox' })).toEqual({
      ok: true,
      content: expected,
    });
  });

  it('replaces the whole map of write objects', () => {
    const content = { ...savedContent, write: { objects: { contacts: { objectName: 'contacts' } } } };

    const result = apply(['config.content.write.objects'], { write: { objects: { deals: {} } } }, content);

    expect(result.ok && result.content.write).toEqual({ objects: { deals: { objectName: 'deals' } } });
  });

  // @holds S55
  it('fills in what the manifest says of a subscription', () => {
    const update = { subscribe: { objects: { contacts: { deleteEvent: { enabled: 'always' as const } } } } };

    const result = apply(['config.content.subscribe.objects.contacts'], update);

    expect(result.ok && result.content.subscribe?.objects.contacts).toEqual({
      objectName: 'contacts',
      destination: 'events',
      inheritFieldsAndMappings: true,
      deleteEvent: { enabled: 'always' },
    });
  });

  // @holds S8, S56
  it('switches the proxy', () => {
    const content = { ...savedContent, proxy: { useModule: true } };

    const result = apply(['config.content.proxy.enabled'], { proxy: { enabled: true } }, content);

    expect(result.ok && result.content.proxy).toEqual({ useModule: true, enabled: true });
  });

  it('leaves what is not part of the config to the caller', () => {
    expect(apply(['connectionId', 'config.createdBy'], {})).toEqual({ ok: true, content: savedContent });
  });

  it('keeps an object under its native name when it is addressed by the mapped one', () => {
    const update = { read: { objects: { people: { selectedFields: {} } } } };

    const result = apply(['config.content.read.objects.people'], update);

    expect(result.ok && Object.keys(result.content.read?.objects ?? {})).toEqual(['contacts']);
    expect(result.ok && result.content.read?.objects.contacts?.objectName).toBe('contacts');
  });

  it.each(['config.content.write.objects', 'config.content.write.objects.contacts'])(
    'keeps what a page does not send of a write object: %s',
    (mask) => {
      const contacts = {
        objectName: 'contacts',
        deletionSettings: { enabled: true },
        selectedValueDefaults: { city: { value: 'Oslo', applyOnUpdate: 'always' as const } },
        selectedFieldSettings: { phone: { writeOnUpdate: 'never' as const } },
      };
      const content = { ...savedContent, write: { objects: { contacts } } };

      const result = apply([mask], { write: { objects: { contacts: { objectName: 'contacts' } } } }, content);

      expect(result.ok && result.content.write?.objects).toEqual({ contacts });
    },
  );

  it.each(['config.content.write.objects', 'config.content.write.objects.contacts'])(
    'refuses an entry that says the name of another object: %s',
    (mask) => {
      const update = { write: { objects: { contacts: { objectName: 'deals' } } } };

      const result = apply([mask], update);

      expect(!result.ok && result.problem.detail).toContain('objectName is "deals"');
    },
  );

  const dotted = (objectName: string) => ({
    ...crmSync,
    read: { objects: [{ objectName, destination: '', schedule: '' }] },
  });

  it.each([
    ['job.appointments', 'config.content.read.objects.job.appointments'],
    ['job.appointments', 'config.content.read.objects.job\\.appointments'],
    ['a:b', 'config.content.read.objects.a\\:b'],
    ['is.disabled', 'config.content.read.objects.is.disabled'],
  ])('finds object %s in the mask %s', (name, mask) => {
    const update = { read: { objects: { [name]: { selectedFields: { x: true } } } } };

    const result = applyInstallationMask({ provider: 'sandbox' }, [mask], update, dotted(name));

    expect(result.ok && result.content.read?.objects).toEqual({
      [name]: { objectName: name, selectedFields: { x: true } },
    });
  });

  it('toggles disabled of an object whose name has a dot', () => {
    const update = { read: { objects: { 'job.appointments': { disabled: true } } } };
    const mask = ['config.content.read.objects.job.appointments.disabled'];

    const result = applyInstallationMask({ provider: 'sandbox' }, mask, update, dotted('job.appointments'));

    expect(result.ok && result.content.read?.objects['job.appointments']).toMatchObject({ disabled: true });
  });

  it.each<[string, string, ConfigContentUpdate, string]>([
    ['an unknown path', 'colour', {}, 'cannot be set'],
    ['the whole map of read objects', 'read.objects', { read: { objects: {} } }, 'cannot be set'],
    ['a deeper path', 'proxy.useModule', { proxy: { useModule: true } }, 'cannot be set'],
    [
      'a path into an object',
      'read.objects.contacts.selectedFieldMappings',
      { read: { objects: { contacts: { selectedFieldMappings: {} } } } },
      'a path ends at the object, here "contacts"',
    ],
    ['a mask without value', 'read.objects.contacts', {}, 'no value'],
    ['a map without value', 'write.objects', {}, 'no value'],
    ['a proxy without value', 'proxy.enabled', { proxy: {} }, 'no value'],
    [
      'disabled without value',
      'read.objects.contacts.disabled',
      { read: { objects: { contacts: {} } } },
      'no value',
    ],
    ['a prototype', 'read.objects.__proto__', {}, 'cannot be used'],
    ['a constructor', 'write.objects.constructor', {}, 'cannot be used'],
    [
      'a value of the wrong shape',
      'read.objects.contacts',
      { read: { objects: { contacts: { schedule: 5 as unknown as string } } } },
      'schedule must be text',
    ],
  ])('refuses %s', (_, path, update, message) => {
    const mask = `config.content.${path}`;

    expect(apply([mask], update)).toMatchObject({
      ok: false,
      problem: {
        issues: [{ name: 'updateMask', value: mask, detail: expect.stringContaining(message) }],
        context: { allowed: installationMasks },
      },
    });
  });

  it('applies all masks or none', () => {
    const before = JSON.parse(JSON.stringify(savedContent));
    const masks = ['config.content.proxy.enabled', 'config.content.nope'];

    expect(apply(masks, { proxy: { enabled: true } })).toMatchObject({
      ok: false,
      problem: { issues: [{ value: 'config.content.nope' }] },
    });
    expect(savedContent).toEqual(before);
  });
});

describe('applying any mask', () => {
  it('never throws, mutates or reaches a prototype, and gives a valid config', () => {
    const parts = [
      'config',
      'content',
      'read',
      'write',
      'objects',
      'contacts',
      'disabled',
      '__proto__',
      'constructor',
      '\\.',
      '',
    ];
    const prefix = fc.constantFrom('config.content.read.objects.', 'config.content.write.objects.', '');
    const mask = fc
      .tuple(prefix, fc.array(fc.constantFrom(...parts), { maxLength: 5 }))
      .map(([start, rest]) => start + rest.join('.'));
    const entry = fc.record({ disabled: fc.boolean(), schedule: fc.string() }, { requiredKeys: [] });
    const objects = fc.dictionary(
      fc.constantFrom('contacts', 'contacts.disabled', '__proto__', 'deals'),
      entry,
    );
    const update = fc.record(
      { read: fc.record({ objects }), write: fc.record({ objects }) },
      { requiredKeys: [] },
    );
    const before = JSON.stringify(savedContent);
    fc.assert(
      fc.property(fc.array(mask, { maxLength: 3 }), update, (masks, values) => {
        const result = apply(masks, values as ConfigContentUpdate);

        expect(JSON.stringify(savedContent)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
        if (result.ok) expect(ConfigContent.parse(result.content)).toEqual(result.content);
      }),
      { numRuns: 1000 },
    );
  });
});
