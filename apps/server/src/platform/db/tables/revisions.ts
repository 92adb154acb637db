import type { Revision } from '@dowel/schema';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, uuid } from '../columns.ts';
import { integrations } from './integrations.ts';
import { belongsTo, keyInProject, projectId } from './projects.ts';

/** Append-only: a deploy adds a row, and the integration then points to it. */
export const revisions = pgTable(
  'revisions',
  {
    id: idInProject(),
    projectId: projectId(),
    integrationId: uuid().notNull(),
    specVersion: text().notNull(),
    content: jsonb().$type<Revision['content']>().notNull(),
    /** Who deployed it, as the audit log names them. Null: an older release stored it. */
    createdBy: text(),
    message: text(),
    /** How many differences from the revision before it has. Null for the first one, and if an older release stored it. */
    changeCount: integer(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('revisions_integration').on(table.projectId, table.integrationId, table.id),
    belongsTo('revisions_of_integration', table, table.integrationId, integrations),
  ],
);
