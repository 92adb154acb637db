import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, updateTime, uuid } from '../columns.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    /** Lower case. */
    name: text().notNull(),
    appName: text().notNull(),
    orgId: uuid().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [uniqueIndex('projects_name').on(table.name)],
);

/** The column every other table starts with. Deleting a project deletes all it owns. */
export const projectId = () =>
  uuid()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
