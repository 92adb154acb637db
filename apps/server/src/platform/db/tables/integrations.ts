import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, updateTime, uuid } from '../columns.ts';
import { projectId } from './projects.ts';

export const integrations = pgTable(
  'integrations',
  {
    id: id(),
    projectId: projectId(),
    name: text().notNull(),
    provider: text().notNull(),
    /** No foreign key: integration and revision point to each other and are written in one transaction. */
    latestRevisionId: uuid().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('integrations_project_name').on(table.projectId, sql`lower(${table.name})`),
    index('integrations_project').on(table.projectId, table.id),
  ],
);
