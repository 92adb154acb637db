import type { PublicContext } from '../../context.ts';
import { dropOver } from '../../platform/db/partitions/drop-over.ts';
import { makeAhead } from '../../platform/db/partitions/make-ahead.ts';
import { messageWidthMsOf } from '../../platform/db/partitions/periods.ts';
import { deliveries, deliveryAttempts, events } from '../../platform/db/tables.ts';
import { orLater } from '../../platform/or-later.ts';
import { countLastingMessages, deleteOldMessages, keepMessages } from './message-queries.ts';

/** How many messages move out of a partition that is over. With more, it stays, and the others are deleted one by one. */
const MOST_MOVED = 10_000;
/** How many events one statement deletes. */
const BATCH = 500;

/**
 * Makes the partitions of messages that will be needed, and drops those that are over. What waits for its destination or is in
 * an inbox, and what a long read has stored under the time of its beginning, moves to the default partitions.
 *
 * Messages outside of partitions that were dropped in time go one by one: those that have moved, and those of before an
 * upgrade, which are in one partition.
 */
export async function forgetMessages(context: PublicContext): Promise<void> {
  const { eventsMs } = context.env.retention;
  const widthMs = messageWidthMsOf(eventsMs);
  const before = new Date(context.now().getTime() - eventsMs);
  const tables = [events, deliveries, deliveryAttempts] as const;
  await orLater(context, 'change the partitions of messages', makeAhead(context, tables, widthMs));
  const dropping = dropOver(context, tables, before, async (period) => {
    const lasting = await countLastingMessages(context, period, before, MOST_MOVED + 1);
    if (lasting > MOST_MOVED) return undefined;
    return (tx, detached) => keepMessages(tx, detached, period, before);
  });
  await orLater(context, 'change the partitions of messages', dropping);
  const late = new Date(before.getTime() - widthMs);
  let deleted = BATCH;
  while (deleted === BATCH) deleted = await deleteOldMessages(context, late, BATCH);
}
