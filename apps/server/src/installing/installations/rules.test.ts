import type { ConfigContent, ManifestIntegration, ReadConfigObject } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { configuredObjects, objectsToSample } from './rules.ts';

const revision: ManifestIntegration = {
  name: 'sync',
  provider: 'sandbox',
  read: {
    objects: [
      {
        objectName: 'contacts',
        mapToName: 'person',
        destination: 'hook',
        schedule: '0 * * * *',
        requiredFields: [{ fieldName: 'email' }, { mapToName: 'stage' }],
        optionalFields: [{ fieldName: 'phone' }, { fieldName: 'city' }],
      },
      { objectName: 'companies', destination: 'hook', schedule: '', requiredFields: [{ fieldName: 'name' }] },
      { objectName: 'deals', destination: 'hook', schedule: '0 * * * *', enabled: 'always' },
    ],
  },
  write: { objects: [{ objectName: 'notes' }] },
};

const config = (objects: Record<string, Partial<ReadConfigObject>>): ConfigContent => ({
  provider: 'sandbox',
  read: {
    objects: Object.fromEntries(
      Object.entries(objects).map(([name, entry]) => [name, { objectName: name, ...entry }]),
    ),
  },
});
const namesOf = (samples: { objectName: string }[]) => samples.map(({ objectName }) => objectName);

describe('choosing what to sample on a first install', () => {
  it('takes scheduled objects with the fields that will be read', () => {
    const after = config({
      contacts: {
        selectedFields: { phone: true, city: false },
        selectedFieldMappings: { stage: 'lead_score' },
      },
      companies: {},
    });

    expect(objectsToSample(undefined, after, revision)).toEqual([
      { objectName: 'contacts', fields: ['email', 'phone', 'lead_score'], conditions: [] },
      { objectName: 'deals', fields: [], conditions: [] },
    ]);
  });

  it('takes an object the customer schedules, and none that is disabled', () => {
    const after = config({ companies: { schedule: '0 2 * * *' }, contacts: { disabled: true } });

    expect(namesOf(objectsToSample(undefined, after, revision))).toEqual(['companies', 'deals']);
  });
});

describe('choosing what to sample on a change', () => {
  const before = config({ contacts: { selectedFields: { phone: true } } });

  it.each<[string, ConfigContent, string[]]>([
    [
      'nothing when nothing is read differently',
      config({ contacts: { selectedFields: { phone: true }, destination: 'x' } }),
      [],
    ],
    [
      'nothing when a field is unticked and was not ticked',
      config({ contacts: { selectedFields: { phone: true, city: false } } }),
      [],
    ],
    [
      'an object whose selection changed',
      config({ contacts: { selectedFields: { city: true } } }),
      ['contacts'],
    ],
    [
      'an object read as a whole from now on',
      config({ contacts: { selectedFields: { phone: true }, selectedFieldsAuto: 'all' } }),
      ['contacts'],
    ],
    [
      'an object scheduled from now on',
      config({ contacts: { selectedFields: { phone: true } }, companies: { schedule: '0 2 * * *' } }),
      ['companies'],
    ],
    ['nothing of what stops', config({ contacts: { selectedFields: { city: true }, disabled: true } }), []],
  ])('takes %s', (_case, after, expected) => {
    expect(namesOf(objectsToSample(before, after, revision))).toEqual(expected);
  });

  it('takes an object that starts again', () => {
    const stopped = config({ contacts: { selectedFields: { phone: true }, disabled: true } });

    expect(namesOf(objectsToSample(stopped, before, revision))).toEqual(['contacts']);
  });

  it('finds an entry that is keyed by the mapped name', () => {
    const after = config({ person: { objectName: 'contacts', selectedFields: { city: true } } });

    expect(namesOf(objectsToSample(before, after, revision))).toEqual(['contacts']);
  });
});

describe('finding the objects a config speaks of', () => {
  it('names each once, as the provider does', () => {
    const content: ConfigContent = {
      ...config({ person: {}, unicorns: {} }),
      write: { objects: { notes: { objectName: 'notes' } } },
    };

    expect(configuredObjects(content, revision)).toEqual(['contacts', 'notes']);
  });
});
