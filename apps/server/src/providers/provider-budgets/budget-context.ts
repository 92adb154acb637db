import type { Database } from '../../platform/db/database.ts';
import type { Scoped } from '../../platform/db/scope.ts';

export interface BudgetContext extends Scoped {
  readonly db: Database;
  now(): Date;
  isPlaceWanted?(): boolean;
}
