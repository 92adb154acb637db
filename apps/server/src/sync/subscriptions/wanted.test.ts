import type { ManifestIntegration, SubscribeConfigObject } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { ProviderEvent } from '../../providers/connectors/engine/webhooks/read-event.ts';
import { github } from '../../providers/connectors/providers/github.ts';
import { google } from '../../providers/connectors/providers/google.ts';
import { restConnector } from '../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../providers/connectors/sandbox.ts';
import { wantedEvents } from './delivering/to-results.ts';
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
      'Google cannot be asked for otherEvents (sync) of "events" by this server.',
    ]);
  });

  it('is asked for nothing by a server that does not read what has changed', () => {
    const { objects, unsupported } = wantedOf(content, revision, connector, false);

    expect(objects).toEqual([]);
    expect(unsupported).toHaveLength(3);
  });
});

it('is not asked for other events that no subscription below its records has', () => {
  const objectName = 'repos/issues';
  const otherEvents = ['push', 'issues', 'star'];
  const subscribe = { objects: [{ objectName, destination: 'receiver', otherEvents }] };
  const wanted = wantedOf(
    { provider: 'github' },
    { name: 'code', provider: 'github', subscribe },
    restConnector(github),
  );

  expect(eventsOf(wanted)).toEqual([{ type: 'issues', objectName }]);
  expect(wanted.unsupported).toEqual([
    'GitHub cannot be asked for otherEvents (push, star) of "repos/issues" by this server.',
  ]);
});

describe('a change of a record', () => {
  const contacts: ManifestIntegration = {
    name: 'crm',
    provider: 'sandbox',
    read: {
      objects: [
        {
          objectName: 'contacts',
          destination: 'receiver',
          schedule: '',
          requiredFields: [{ fieldName: "$['Owner']['name']", mapToName: 'boss' }, { fieldName: 'email' }],
          optionalFields: [{ fieldName: 'city', mapToName: 'town' }],
        },
      ],
    },
    subscribe: {
      objects: [
        {
          objectName: 'contacts',
          destination: 'receiver',
          inheritFieldsAndMapping: true,
          updateEvent: { ...always, requiredWatchFields: ['boss'] },
        },
      ],
    },
  };
  const changesOf = (updateEvent: NonNullable<SubscribeConfigObject['updateEvent']>) => {
    const subscribed = {
      objectName: 'contacts',
      destination: '',
      inheritFieldsAndMappings: true,
      updateEvent,
    };
    const config = { provider: 'sandbox', subscribe: { objects: { contacts: subscribed } } };
    const [wanted] = wantedOf(config, contacts, restConnector(sandbox)).objects;
    const events = ['owner', 'email', 'city'].map((name) => ({
      type: 'contacts.updated',
      meaning: 'contacts.updated',
      changedFields: [name],
      raw: {},
    }));
    // The members beside these are of no use here.
    const told = wanted && wantedEvents(wanted, events as unknown as ProviderEvent[]);
    return told?.flatMap(({ event }) => event.changedFields ?? []);
  };

  it('is told if a part of the field is watched', () => {
    expect(changesOf({ ...always, requiredWatchFields: ["$['owner']['name']", 'city'] })).toEqual([
      'owner',
      'city',
    ]);
  });

  it('is told if the field has a mapped name, also when it is optional and nobody chose it', () => {
    expect(changesOf({ ...always, requiredWatchFields: ['town'] })).toEqual(['city']);
  });

  it('is told as the manifest says where the config does not say which fields count', () => {
    expect(changesOf(always)).toEqual(['owner']);
    expect(changesOf({ ...always, watchFieldsAuto: 'all' })).toEqual(['owner', 'email', 'city']);
  });
});
