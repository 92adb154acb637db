import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LARGEST_PAGE } from './paging.ts';
import { Timestamp } from './values.ts';

/** A message that an inbox keeps. Added by Dowel. */
export const InboxMessage = z.object({
  /** Counts up in each inbox, from the milliseconds since 1970 when it was made. Some numbers may be missing, because a message was deleted or sent again. */
  position: z.int(),
  /** The id that a webhook gets in the header `webhook-id`. A message that was sent again keeps it. */
  messageId: z.string(),
  /** For example `installation.created`, or `read` for records. */
  eventType: z.string(),
  /** The name of the topic that led here. Absent for records and for a test event. */
  topic: z.string().optional(),
  /** When it happened. */
  time: Timestamp,
  /** The JSON that a webhook would get. Addresses in it are made for this answer, and are valid for 15 minutes. */
  body: z.string().optional(),
  /** Set when a builder asked for it, to try the destination. */
  isTest: z.literal(true).optional(),
  /** Set when the server no longer has the encryption key of the message, or the object store has lost it. The body is left out then. */
  isUnreadable: z.literal(true).optional(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** A part of an inbox. It can be shorter than `pageSize` although more follows: only an empty one is the end. */
export const InboxPage = z.object({
  /** Oldest first. */
  results: z.array(InboxMessage),
  /** The `after` of the next page. Keep it to go on later from where you were. */
  nextAfter: z.int(),
});
export type InboxPage = z.infer<typeof InboxPage>;

export const ListInboxQuery = z.object({
  /** The position after which the page begins. 0 when absent: at the oldest message that is kept. */
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  /** 1 to 1000. 100 when absent. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).optional(),
});
export type ListInboxQuery = z.infer<typeof ListInboxQuery>;

/** The messages of an inbox after a position, oldest first. Takes the id or the name of the destination. */
export const listInboxMessages = endpoint<{ query: ListInboxQuery; success: InboxPage }>()({
  operation: 'listInboxMessages',
  method: 'GET',
  path: '/projects/{projectIdOrName}/destinations/{destination}/messages',
  access: 'full',
  added: true,
  query: ListInboxQuery,
  success: InboxPage,
  problems: ['destination_not_found', 'not_an_inbox'],
});
