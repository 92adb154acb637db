import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/**
 * JSON that is too large for a message, which has a signed address instead. Encrypted, and erased at `expireTime`. With an
 * object store, the encrypted content is moved there, and its data key stays here: without the row, nobody can read it.
 * Large messages are then kept here too, under the ids of their events, and erased after them.
 */
export const largeBodies = pgTable(
  'large_bodies',
  {
    id: idInProject(),
    projectId: projectId(),
    groupRef: text(),
    consumerRef: text(),
    contentSealed: sealed().notNull(),
    /** The content is in the object store, under the ids of the project and of this row. */
    isOutside: boolean().notNull().default(false),
    sealKeyId: sealKeyId().notNull(),
    expireTime: time().notNull(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('large_bodies_group').on(table.projectId, table.groupRef),
    index('large_bodies_expiry').on(table.expireTime),
    // What is still to be moved.
    index('large_bodies_inside').on(table.projectId, table.id).where(sql`not is_outside`),
  ],
);
