import type { Revision } from '@dowel/schema';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, id, uuid } from '../columns.ts';
import { integrations } from './integrations.ts';
import { projectId } from './projects.ts';

/** Append-only: a deploy adds a row, and the integration then points to it. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    projectId: projectId(),
    integrationId: uuid()
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    specVersion: text().notNull(),
    content: jsonb().$type<Revision['content']>().notNull(),
    createTime: createTime(),
  },
  (table) => [index('revisions_integration').on(table.integrationId)],
);
