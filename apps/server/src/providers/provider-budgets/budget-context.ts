import type { Database } from '../../platform/db/database.ts';
import type { Scoped } from '../../platform/db/scope.ts';

/** What the budgets need of a context. */
export interface BudgetContext extends Scoped {
  readonly db: Database;
  now(): Date;
}
