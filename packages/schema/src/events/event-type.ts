import * as z from 'zod';

/** The kinds of notification event that can be routed to a topic. */
export const NotificationEventType = z.enum([
  'connection.created',
  'connection.error',
  'connection.refreshed',
  'connection.updated',
  'connection.deleted',
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
]);
export type NotificationEventType = z.infer<typeof NotificationEventType>;
