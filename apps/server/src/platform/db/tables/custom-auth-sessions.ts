import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/**
 * Sign-ins in steps that wait for the person to come back from the provider's page. A row is deleted when the sign-in
 * goes on, so that each wait ends only once.
 */
export const customAuthSessions = pgTable(
  'custom_auth_sessions',
  {
    id: idInProject(),
    projectId: projectId(),
    /** SHA-256, in hex, of the `sessionId` of the answer. The `sessionId` itself is never stored. */
    sessionHash: text().notNull(),
    provider: text().notNull(),
    groupRef: text().notNull(),
    consumerRef: text().notNull(),
    /** The place, in the provider's list of steps, of the step that the sign-in waits in. */
    step: integer().notNull(),
    /** Names, app, typed values, metadata and what the steps have won so far, as encrypted JSON. */
    stateSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    expireTime: time().notNull(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('custom_auth_sessions_hash').on(table.projectId, table.sessionHash),
    index('custom_auth_sessions_expiry').on(table.expireTime),
    index('custom_auth_sessions_owner').on(table.projectId, table.groupRef, table.consumerRef),
  ],
);
