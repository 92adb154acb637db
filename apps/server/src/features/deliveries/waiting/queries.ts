import { count, eq, lte, min } from 'drizzle-orm';
import type { PublicContext } from '../../../context.ts';
import { acrossProjects } from '../../../db/scope.ts';
import { deliveries } from '../../../db/tables.ts';
import type { Waiting } from '../../../lanes/lane.ts';

/** Where counting stops. */
const MANY = 100_000;

/** How many deliveries of all projects are due, and since when. */
export async function measureDue(context: PublicContext): Promise<Waiting> {
  const isPending = eq(deliveries.status, 'pending');
  const isDue = lte(deliveries.dueTime, context.now());
  const due = context.db
    .select({ dueTime: deliveries.dueTime })
    .from(deliveries)
    .where(acrossProjects(context, 'an operator looks at the whole server', isPending, isDue))
    .limit(MANY)
    .as('due');
  const [row] = await context.db
    .select({ items: count(), oldestDueTime: min(due.dueTime) })
    .from(due)
    .where(acrossProjects(context, 'chosen above'));
  return row ?? { items: 0, oldestDueTime: null };
}
