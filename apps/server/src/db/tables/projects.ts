import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, updateTime, uuid } from '../columns.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    /** Lower case. */
    name: text().notNull(),
    appName: text().notNull(),
    orgId: uuid().notNull(),
    /** Origins of pages that embed Dowel. Sign-ins that they open go on without a click. */
    embeddingOrigins: text().array().notNull().default([]),
    /** Sign-ins pass the start page without a click, whoever opens it. */
    skipsStartPage: boolean().notNull().default(false),
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
