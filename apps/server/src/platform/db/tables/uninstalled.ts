import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, uuid } from '../columns.ts';
import { projectId } from './projects.ts';

/** Whose an installation was that is gone. Its operations stay for a while, and a group that is erased takes them along. */
export const uninstalled = pgTable(
  'uninstalled',
  {
    projectId: projectId(),
    installationId: uuid().notNull(),
    groupRef: text().notNull(),
    uninstallTime: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.installationId] }),
    index('uninstalled_group').on(table.projectId, table.groupRef),
    index('uninstalled_age').on(table.uninstallTime),
  ],
);
