import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { messageActions } from '../events/delivered-message.ts';
import { limits } from '../limits.ts';
import { notificationEventTypes } from '../rules/notification-event-types.ts';
import { decisive } from './decisive.ts';
import { LARGEST_PAGE, PageQuery } from './paging.ts';
import { QueryFlag, QueryId, QueryName, Timestamp } from './values.ts';

/** `pending` has a next attempt. `delivered` and `failed` are over, unless somebody replays the message. */
export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** What is delivered: a notification, or a message with records or a schema. */
const DeliveredEventType = z.enum([...notificationEventTypes, ...messageActions]);

/** One event on its way to one destination. Added by Dowel. */
export const Delivery = z.object({
  id: z.string(),
  /** The header `webhook-id` of every attempt. Receivers can drop what they have already by it. */
  messageId: z.string(),
  /** The id of the event. Deliveries of one event to several destinations share it. */
  eventId: z.string(),
  /** For example `installation.created`. */
  eventType: z.string(),
  destinationId: z.string(),
  /** The name of the destination. */
  destinationName: z.string(),
  /** Set while somebody has paused the destination: what is not delivered yet waits for that. */
  isHeld: z.literal(true).optional(),
  /** Whose customer it is about. Absent when it is about none. */
  groupRef: z.string().optional(),
  /** What people call that customer. Absent when it was erased. */
  groupName: z.string().optional(),
  /** The name of the topic that led to the destination. Absent for a test event. */
  topic: z.string().optional(),
  /** `pending`, `delivered` or `failed`. */
  status: z.string(),
  /** How many attempts have been made. */
  attemptCount: z.int(),
  /** In a sentence, why the latest attempt failed, or why none was made. */
  reason: z.string().optional(),
  /** Set when a builder asked for it, to try the destination. */
  isTest: z.literal(true).optional(),
  /** When the next attempt is due. Absent when there will be none. */
  nextAttemptTime: Timestamp.optional(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Delivery = z.infer<typeof Delivery>;

/** One attempt at a delivery. Nothing in it is a secret. */
export const DeliveryAttempt = z.object({
  id: z.string(),
  /** Counts from 1. */
  number: z.int(),
  /**
   * `delivered`; `refused`: the destination answered, and did not take the message; `unreachable`: no usable answer
   * came.
   */
  outcome: z.string(),
  /** The HTTP status of the answer, if there was one. */
  status: z.int().optional(),
  /** How long the attempt took. */
  durationMs: z.int(),
  /** In a sentence, why the attempt failed. */
  reason: z.string().optional(),
  /** What a webhook was sent, without the body. The values of `metadata.headers` are hidden. */
  request: z
    .object({
      /** The address that was posted to. */
      url: z.string(),
      /** The headers by name. */
      headers: z.record(z.string(), z.string()),
    })
    .optional(),
  /** The first 1,000 characters of the answer. Secrets of the request that it repeats are hidden. */
  answer: z.string().optional(),
  createTime: Timestamp,
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** One delivery with its body and all of its attempts. */
export const DeliveryWithAttempts = Delivery.extend({
  /** The body of the message, unless the request leaves it out. Addresses in it are made for each attempt, so they differ from those that were sent. */
  body: z.string().optional(),
  /** Oldest first. */
  attempts: z.array(DeliveryAttempt),
  /** The same event on its way to other destinations. Absent when it goes to none. */
  otherDeliveries: z.array(Delivery).optional(),
  /** Set when the server no longer has the encryption key for the body or for an attempt, or the object store has lost the body. What nobody can read is left out. */
  isUnreadable: z.literal(true).optional(),
});
export type DeliveryWithAttempts = z.infer<typeof DeliveryWithAttempts>;

export const GetDeliveryQuery = z.object({
  /** `false` leaves the body out, which may have records of a customer. The audit log says who was shown one. */
  includeBody: QueryFlag.optional(),
  /** Why somebody wants to see the body. The audit log keeps it. */
  reason: z.string().min(1).max(limits.name).optional(),
});
export type GetDeliveryQuery = z.infer<typeof GetDeliveryQuery>;

export const ListDeliveriesQuery = PageQuery.extend({
  /** 1 to 1000. A page has 100 when it is absent. The `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).optional(),
  destinationId: QueryId.optional(),
  /** Only deliveries with this status. */
  status: DeliveryStatus.optional(),
  /** Only deliveries of events of this type: of a notification, or `read`, `subscribe` or `schema.watch`. */
  eventType: DeliveredEventType.optional(),
  /** Only messages about this customer. */
  groupRef: QueryName.optional(),
  /** Only messages with what this read has found. */
  operationId: QueryId.optional(),
  /** Only deliveries whose latest attempt was answered with this status: `500`, `5xx`; `none`: nothing answered. */
  answer: z
    .string()
    .max(4)
    .regex(/^(?:none|[1-5](?:xx|\d\d))$/, 'must be a status such as 500 or 5xx, or none')
    .optional(),
});
export type ListDeliveriesQuery = z.infer<typeof ListDeliveriesQuery>;

/** The most messages that one call of `replayFailedDeliveries` sends again. */
export const MOST_REPLAYED = 10_000;

/** Which failed messages to send again. */
export const ReplayFailed = z.object({
  /** Only messages whose delivery was made at this time or later. */
  sinceTime: Timestamp.max(limits.timestamp),
  /** Says only how many would be sent. */
  dryRun: decisive(z.boolean().optional()),
});
export type ReplayFailed = z.infer<typeof ReplayFailed>;

/** How many messages are sent again. */
export const ReplayedDeliveries = z.object({
  /** How many messages are sent again. At most 10,000, the oldest first. */
  replayedCount: z.int(),
  /** Whether others are left. Call again to send them. */
  isMoreLeft: z.boolean(),
});
export type ReplayedDeliveries = z.infer<typeof ReplayedDeliveries>;

/** The messages to send again. */
export const ReplayDeliveries = z.object({
  /** Their ids, 1,000 at most. It does not matter whether they were taken. */
  deliveryIds: z.array(z.string().min(1).max(limits.name)).min(1).max(LARGEST_PAGE),
  /** Says only what would be sent. */
  dryRun: decisive(z.boolean().optional()),
});
export type ReplayDeliveries = z.infer<typeof ReplayDeliveries>;

/** Which messages are sent again, and which are not. */
export const ReplayedMessages = z.object({
  /** How many are sent again. */
  replayedCount: z.int(),
  /** Those that are not. */
  leftOut: z.array(
    z.object({
      /** The id of the delivery, as it was sent. */
      deliveryId: z.string(),
      /** Why: `delivery_not_found` or `destination_disabled`. */
      code: z.string(),
    }),
  ),
});
export type ReplayedMessages = z.infer<typeof ReplayedMessages>;

/** An event to try a destination with. */
export const SendTestEvent = z.object({
  /** The type of the event: of a notification, or `read`, `subscribe` or `schema.watch`. Its content is an example. */
  eventType: DeliveredEventType,
});
export type SendTestEvent = z.infer<typeof SendTestEvent>;

const delivery = '/projects/{projectIdOrName}/deliveries/{deliveryId}' as const;
/** Takes the id or the name. */
const destination = '/projects/{projectIdOrName}/destinations/{destination}' as const;

/**
 * Lists the newest first. A page has 100 when `pageSize` is absent. With `groupRef`, `operationId` or `answer` it looks for
 * 150 ms, and then the page may be empty although another follows.
 */
export const listDeliveries = endpoint<{ query: ListDeliveriesQuery; success: Delivery[] }>()({
  operation: 'listDeliveries',
  method: 'GET',
  path: '/projects/{projectIdOrName}/deliveries',
  access: 'full',
  added: true,
  query: ListDeliveriesQuery,
  success: z.array(Delivery),
  problems: [],
});

export const getDelivery = endpoint<{ query: GetDeliveryQuery; success: DeliveryWithAttempts }>()({
  operation: 'getDelivery',
  method: 'GET',
  path: delivery,
  access: 'full',
  added: true,
  query: GetDeliveryQuery,
  success: DeliveryWithAttempts,
  problems: ['delivery_not_found'],
});

/** Sends a message once more, at once. No other attempt follows when it fails. */
export const replayDelivery = endpoint<{ success: Delivery }>()({
  operation: 'replayDelivery',
  method: 'POST',
  path: `${delivery}:replay`,
  access: 'full',
  added: true,
  success: Delivery,
  problems: ['delivery_not_found', 'destination_disabled'],
});

/** Sends these messages once more, at once. Those that cannot be sent are left out and named. */
export const replayDeliveries = endpoint<{ body: ReplayDeliveries; success: ReplayedMessages }>()({
  operation: 'replayDeliveries',
  method: 'POST',
  path: '/projects/{projectIdOrName}/deliveries:replay',
  access: 'full',
  added: true,
  body: ReplayDeliveries,
  success: ReplayedMessages,
  problems: [],
});

/** Sends every message once more that has failed for a destination. */
export const replayFailedDeliveries = endpoint<{
  body: ReplayFailed;
  success: ReplayedDeliveries;
}>()({
  operation: 'replayFailedDeliveries',
  method: 'POST',
  path: `${destination}:replay-failed`,
  access: 'full',
  added: true,
  body: ReplayFailed,
  success: ReplayedDeliveries,
  problems: ['destination_not_found', 'destination_disabled'],
});

/** Sends an example to a destination, the way of a real event. Its body says `isTest`. */
export const sendTestEvent = endpoint<{ body: SendTestEvent; success: Delivery }>()({
  operation: 'sendTestEvent',
  method: 'POST',
  path: `${destination}:send-test-event`,
  access: 'full',
  status: 201,
  added: true,
  body: SendTestEvent,
  success: Delivery,
  problems: ['destination_not_found', 'destination_disabled'],
});
