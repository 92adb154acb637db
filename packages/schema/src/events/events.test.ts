import { describe, expect, it } from 'vitest';
import { DeliveredMessage } from './delivered-message.ts';
import { NotificationEventType } from './event-type.ts';
import { exampleEvents } from './example-events.ts';
import { NotificationEvent } from './notification-event.ts';

const installationFields = [
  'projectId',
  'provider',
  'integrationId',
  'integrationName',
  'installationId',
  'connectionId',
  'groupRef',
  'groupName',
  'consumerRef',
  'consumerName',
];
const connectionData = ['projectId', 'connectionId', 'provider', 'groupRef', 'consumerRef', 'consumerName'];

/** The members of each event's data that the reference requires, written out. */
const required: Record<NotificationEventType, readonly string[]> = {
  'connection.created': connectionData,
  'connection.error': [...connectionData, 'errors'],
  'connection.refreshed': connectionData,
  'connection.updated': connectionData,
  'connection.deleted': connectionData,
  'connection.account.changed': [...connectionData, 'account'],
  'installation.created': [...installationFields, 'config'],
  'installation.updated': [...installationFields, 'config', 'lastConfig'],
  'installation.deleted': [...installationFields, 'config'],
  'read.schedule.paused': [...installationFields, 'config'],
  'read.backfill.done': [...installationFields, 'objectName'],
  'read.triggered.done': [...installationFields, 'objectName'],
  'read.triggered.error': [...installationFields, 'objectName'],
  'write.async.done': [...installationFields, 'objectName', 'success'],
  'subscribe.create.error': installationFields,
  'destination.webhook.disabled': ['projectId', 'destinationId', 'destinationName', 'url'],
};

describe('the shape of an event', () => {
  it.each(NotificationEventType.options)('takes the example of %s as it is', (type) => {
    expect(NotificationEvent.parse(exampleEvents[type])).toEqual(exampleEvents[type]);
  });

  it.each(NotificationEventType.options)('of %s needs every member that the reference requires', (type) => {
    const data: Record<string, unknown> = exampleEvents[type].data;
    const isNeeded = (member: string) => {
      const { [member]: _, ...others } = data;
      return !NotificationEvent.safeParse({ notificationType: type, data: others }).success;
    };

    expect(required[type].filter(isNeeded)).toEqual(required[type]);
  });

  it.each([
    ['installation.deleted', 'config'],
    ['installation.updated', 'lastConfig'],
  ] as const)('of %s has %s or its address, and never both', (notificationType, member) => {
    const all: Record<string, unknown> = exampleEvents[notificationType].data;
    const { [member]: config, ...data } = all;
    const address = { [`${member}URL`]: 'https://dowel.example/bodies/v1/1?signature=x' };
    const parsed = (rest: object) =>
      NotificationEvent.safeParse({ notificationType, data: { ...data, ...rest } });

    expect(parsed(address).data?.data).toEqual({ ...data, ...address });
    expect(parsed({ [member]: config, ...address }).success).toBe(false);
  });
});

const envelope = {
  projectId: 'p',
  provider: 'sandbox',
  groupRef: 'acme',
  groupName: 'Acme Inc',
  consumerRef: 'ada',
  consumerName: 'Ada',
  installationId: 'i',
  installationUpdateTime: '2026-11-20T08:00:00Z',
  objectName: 'people',
  rawObjectName: 'contacts',
};
const field = { fieldName: 'phone', displayName: 'Phone', valueType: 'string' };

describe('the shape of a delivered message', () => {
  it.each([
    {
      ...envelope,
      action: 'read',
      operationId: 'o',
      readType: 'backfill',
      operationTime: '2026-11-20T08:00:00Z',
      resultInfo: { type: 'inline', numRecords: 1 },
      result: [
        {
          fields: { phone: '1' },
          mappedFields: { stage: 'new' },
          raw: { Phone: '1' },
          associations: { companies: [{ id: 'c', objectName: 'companies' }] },
        },
      ],
    },
    {
      ...envelope,
      action: 'read',
      resultInfo: { type: 'url', numRecords: 9, downloadUrl: 'https://dowel.example/bodies/v1/1' },
    },
    {
      ...envelope,
      action: 'subscribe',
      resultInfo: { type: 'inline', numRecords: 1 },
      result: [{ subscribeEventType: 'delete', providerEventType: 'contact.deletion', id: 'c' }],
    },
    {
      ...envelope,
      action: 'schema.watch',
      result: {
        createdFields: [field],
        deletedFields: [],
        changedFields: [{ oldSchema: field, newSchema: { ...field, displayName: 'Telephone' } }],
      },
    },
  ])('takes a message of "$action" as it is', (message) => {
    expect(DeliveredMessage.parse(message)).toEqual(message);
  });

  it('needs an address if it has no records', () => {
    const message = { ...envelope, action: 'read', resultInfo: { type: 'url', numRecords: 9 } };

    expect(DeliveredMessage.safeParse(message).success).toBe(false);
  });
});
