import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, time } from '../columns.ts';
import { projectId } from './projects.ts';

/** JSON that is too large for a message. The message has a signed address instead. Encrypted, and erased at `expireTime`. */
export const largeBodies = pgTable(
  'large_bodies',
  {
    id: id(),
    projectId: projectId(),
    groupRef: text(),
    consumerRef: text(),
    contentSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    expireTime: time().notNull(),
    createTime: createTime(),
  },
  (table) => [
    index('large_bodies_project').on(table.projectId, table.id),
    index('large_bodies_group').on(table.projectId, table.groupRef),
    index('large_bodies_expiry').on(table.expireTime),
  ],
);
