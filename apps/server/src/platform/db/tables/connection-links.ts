import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createTime, idInProject, time, uuid } from '../columns.ts';
import { integrations } from './integrations.ts';
import { belongsTo, keyInProject, projectId } from './projects.ts';

/** Links with which a person connects an account. Each click begins a sign-in; the first that is stored completes the link. */
export const connectionLinks = pgTable(
  'connection_links',
  {
    id: idInProject(),
    projectId: projectId(),
    integrationId: uuid().notNull(),
    provider: text().notNull(),
    groupRef: text().notNull(),
    consumerRef: text().notNull(),
    purpose: text().$type<'connect' | 'reconnect'>().notNull(),
    /** The connection to sign in to again, or the one that the link has made. No foreign key: the link may outlive it. */
    connectionId: uuid(),
    /** SHA-256, in hex, of the secret in the address. */
    tokenHash: text().notNull(),
    /** What its sign-ins are started with. */
    bindings: jsonb().$type<Record<string, unknown>>().notNull(),
    expireTime: time().notNull(),
    completeTime: time(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    index('connection_links_token').on(table.tokenHash),
    index('connection_links_expiry').on(table.expireTime),
    index('connection_links_group').on(table.projectId, table.groupRef, table.id),
    belongsTo('connection_links_of_integration', table, table.integrationId, integrations),
  ],
);
