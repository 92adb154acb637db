import type { ActedAs, Log, Operation } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, time, updateTime, uuid } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/**
 * No foreign key except the project's: an operation may outlive what it ran for.
 */
export const operations = pgTable(
  'operations',
  {
    id: idInProject(),
    projectId: projectId(),
    integrationId: uuid().notNull(),
    installationId: uuid().notNull(),
    configId: uuid().notNull(),
    actionType: text().notNull(),
    status: text().notNull(),
    result: text(),
    metadata: jsonb().$type<NonNullable<Operation['metadata']>>(),
    /** With whose account it acted. Unset where only that of the installation can be meant. */
    actedAs: jsonb().$type<ActedAs>(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    // Few runs fail, and these are looked for.
    index('operations_failed').on(table.projectId, table.id).where(sql`status = 'failure'`),
    index('operations_installation').on(table.projectId, table.installationId, table.id),
  ],
);

/**
 * Append-only. Pages are read by id, which sorts by time. The table has partitions by id, which drizzle does not know of:
 * the migration made it so, and cleaning makes and drops them (`db/partitions`).
 */
export const operationLogs = pgTable(
  'operation_logs',
  {
    id: idInProject(),
    projectId: projectId(),
    operationId: uuid().notNull(),
    severity: text().notNull(),
    message: jsonb().$type<Log['message']>().notNull(),
    timestamp: time().notNull(),
  },
  (table) => [
    keyInProject(table),
    index('operation_logs_operation').on(table.projectId, table.operationId, table.id),
  ],
);
