import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, updateTime, uuid } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

export const integrations = pgTable(
  'integrations',
  {
    id: idInProject(),
    projectId: projectId(),
    name: text().notNull(),
    provider: text().notNull(),
    /** No foreign key: integration and revision point to each other and are written in one transaction. */
    latestRevisionId: uuid().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('integrations_project_name').on(table.projectId, sql`lower(${table.name})`),
  ],
);
