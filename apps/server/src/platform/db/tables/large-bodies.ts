import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/** JSON that is too large for a message. The message has a signed address instead. Encrypted, and erased at `expireTime`. */
export const largeBodies = pgTable(
  'large_bodies',
  {
    id: idInProject(),
    projectId: projectId(),
    groupRef: text(),
    consumerRef: text(),
    contentSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    expireTime: time().notNull(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('large_bodies_group').on(table.projectId, table.groupRef),
    index('large_bodies_expiry').on(table.expireTime),
  ],
);
