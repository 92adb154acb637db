import type { WebhookEvent } from '@dowel/client/server';

/** Says in one sentence what happened. The type of the event tells TypeScript which data there is. */
export function describeEvent(event: WebhookEvent): string {
  switch (event.notificationType) {
    case 'connection.created':
      return `${event.data.consumerName} connected ${event.data.provider}.`;
    case 'connection.updated':
      return `${event.data.consumerName} connected ${event.data.provider} again.`;
    case 'connection.refreshed':
      return `Dowel renewed the access of ${event.data.consumerName} to ${event.data.provider}.`;
    case 'connection.deleted':
      return `The connection of ${event.data.consumerName} to ${event.data.provider} has ended.`;
    case 'connection.account.changed':
      return `${event.data.consumerName} connected another account of ${event.data.provider}.`;
    case 'connection.error':
      return `${event.data.provider} no longer accepts ${event.data.consumerName}: ${event.data.errors.join(' ')}`;
    case 'installation.created':
      return `${event.data.groupName} installed ${event.data.integrationName}.`;
    case 'installation.updated':
      return `${event.data.groupName} changed ${event.data.integrationName}.`;
    case 'installation.deleted':
      return `${event.data.groupName} uninstalled ${event.data.integrationName}.`;
    case 'read.schedule.paused':
      return `Reading ${event.data.integrationName} for ${event.data.groupName} is paused.`;
    case 'read.backfill.done':
    case 'read.triggered.done':
      return `The ${event.data.objectName} of ${event.data.groupName} were read.`;
    case 'read.triggered.error':
      return `The ${event.data.objectName} of ${event.data.groupName} could not be read.`;
    case 'write.async.done':
      return `Writing ${event.data.objectName} for ${event.data.groupName} ${event.data.success ? 'succeeded' : 'failed'}.`;
    case 'subscribe.create.error':
      return `Changes of ${event.data.groupName} cannot be followed: ${event.data.error ?? 'no reason was given'}`;
    case 'destination.webhook.disabled':
      return `Dowel no longer sends to ${event.data.destinationName}.`;
    case 'unknown':
      return 'Something new happened, which this release does not know.';
    case undefined:
      return describeMessage(event);
  }
}

/** Says what a message with data of a customer is about. */
function describeMessage(event: Extract<WebhookEvent, { notificationType?: undefined }>): string {
  const { objectName, groupName } = event;
  if (event.action === 'schema.watch') return `The fields of ${objectName} of ${groupName} have changed.`;
  const { numRecords } = event.resultInfo;
  const records = numRecords === 1 ? `one record of ${objectName}` : `${numRecords} records of ${objectName}`;
  return event.action === 'read'
    ? `Dowel read ${records} for ${groupName}.`
    : `${groupName} changed ${records}.`;
}
