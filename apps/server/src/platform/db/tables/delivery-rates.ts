import { doublePrecision, pgTable } from 'drizzle-orm/pg-core';
import { time, uuid } from '../columns.ts';
import { projects } from './projects.ts';

/** A token bucket per project: how many messages may go to its webhooks now. All processes share it. */
export const deliveryRates = pgTable('delivery_rates', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** How many messages could go at `refillTime`. */
  tokens: doublePrecision().notNull(),
  refillTime: time().notNull(),
});
