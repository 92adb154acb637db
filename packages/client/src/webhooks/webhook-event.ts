import type {
  DeliveredMessage,
  MessageAction,
  NotificationEvent,
  NotificationEventOf,
  NotificationEventType,
} from '@dowel/schema';

/** What the headers of a message say about it. */
export interface EventEnvelope {
  /** The same in every attempt to deliver the message. Remember it, to handle each message once. */
  readonly id: string;
  /** When this attempt was sent, such as `2026-11-20T08:00:00.000Z`. */
  readonly sentTime: string;
}

/**
 * A message of a type that this release does not know, because the server is newer. `body` is all of it, with its own
 * `notificationType` or `action`.
 */
export interface UnknownEvent extends EventEnvelope {
  readonly notificationType: 'unknown';
  readonly body: Readonly<Record<string, unknown>>;
  readonly action?: undefined;
  readonly isTest?: undefined;
}

type Notification = NotificationEvent & EventEnvelope & { readonly action?: undefined };
type Message = DeliveredMessage & EventEnvelope & { readonly notificationType?: undefined };

/**
 * A message whose signature is right. `notificationType` says which notification it is. Messages with data of customers
 * have an `action` instead.
 */
export type WebhookEvent = Notification | Message | UnknownEvent;

/** The values of `notificationType` and `action` that this release knows. */
export type WebhookEventType = NotificationEventType | MessageAction;

/** The event of one type. */
export type WebhookEventOf<Type extends WebhookEventType> = Type extends NotificationEventType
  ? NotificationEventOf<Type> & EventEnvelope
  : Extract<Message, { action: Type }>;
