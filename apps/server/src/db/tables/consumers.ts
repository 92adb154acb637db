import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createTime, updateTime } from '../columns.ts';
import { projectId } from './projects.ts';

export const consumers = pgTable(
  'consumers',
  {
    projectId: projectId(),
    /** Chosen by the builder; unique in its project. */
    consumerRef: text().notNull(),
    consumerName: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.consumerRef] })],
);
