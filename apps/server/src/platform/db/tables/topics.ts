import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, updateTime } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

export const topics = pgTable(
  'topics',
  {
    id: idInProject(),
    projectId: projectId(),
    name: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [keyInProject(table), uniqueIndex('topics_project_name').on(table.projectId, table.name)],
);
