import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, noProject, sealed, sealKeyId, uuid } from '../columns.ts';
import { keyInProject } from './projects.ts';

/**
 * Who changed keys, secrets, members and deploys. Append-only. No foreign keys: an entry outlives what it is about. What
 * was changed is encrypted, and never has a secret in it.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idInProject(),
    /** `noProject` for what belongs to an org alone. */
    projectId: uuid().notNull().default(noProject),
    orgId: uuid().notNull(),
    /** The caller: `builder:<id>`, `api-key:<id>`, `consumer:<ref>`, `system:<name>`. */
    actor: text().notNull(),
    /** What happened: `api_key.created`. */
    action: text().notNull(),
    targetType: text().notNull(),
    targetId: text().notNull(),
    groupRef: text(),
    consumerRef: text(),
    requestId: text().notNull(),
    /** Encrypted JSON: the caller's address and program, and the values before and after. */
    detailSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('audit_entries_org').on(table.orgId, table.id),
    // What changed at a customer.
    index('audit_entries_group').on(table.projectId, table.groupRef, table.id),
    index('audit_entries_target').on(table.projectId, table.targetId, table.id),
    index('audit_entries_age').on(table.createTime),
  ],
);
