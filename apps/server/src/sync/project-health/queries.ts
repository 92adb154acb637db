import { eq, isNull, lte, min, notExists, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { deliveries, destinations, readObjects, readRuns } from '../../platform/db/tables.ts';
import { isNextDue, isOpen } from '../../platform/db/trouble.ts';

/** Since when the oldest read is due. What waits for the end of another read of its object is not late. */
export async function findReadsDue(context: Context): Promise<Date | undefined> {
  const now = context.now();
  const running = context.db
    .select()
    .from(readRuns)
    .where(
      inProject(
        context,
        readRuns,
        isOpen,
        eq(readRuns.installationId, readObjects.installationId),
        eq(readRuns.objectName, readObjects.objectName),
      ),
    );
  const [runs, objects] = await Promise.all([
    context.db
      .select({ due: min(readRuns.dueTime) })
      .from(readRuns)
      .where(inProject(context, readRuns, isNextDue(now))),
    context.db
      .select({ due: min(readObjects.dueTime) })
      .from(readObjects)
      .where(inProject(context, readObjects, lte(readObjects.dueTime, now), notExists(running))),
  ]);
  return earliest([...runs, ...objects]);
}

/** Since when the oldest message is due. Those to a destination that takes none wait, and are not late. */
export async function findDeliveriesDue(context: Context): Promise<Date | undefined> {
  const now = context.now();
  const { id, heldTime, disabledTime, pausedUntilTime } = destinations;
  const oldest = context.db
    .select({ due: sql<Date>`${deliveries.dueTime}`.mapWith(deliveries.dueTime).as('due') })
    .from(deliveries)
    .where(
      inProject(context, deliveries, eq(deliveries.destinationId, id), sql`${deliveries.status} = 'pending'`),
    )
    .orderBy(deliveries.dueTime)
    .limit(1)
    .as('oldest');
  const rows = await context.db
    .select({ due: oldest.due })
    .from(destinations)
    .innerJoinLateral(oldest, lte(oldest.due, now))
    .where(
      inProject(
        context,
        destinations,
        isNull(heldTime),
        isNull(disabledTime),
        or(isNull(pausedUntilTime), lte(pausedUntilTime, now)),
      ),
    );
  return earliest(rows);
}

function earliest(rows: readonly { due: Date | null }[]): Date | undefined {
  const times = rows.flatMap(({ due }) => due?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
