import { and, eq, lte } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { deliveries } from '../../platform/db/tables.ts';
import type { Waiting } from '../../platform/lanes/lane.ts';
import { measureRows } from '../../platform/lanes/queries.ts';

/** Where counting stops. */
const MANY = 100_000;

/** How many deliveries of all projects are due, and since when. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  const isDue = and(eq(deliveries.status, 'pending'), lte(deliveries.dueTime, context.now()));
  return measureRows(context, deliveries.dueTime, isDue, MANY);
}
