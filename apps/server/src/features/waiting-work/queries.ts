import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { acrossProjects } from '../../db/scope.ts';
import { deliveries, events } from '../../db/tables.ts';

/** How much work of one kind is due, and since when the oldest of it is. */
export interface WaitingRow {
  readonly items: number;
  readonly oldestTime: Date | null;
}

const why = 'the operator watches the work of all projects';
const items = sql`count(*)`.mapWith(Number);

/** Events whose deliveries are not made yet. */
export async function countUnrouted(context: PublicContext): Promise<WaitingRow | undefined> {
  const oldestTime = sql<Date | null>`min(${events.createTime})`.mapWith(events.createTime);
  const [row] = await context.db
    .select({ items, oldestTime })
    .from(events)
    .where(acrossProjects(context, why, isNull(events.routedTime)));
  return row;
}

/** Deliveries whose next attempt is due. */
export async function countDue(context: PublicContext): Promise<WaitingRow | undefined> {
  const oldestTime = sql<Date | null>`min(${deliveries.dueTime})`.mapWith(deliveries.dueTime);
  const isDue = and(eq(deliveries.status, 'pending'), lte(deliveries.dueTime, context.now()));
  const [row] = await context.db
    .select({ items, oldestTime })
    .from(deliveries)
    .where(acrossProjects(context, why, isDue));
  return row;
}
