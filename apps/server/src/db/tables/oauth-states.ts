import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, time } from '../columns.ts';
import { projectId } from './projects.ts';

/**
 * Sign-ins under way. A ticket opens the start page once; passing that page makes the state, which the callback spends
 * once by setting `usedTime`.
 */
export const oauthStates = pgTable(
  'oauth_states',
  {
    id: id(),
    projectId: projectId(),
    /** SHA-256 of the ticket in the start page's address, in hex. Unset in rows older than the start page. */
    ticketHash: text(),
    /** SHA-256 in hex of what only the page that asked knows, so that it may pass the start page without a click. */
    passHash: text(),
    /** SHA-256 in hex of the cookie that binds the sign-in to the browser that opened the start page. */
    cookieHash: text(),
    /** SHA-256 of the `state` parameter in hex; the parameter itself is never stored. Unset until the page is passed. */
    stateHash: text(),
    provider: text().notNull(),
    /** What the sign-in was started with: app, group, consumer, names, metadata, connection, return address. */
    bindings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The PKCE verifier. Unset where the provider does not use PKCE. */
    verifierSealed: sealed(),
    sealKeyId: sealKeyId(),
    expireTime: time().notNull(),
    usedTime: time(),
    createTime: createTime(),
  },
  (table) => [
    uniqueIndex('oauth_states_ticket').on(table.ticketHash),
    uniqueIndex('oauth_states_hash').on(table.stateHash),
    index('oauth_states_expiry').on(table.expireTime),
  ],
);
