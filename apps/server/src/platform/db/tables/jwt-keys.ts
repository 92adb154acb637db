import type { CreateJwtKey } from '@dowel/schema';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, id, time } from '../columns.ts';
import { projectId } from './projects.ts';

export const jwtKeys = pgTable(
  'jwt_keys',
  {
    /** Tokens signed with the private key have this id as their `kid`. */
    id: id(),
    projectId: projectId(),
    label: text().notNull(),
    algorithm: text().$type<CreateJwtKey['algorithm']>().notNull(),
    publicKeyPem: text().notNull(),
    active: boolean().notNull(),
    /** The builder who made it, or whose API key made it, as `builder:<id>`. Unset if that is not known. */
    createdBy: text(),
    /** When a request with it came last, to five minutes. Unset until one came. */
    lastUsedTime: time(),
    createTime: createTime(),
    updateTime: time().notNull(),
  },
  (table) => [index('jwt_keys_project_id').on(table.projectId, table.id)],
);
