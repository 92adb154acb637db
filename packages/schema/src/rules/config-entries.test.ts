import { describe, expect, it } from 'vitest';
import type { ManifestIntegration } from '../manifest/manifest.ts';
import {
  emptyEntry,
  findEntryKey,
  startContent,
  toAnsweredContent,
  withNativeNames,
} from './config-entries.ts';
import { crmSync } from './crm-sync.fixture.ts';

describe('keeping objects under the names of the provider', () => {
  it('renames mapped ones and leaves the others', () => {
    const content = {
      provider: 'sandbox',
      read: { objects: { people: { objectName: 'people', disabled: true }, leads: { objectName: 'leads' } } },
      write: { objects: { people: { objectName: 'people' } } },
    };

    expect(withNativeNames(content, crmSync)).toEqual({
      provider: 'sandbox',
      read: {
        objects: { contacts: { objectName: 'contacts', disabled: true }, leads: { objectName: 'leads' } },
      },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    });
  });
});

describe('finding an entry', () => {
  const content = (name: string) => ({
    provider: 'sandbox',
    write: { objects: { [name]: { objectName: name } } },
  });

  it.each([
    ['contacts', 'write', 'contacts'],
    ['people', 'write', 'people'],
    ['deals', 'write', undefined],
    ['contacts', 'read', undefined],
  ] as const)('of contacts under %s, as %s, finds %s', (name, action, expected) => {
    expect(findEntryKey(content(name), action, 'contacts', crmSync)).toBe(expected);
  });

  it('does not take the entry of an object whose own name another one is mapped to', () => {
    const companies = { objectName: 'companies', mapToName: 'contacts', destination: 'inbox', schedule: '' };
    const write = { objects: [{ objectName: 'contacts' }, companies] };

    const revision = { ...crmSync, read: { objects: [companies] }, write };

    expect(findEntryKey(content('contacts'), 'write', 'companies', revision)).toBeUndefined();
  });
});

describe('starting a subscription', () => {
  const subscribing = (object: object): ManifestIntegration => ({
    ...crmSync,
    subscribe: { objects: [{ objectName: 'contacts', destination: 'events', ...object }] },
  });
  const started = (revision: ManifestIntegration, entry: object = {}) =>
    startContent(
      { provider: 'sandbox', subscribe: { objects: { contacts: { objectName: 'contacts', ...entry } } } },
      revision,
    ).subscribe?.objects.contacts;

  it('takes destination and inheritance from the manifest', () => {
    expect(started(subscribing({ inheritFieldsAndMapping: false }))).toEqual({
      objectName: 'contacts',
      destination: 'events',
      inheritFieldsAndMappings: false,
    });
    expect(started(subscribing({}))).toMatchObject({ inheritFieldsAndMappings: true });
  });

  it('leaves what the config says', () => {
    const entry = { destination: 'own', inheritFieldsAndMappings: false };

    expect(started(subscribing({}), entry)).toMatchObject(entry);
  });

  it('has every event that the manifest has', () => {
    const always = { enabled: 'always' };
    const updateEvent = { ...always, watchFieldsAuto: 'all' };

    const all = subscribing({
      createEvent: always,
      updateEvent,
      deleteEvent: always,
      otherEvents: ['merged'],
    });

    expect(emptyEntry(all, 'subscribe', 'contacts')).toEqual({
      objectName: 'contacts',
      destination: 'events',
      inheritFieldsAndMappings: true,
      createEvent: always,
      updateEvent,
      deleteEvent: always,
      otherEvents: ['merged'],
    });
  });

  it('has no event that the manifest lacks', () => {
    expect(emptyEntry(subscribing({}), 'subscribe', 'contacts')).toEqual({
      objectName: 'contacts',
      destination: 'events',
      inheritFieldsAndMappings: true,
    });
  });

  it('has nothing of an object that the manifest lacks', () => {
    expect(emptyEntry(crmSync, 'subscribe', 'deals')).toEqual({
      objectName: 'deals',
      destination: '',
      inheritFieldsAndMappings: true,
    });
  });
});

describe('answering a config', () => {
  it('shows the maps of every read object, and leaves the stored content as it is', () => {
    const phone = { objectName: 'deals', selectedFields: { phone: true } };
    const content = {
      provider: 'sandbox',
      read: { objects: { contacts: { objectName: 'contacts' }, deals: phone } },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    };
    const before = structuredClone(content);

    expect(toAnsweredContent(content)).toEqual({
      ...content,
      read: {
        objects: {
          contacts: { objectName: 'contacts', selectedFields: {}, selectedFieldMappings: {} },
          deals: { ...phone, selectedFieldMappings: {} },
        },
      },
    });
    expect(content).toEqual(before);
  });

  it('adds nothing to a config that reads nothing', () => {
    expect(toAnsweredContent({ provider: 'sandbox' })).toEqual({ provider: 'sandbox' });
  });
});
