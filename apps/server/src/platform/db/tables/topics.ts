import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, updateTime } from '../columns.ts';
import { projectId } from './projects.ts';

export const topics = pgTable(
  'topics',
  {
    id: id(),
    projectId: projectId(),
    name: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('topics_project_name').on(table.projectId, table.name),
    uniqueIndex('topics_project').on(table.projectId, table.id),
  ],
);
