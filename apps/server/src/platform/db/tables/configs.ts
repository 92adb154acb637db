import type { ConfigContent } from '@dowel/schema';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, id, uuid } from '../columns.ts';
import { installations } from './installations.ts';
import { projectId } from './projects.ts';
import { revisions } from './revisions.ts';

/** Append-only: a change adds a row, and the installation then points to it. History and diff are read from here. */
export const configs = pgTable(
  'configs',
  {
    id: id(),
    projectId: projectId(),
    installationId: uuid()
      .notNull()
      .references(() => installations.id, { onDelete: 'cascade' }),
    revisionId: uuid()
      .notNull()
      .references(() => revisions.id, { onDelete: 'cascade' }),
    content: jsonb().$type<ConfigContent>().notNull(),
    createdBy: text().notNull(),
    createTime: createTime(),
  },
  (table) => [
    index('configs_installation').on(table.installationId),
    index('configs_revision').on(table.revisionId),
  ],
);
