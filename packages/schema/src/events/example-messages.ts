import type { DeliveredMessage, MessageAction, SubscribeResult } from './delivered-message.ts';

/** The message of one kind. */
export type MessageOf<Action extends MessageAction> = Extract<DeliveredMessage, { action: Action }>;

const about = {
  projectId: '01970000-0000-7000-8000-000000000001',
  provider: 'sandbox',
  installationId: '01970000-0000-7000-8000-000000000003',
  groupRef: 'acme',
  groupName: 'Acme Inc',
  consumerRef: 'ada',
  consumerName: 'Ada Okafor',
  installationUpdateTime: '2026-11-20T08:00:00.000Z',
  objectName: 'people',
  rawObjectName: 'contacts',
  operationTime: '2026-11-20T09:00:00.000Z',
};

const record = {
  id: 'con_000001',
  fields: { email: 'grace@acme.example', phone: '+1 555 0100' },
  mappedFields: { role: 'Admiral' },
  raw: {
    id: 'con_000001',
    email: 'grace@acme.example',
    phone: '+1 555 0100',
    job_title: 'Admiral',
    updated_at: '2026-11-20T08:59:00.000Z',
  },
};

const change: SubscribeResult = {
  ...record,
  subscribeEventType: 'update',
  providerEventType: 'contacts.updated',
  rawEvent: { id: 'evt_000001', type: 'contacts.updated', record: { id: 'con_000001' } },
  fieldsUpdated: ['job_title'],
};

const phone = { fieldName: 'phone', displayName: 'Phone', valueType: 'string' as const };

/** A message of each kind, for documents, test events and tests. The ids belong to nothing. */
export const exampleMessages: { readonly [Action in MessageAction]: MessageOf<Action> } = {
  read: {
    action: 'read',
    ...about,
    operationId: '01970000-0000-7000-8000-000000000006',
    readType: 'scheduled',
    resultInfo: { type: 'inline', numRecords: 1 },
    result: [record],
  },
  subscribe: {
    action: 'subscribe',
    ...about,
    resultInfo: { type: 'inline', numRecords: 1 },
    result: [change],
  },
  'schema.watch': {
    action: 'schema.watch',
    ...about,
    result: {
      createdFields: [phone],
      deletedFields: [],
      changedFields: [{ oldSchema: phone, newSchema: { ...phone, displayName: 'Telephone' } }],
    },
  },
};
