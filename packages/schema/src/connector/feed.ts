import * as z from 'zod';
import { ListEndpoint } from './list.ts';
import { Documentation, Member, Words } from './names.ts';
import { Slot } from './request.ts';
import { askedTimes, CreateTime } from './times.ts';

/**
 * A list of changes, beside the list of the records, that is asked for by time. An entry names a record, which is then
 * read as it is now with `write.get`, once for all its entries of a page.
 */
export const TimeFeed = z.strictObject({
  by: z.literal('time'),
  /** The list of changes. Its conditions say `from`, and `until` if it can. */
  list: ListEndpoint,
  ...askedTimes,
  entry: z.strictObject({
    /** When the change happened. */
    time: CreateTime,
    /** Which record has changed. An entry that names none is passed over. */
    recordId: Member,
    /** Only entries with this text are about the object. Absent: all are. */
    only: z.strictObject({ member: Member, text: Words }).optional(),
  }),
  documentation: Documentation.optional(),
});
export type TimeFeed = z.infer<typeof TimeFeed>;

/**
 * The last page of the list has a token. With it, the same list has only what has changed since, deletions among it, and
 * a new token. A token that the provider no longer knows has to mean `changes_gone` in `errors`.
 */
export const TokenFeed = z.strictObject({
  by: z.literal('token'),
  /** Where the last page has the token. */
  token: Member,
  /** Takes the token, on every page. */
  into: Slot,
  documentation: Documentation.optional(),
});
export type TokenFeed = z.infer<typeof TokenFeed>;

/** How a provider tells what has changed since the last read. */
export const ChangeFeed = z.discriminatedUnion('by', [TimeFeed, TokenFeed]);
export type ChangeFeed = z.infer<typeof ChangeFeed>;
