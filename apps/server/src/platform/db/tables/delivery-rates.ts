import { doublePrecision, pgTable } from 'drizzle-orm/pg-core';
import { time, uuid } from '../columns.ts';
import { projects } from './projects.ts';

/** Only for replicas of the release before, during an upgrade. The buckets of orgs are in `rate_limit_buckets`. */
export const deliveryRates = pgTable('delivery_rates', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** How many messages could go at `refillTime`. */
  tokens: doublePrecision().notNull(),
  refillTime: time().notNull(),
});
