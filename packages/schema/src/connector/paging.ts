import * as z from 'zod';
import { ConnectorName, Documentation, Member } from './names.ts';
import { Slot } from './request.ts';

/**
 * How the last page is recognised.
 * - `absent`: the answer has no next cursor or address; null and an empty text count as none.
 * - `true`, `false`: this member of the answer is true, or false. Without it, the next cursor or address says it, as with
 *   `absent`.
 * - `emptyPage`: the page has no records.
 * - `shortPage`: the page has fewer records than were asked for, and than the pages before. Only if the provider promises
 *   full pages.
 * - `total`: this member of the answer is the number of all records, and they have been read.
 */
export const PagingEnd = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('absent') }),
  z.strictObject({ when: z.literal('true'), member: Member }),
  z.strictObject({ when: z.literal('false'), member: Member }),
  z.strictObject({ when: z.literal('emptyPage') }),
  z.strictObject({ when: z.literal('shortPage') }),
  z.strictObject({ when: z.literal('total'), member: Member }),
]);
export type PagingEnd = z.infer<typeof PagingEnd>;

/** A question for the records whose field comes after that of the last record. */
const After = z.strictObject({
  /** The name that the condition knows. */
  field: ConnectorName,
  /** Where the record has the value. */
  member: Member,
});

const bounds = {
  size: z.strictObject({
    /** Takes the number of records of a page. Absent: the provider decides it. */
    into: Slot.optional(),
    /** The most records of a page. */
    max: z.int().min(1).max(10_000),
  }),
  documentation: Documentation.optional(),
};

/**
 * How the next page is asked for.
 * - `cursor`: the answer contains a cursor or the next offset. It is sent back unchanged.
 * - `lastRecord`: a member of the last record is sent back.
 * - `nextUrl`: the answer contains the address of the next page, whole or relative. It must be on the provider's host.
 * - `linkHeader`: the header `Link` has an address with `rel="next"`, and not with `results="false"`. It must be on the
 *   provider's host.
 * - `offset`: the number of records read so far is sent.
 * - `pageNumber`: the number of the page is sent.
 * - `keyset`: each page is a question of its own for the records after the last one. The list is ordered by this field,
 *   ascending, and `conditions` can say `after`. The window and all filters are repeated. Records that come and go
 *   meanwhile shift no page, and no cap is reached. A `total` is that of the question.
 * - `none`: there is one page.
 */
export const Paging = z.discriminatedUnion('style', [
  z.strictObject({ style: z.literal('cursor'), next: Member, into: Slot, end: PagingEnd, ...bounds }),
  z.strictObject({ style: z.literal('lastRecord'), member: Member, into: Slot, end: PagingEnd, ...bounds }),
  z.strictObject({ style: z.literal('nextUrl'), next: Member, end: PagingEnd, ...bounds }),
  z.strictObject({ style: z.literal('linkHeader'), ...bounds }),
  z.strictObject({ style: z.literal('offset'), into: Slot, end: PagingEnd, ...bounds }),
  z.strictObject({
    style: z.literal('pageNumber'),
    into: Slot,
    first: z.union([z.literal(0), z.literal(1)]),
    end: PagingEnd,
    ...bounds,
  }),
  z.strictObject({ style: z.literal('keyset'), after: After, end: PagingEnd, ...bounds }),
  z.strictObject({ style: z.literal('none'), ...bounds }),
]);
export type Paging = z.infer<typeof Paging>;
