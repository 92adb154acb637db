import * as z from 'zod';
import { REFUSALS } from '../refusal.ts';

const Count = z.int().min(0);

/** A fault of the next calls that it fits. */
const Fault = z.strictObject({
  method: z.string().optional(),
  /** A part of the path and query. Absent: every call. */
  path: z.string().optional(),
  /** How many calls. */
  times: z.int().positive().default(1),
  /** How many calls that fit pass before it begins. */
  after: Count.default(0),
  /** The call is refused in the provider's own words. */
  refusal: z.enum(REFUSALS).optional(),
  retryAfter: z.string().optional(),
  /** The call gets this status, these headers and this text instead. */
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().optional(),
  /** The call is carried out, and then it gets no answer. */
  losesAnswer: z.boolean().default(false),
  /** Only so many bytes of the answer arrive. */
  cutAfterBytes: Count.optional(),
  delayMs: Count.default(0),
});
export type DialectFault = z.output<typeof Fault>;

/** How an account differs from a well-behaved one. */
export const Quirks = z.strictObject({
  /** The time at the account, in epoch milliseconds. Absent: the time of the sandbox. */
  now: z.number().optional(),
  /** How far the clock of the provider is ahead. Its times, and what it compares times with, are wrong by so much. */
  clockOffsetMs: z.number().default(0),
  /** A change appears in filtered lists only after this time. */
  indexLagMs: Count.default(0),
  /** Records that are made or changed from now on get this update time. */
  tied: z.number().optional(),
  /** The largest page, whatever a caller asks for. */
  largestPage: z.int().positive().optional(),
  /** Every page has one record less than was asked for. */
  shortPages: z.boolean().default(false),
  /** The second page is empty, although more pages follow. Not where a cursor is the id of a record. */
  emptyMiddlePage: z.boolean().default(false),
  /** An empty list in an answer is `null`. */
  nullLists: z.boolean().default(false),
  /** Before this page is answered, records of the first page are changed and deleted, and others are created. Once. */
  shiftAtPage: z
    .strictObject({
      object: z.string(),
      page: z.int().positive(),
      change: Count.default(0),
      create: Count.default(0),
      delete: Count.default(0),
    })
    .optional(),
  /** How many records one query can reach, where the provider has such a limit at all. */
  resultCap: z.int().positive().optional(),
  /** The cursors of later pages are refused, this many times. */
  cursorsDie: z
    .strictObject({ afterPage: z.int().positive(), times: z.int().positive().default(1) })
    .optional(),
  /** How long changes are known in a feed, and the tokens that ask for them. Absent: as long as the provider says. */
  feedKeptMs: Count.optional(),
  /** It is so for the list below this parent only. Absent: for all. */
  feedKeptFor: z.string().optional(),
  /** The cursors never come to an end. */
  cursor: z.enum(['repeats', 'cycles', 'endless']).optional(),
  /** How many calls are allowed, and what a refused one is told. */
  rate: z
    .strictObject({
      limit: z.int().positive(),
      perMs: z.int().positive(),
      retryAfter: z.enum(['seconds', 'date', 'none']).default('seconds'),
    })
    .optional(),
  /** How many calls are allowed per day (UTC). */
  dailyQuota: Count.optional(),
  faults: z.array(Fault).default([]),
});
export type Quirks = z.output<typeof Quirks>;
