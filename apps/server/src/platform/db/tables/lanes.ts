import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/**
 * Units of serial work, such as all deliveries to one destination. A row is made by the first turn of a lane. Who takes a
 * lane increases the token, and writes only while the token is still its own.
 */
export const lanes = pgTable(
  'lanes',
  {
    /** The kind of work, and what it is about: `deliveries:<destination id>`. */
    id: text().notNull(),
    projectId: projectId(),
    token: bigint({ mode: 'number' }).notNull(),
    /** The last sign of life of the turn that has the lane. When it ends, it sets this back, so that the lane is free. */
    turnTime: time().notNull(),
  },
  (table) => [keyInProject(table)],
);
