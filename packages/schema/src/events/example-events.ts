import type { NotificationEventType } from './event-type.ts';
import type { ConnectionData, InstallationFields } from './notification-data.ts';
import type { NotificationEventOf } from './notification-event.ts';

const installation: InstallationFields = {
  projectId: '01970000-0000-7000-8000-000000000001',
  provider: 'sandbox',
  integrationId: '01970000-0000-7000-8000-000000000002',
  integrationName: 'crm-sync',
  installationId: '01970000-0000-7000-8000-000000000003',
  connectionId: '01970000-0000-7000-8000-000000000004',
  groupRef: 'acme',
  groupName: 'Acme Inc',
  consumerRef: 'ada',
  consumerName: 'Ada Okafor',
};

const { integrationId: _, integrationName: __, installationId: ___, groupName: ____, ...rest } = installation;
const connection: ConnectionData = rest;

const operationId = '01970000-0000-7000-8000-000000000006';

const config = {
  provider: 'sandbox',
  read: { objects: { contacts: { objectName: 'contacts', selectedFields: { phone: true, title: true } } } },
};

const lastConfig = {
  provider: 'sandbox',
  read: { objects: { contacts: { objectName: 'contacts', selectedFields: { phone: true } } } },
};

const refused = ['Juniper CRM no longer accepts the credentials (401).'];

/** An event of each type, for documents, test events and tests. The ids belong to nothing. */
export const exampleEvents: { readonly [Type in NotificationEventType]: NotificationEventOf<Type> } = {
  'connection.created': { notificationType: 'connection.created', data: connection },
  'connection.error': {
    notificationType: 'connection.error',
    data: { ...connection, errors: refused, error: refused },
  },
  'connection.refreshed': { notificationType: 'connection.refreshed', data: connection },
  'connection.updated': { notificationType: 'connection.updated', data: connection },
  'connection.deleted': { notificationType: 'connection.deleted', data: connection },
  'connection.account.changed': {
    notificationType: 'connection.account.changed',
    data: {
      ...connection,
      account: { workspace: { id: 'globex', name: 'Globex' }, person: { email: 'idris@globex.example' } },
      accountBefore: { workspace: { id: 'acme', name: 'Acme Inc' }, person: { email: 'wren@acme.example' } },
    },
  },
  'installation.created': { notificationType: 'installation.created', data: { ...installation, config } },
  'installation.updated': {
    notificationType: 'installation.updated',
    data: { ...installation, config, lastConfig },
  },
  'installation.deleted': { notificationType: 'installation.deleted', data: { ...installation, config } },
  'read.schedule.paused': {
    notificationType: 'read.schedule.paused',
    data: { ...installation, config, error: 'Five runs in a row failed.' },
  },
  'read.backfill.done': {
    notificationType: 'read.backfill.done',
    data: { ...installation, objectName: 'contacts', operationId },
  },
  'read.triggered.done': {
    notificationType: 'read.triggered.done',
    data: { ...installation, objectName: 'contacts', operationId, fromTimestamp: '2026-11-01T00:00:00.000Z' },
  },
  'read.triggered.error': {
    notificationType: 'read.triggered.error',
    data: {
      ...installation,
      objectName: 'contacts',
      operationId,
      error: 'Juniper CRM answered 503 ten times.',
    },
  },
  'write.async.done': {
    notificationType: 'write.async.done',
    data: {
      ...installation,
      objectName: 'contacts',
      operationId,
      success: true,
      successfulRecordIds: ['c_1001'],
    },
  },
  'subscribe.create.error': {
    notificationType: 'subscribe.create.error',
    data: { ...installation, error: 'Juniper CRM refused to subscribe to contacts.' },
  },
  'destination.webhook.disabled': {
    notificationType: 'destination.webhook.disabled',
    data: {
      projectId: installation.projectId,
      destinationId: '01970000-0000-7000-8000-000000000005',
      destinationName: 'backend',
      url: 'https://product.example/webhooks/dowel',
    },
  },
};
