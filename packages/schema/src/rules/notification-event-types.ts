/** The kinds of notification event that can be routed to a topic. Without a validator, so that it costs little. */
export const notificationEventTypes = [
  'connection.created',
  'connection.error',
  'connection.refreshed',
  'connection.updated',
  'connection.deleted',
  'connection.account.changed',
  'installation.created',
  'installation.updated',
  'installation.deleted',
  'read.schedule.paused',
  'read.backfill.done',
  'read.triggered.done',
  'read.triggered.error',
  'write.async.done',
  'subscribe.create.error',
  'destination.webhook.disabled',
] as const;
