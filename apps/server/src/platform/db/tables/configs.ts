import type { ConfigContent } from '@dowel/schema';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, uuid } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { belongsTo, keyInProject, projectId } from './projects.ts';
import { revisions } from './revisions.ts';

/** Append-only: a change adds a row, and the installation then points to it. History and diff are read from here. */
export const configs = pgTable(
  'configs',
  {
    id: idInProject(),
    projectId: projectId(),
    installationId: uuid().notNull(),
    revisionId: uuid().notNull(),
    content: jsonb().$type<ConfigContent>().notNull(),
    createdBy: text().notNull(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    ofInstallation('configs', table),
    index('configs_installation').on(table.projectId, table.installationId),
    index('configs_revision').on(table.projectId, table.revisionId),
    belongsTo('configs_of_revision', table, table.revisionId, revisions),
  ],
);
