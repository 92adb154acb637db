import * as z from 'zod';
import type { NotificationEventType } from './event-type.ts';
import {
  AsyncWriteData,
  ConnectionAccountData,
  ConnectionData,
  ConnectionErrorData,
  InstallationData,
  InstallationUpdatedData,
  InstalledObjectData,
  SchedulePausedData,
  SubscribeErrorData,
  TriggeredReadData,
  TriggeredReadErrorData,
  WebhookDisabledData,
} from './notification-data.ts';

/**
 * A notification as a webhook receives it. Its id is not in the body but in the header `webhook-id`. It stays the same
 * over all attempts.
 */
export const NotificationEvent = z.discriminatedUnion('notificationType', [
  event('connection.created', ConnectionData),
  event('connection.error', ConnectionErrorData),
  event('connection.refreshed', ConnectionData),
  event('connection.updated', ConnectionData),
  event('connection.deleted', ConnectionData),
  event('connection.account.changed', ConnectionAccountData),
  event('installation.created', InstallationData),
  event('installation.updated', InstallationUpdatedData),
  event('installation.deleted', InstallationData),
  event('read.schedule.paused', SchedulePausedData),
  event('read.backfill.done', InstalledObjectData),
  event('read.triggered.done', TriggeredReadData),
  event('read.triggered.error', TriggeredReadErrorData),
  event('write.async.done', AsyncWriteData),
  event('subscribe.create.error', SubscribeErrorData),
  event('destination.webhook.disabled', WebhookDisabledData),
]);
export type NotificationEvent = z.infer<typeof NotificationEvent>;

/** The event of one type. */
export type NotificationEventOf<Type extends NotificationEventType> = Extract<
  NotificationEvent,
  { notificationType: Type }
>;

/** The `data` of one type of event. */
export type NotificationData<Type extends NotificationEventType> = NotificationEventOf<Type>['data'];

function event<Type extends NotificationEventType, Data extends z.ZodType>(type: Type, data: Data) {
  return z.object({
    /** What happened. */
    notificationType: z.literal(type),
    /** What it happened to. */
    data,
    /** Set on test events, which report nothing that happened. Added by Dowel. */
    isTest: z.literal(true).optional(),
  });
}
