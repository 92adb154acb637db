import type { ManifestIntegration } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { google } from '../../providers/connectors/providers/google.ts';
import { restConnector } from '../../providers/connectors/rest-connector.ts';
import { eventsOf, wantedOf } from './wanted.ts';

const always = { enabled: 'always' } as const;
const revision: ManifestIntegration = {
  name: 'calendar',
  provider: 'google',
  read: { objects: [{ objectName: 'events', destination: 'receiver', schedule: '0 * * * *' }] },
  subscribe: {
    objects: [
      {
        objectName: 'events',
        destination: 'receiver',
        inheritFieldsAndMapping: true,
        createEvent: always,
        updateEvent: { ...always, watchFieldsAuto: 'all' },
        otherEvents: ['sync'],
      },
    ],
  },
};
const content = { provider: 'google' };
const connector = restConnector(google);

describe('a provider that only says that something has changed', () => {
  it('is asked for one notice of an object, and for no events of its own', () => {
    const wanted = wantedOf(content, revision, connector);

    expect(eventsOf(wanted)).toEqual([{ type: 'exists', objectName: 'events' }]);
    expect(wanted.objects[0]?.polled).toEqual([]);
    expect(wanted.unsupported).toEqual([
      'Google cannot be asked for otherEvents of "events" by this server.',
    ]);
  });

  it('is asked for nothing by a server that does not read what has changed', () => {
    const { objects, unsupported } = wantedOf(content, revision, connector, false);

    expect(objects).toEqual([]);
    expect(unsupported).toHaveLength(3);
  });
});
