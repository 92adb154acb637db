import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createTime, updateTime } from '../columns.ts';
import { projectId } from './projects.ts';

export const groups = pgTable(
  'groups',
  {
    projectId: projectId(),
    /** Chosen by the builder; unique in its project. */
    groupRef: text().notNull(),
    groupName: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.groupRef] })],
);
