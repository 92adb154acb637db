import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, time, uuid } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/** Links that show one operation, without values and names, to whoever has them. */
export const operationShares = pgTable(
  'operation_shares',
  {
    id: idInProject(),
    projectId: projectId(),
    /** No foreign key: without its operation a link shows nothing, and it ends within days. */
    operationId: uuid().notNull(),
    /** SHA-256, in hex, of the secret in the address. */
    tokenHash: text().notNull(),
    /** `builder:<id>` or `api-key:<id>`. */
    createdBy: text().notNull(),
    expireTime: time().notNull(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('operation_shares_token').on(table.tokenHash),
    index('operation_shares_expiry').on(table.expireTime),
    index('operation_shares_operation').on(table.projectId, table.operationId, table.id),
  ],
);
