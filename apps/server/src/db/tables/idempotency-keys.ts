import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createTime, sealed, sealKeyId, uuid } from '../columns.ts';
import { projectId } from './projects.ts';

/** Requests sent with `Idempotency-Key`, and what was answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    projectId: projectId(),
    /** Who sent it: two callers may choose the same key. */
    actor: text().notNull(),
    key: text().notNull(),
    /** One attempt at the request; only its holder may store the answer. */
    attemptId: uuid().notNull(),
    /** SHA-256 of method, path, query and body, in hex. */
    fingerprint: text().notNull(),
    /** Unset while the request is being handled. */
    status: integer(),
    mediaType: text(),
    /** The answer's body, sealed: it may hold an API key. */
    bodySealed: sealed(),
    sealKeyId: sealKeyId(),
    /** How far a request of several steps has come, for whoever takes it up after a crash. */
    recoveryPoint: jsonb().$type<Record<string, unknown>>(),
    createTime: createTime(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.actor, table.key] }),
    index('idempotency_keys_age').on(table.createTime),
  ],
);
