import type { Destination } from '@dowel/schema';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, updateTime } from '../columns.ts';
import { projectId } from './projects.ts';

/** The signing key and the headers change apart from each other, so each has the id of the key that sealed it. */
export const destinations = pgTable(
  'destinations',
  {
    id: id(),
    projectId: projectId(),
    name: text().notNull(),
    type: text().notNull(),
    metadata: jsonb().$type<Omit<Destination['metadata'], 'headers'>>().notNull(),
    headersSealed: sealed(),
    headersSealKeyId: sealKeyId(),
    signingKeySealed: sealed().notNull(),
    signingKeySealKeyId: sealKeyId().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('destinations_project_name').on(table.projectId, table.name),
    uniqueIndex('destinations_project').on(table.projectId, table.id),
  ],
);
