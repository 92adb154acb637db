import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inProject } from '../../platform/db/scope.ts';
import { destinations, inboxMessages } from '../../platform/db/tables.ts';

/**
 * Takes positions of an inbox, and answers the last of them; undefined when the destination is gone. The row stays
 * locked until the end of the transaction, so positions become visible in their order. They are never behind the clock: a
 * backup that was restored does not know which ones were given since.
 */
export async function takePositions(
  tx: Context,
  destinationId: string,
  count: number,
): Promise<number | undefined> {
  const least = sql`greatest(${destinations.inboxPosition}, ${tx.now().getTime()}::bigint)`;
  const [row] = await tx.db
    .update(destinations)
    .set({ inboxPosition: sql`${least} + ${count}` })
    .where(inProject(tx, destinations, eq(destinations.id, destinationId)))
    .returning({ last: destinations.inboxPosition });
  return row?.last;
}

/** A message that was delivered before, and was asked for again, moves to its new position. */
export async function insertMessages(
  tx: Context,
  destinationId: string,
  messages: readonly { deliveryId: string; position: number }[],
): Promise<void> {
  if (messages.length === 0) return;
  const createTime = tx.now();
  const ids = messages.map(({ deliveryId }) => deliveryId);
  await tx.db
    .delete(inboxMessages)
    .where(inProject(tx, inboxMessages, isAnyOf(inboxMessages.deliveryId, ids)));
  await tx.db
    .insert(inboxMessages)
    .values(messages.map((message) => ({ ...message, destinationId, createTime, projectId: tx.project.id })));
}
