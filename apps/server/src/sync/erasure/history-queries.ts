import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inProject } from '../../platform/db/scope.ts';
import { events, installations, operationLogs, operations } from '../../platform/db/tables.ts';
import { deleteOfEvents } from '../../platform/events/deleting-queries.ts';
import { belongsTo, type Owner } from './queries.ts';

/** One statement for all of it would take longer than it may. */
const BATCH = 10_000;

/** With their deliveries. */
export function deleteEvents(context: Context, owner: Owner): Promise<number> {
  const theirs = context.db
    .select({ id: events.id })
    .from(events)
    .where(inProject(context, events, belongsTo(events, owner)))
    .limit(BATCH);
  return inParts(context, async (tx) => {
    const rows = await tx.db
      .delete(events)
      .where(inProject(tx, events, inArray(events.id, theirs)))
      .returning({ id: events.id });
    const ids = rows.map(({ id }) => id);
    await deleteOfEvents(tx, ids);
    return ids.length;
  });
}

/** The operations of the group's installations, with their logs. */
export function deleteOperations(context: Context, { groupRef }: Owner): Promise<number> {
  const ofGroup = context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, eq(installations.groupRef, groupRef)));
  const theirs = context.db
    .select({ id: operations.id })
    .from(operations)
    .where(inProject(context, operations, inArray(operations.installationId, ofGroup)))
    .limit(BATCH);
  return inParts(context, async (tx) => {
    const rows = await tx.db
      .delete(operations)
      .where(inProject(tx, operations, inArray(operations.id, theirs)))
      .returning({ id: operations.id });
    const ids = rows.map(({ id }) => id);
    await tx.db
      .delete(operationLogs)
      .where(inProject(tx, operationLogs, isAnyOf(operationLogs.operationId, ids)));
    return ids.length;
  });
}

/** Answers how many were deleted. Each part is a transaction of its own, unless the context is in one. */
async function inParts(context: Context, deletePart: (tx: Context) => Promise<number>): Promise<number> {
  let all = 0;
  for (let some = BATCH; some === BATCH; all += some) some = await context.transaction(deletePart);
  return all;
}
