import type { Database } from '../db/database.ts';
import type { Scoped } from '../db/scope.ts';

/** What the budgets need of a context. */
export interface BudgetContext extends Scoped {
  readonly db: Database;
  now(): Date;
}
