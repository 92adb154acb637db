import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createTime, noProject, sealed, sealKeyId, uuid } from '../columns.ts';

/** Requests with an `Idempotency-Key`, and their responses. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `noProject` for what a builder does outside any project, such as making one. So there is no foreign key. */
    projectId: uuid().notNull().default(noProject),
    /** The caller. Two callers may choose the same key. */
    actor: text().notNull(),
    key: text().notNull(),
    /** The current attempt at the request. Only this attempt may store the response. */
    attemptId: uuid().notNull(),
    /** SHA-256 of method, path, query and body, in hex. */
    fingerprint: text().notNull(),
    /** Unset while the request is being handled. */
    status: integer(),
    mediaType: text(),
    /** The response body, encrypted, because it may contain an API key. */
    bodySealed: sealed(),
    sealKeyId: sealKeyId(),
    /**
     * Before the response: until when the attempt holds the key, and whether it has done something that cannot be
     * repeated. After a crash, this decides how the next attempt is answered. After the response: the headers that are
     * repeated with it.
     */
    recoveryPoint: jsonb().$type<Record<string, unknown>>(),
    createTime: createTime(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.actor, table.key] }),
    index('idempotency_keys_age').on(table.createTime),
  ],
);
