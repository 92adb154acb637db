import { and, eq, lte, not, sql } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { deliveries, destinations } from '../../platform/db/tables.ts';
import type { Waiting } from '../../platform/lanes/lane.ts';
import { measureRows } from '../../platform/lanes/queries.ts';

/** Where counting stops. */
const MANY = 100_000;

/** How many deliveries of all projects are due, and since when. What somebody holds back is not late. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  const isHeld = sql`exists (select from ${destinations} where ${destinations.projectId} = ${deliveries.projectId}
    and ${destinations.id} = ${deliveries.destinationId} and ${destinations.heldTime} is not null)`;
  const isDue = and(eq(deliveries.status, 'pending'), lte(deliveries.dueTime, context.now()), not(isHeld));
  return measureRows(context, deliveries.dueTime, isDue, MANY);
}
