import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, time } from '../columns.ts';
import { projectId } from './projects.ts';

/**
 * Sign-ins in progress. A ticket opens the start page once. When the person passes that page, the state is created. The
 * callback uses the state once, by setting `usedTime`.
 */
export const oauthStates = pgTable(
  'oauth_states',
  {
    id: id(),
    projectId: projectId(),
    /** SHA-256, in hex, of the ticket in the start page's address. Unset in rows older than the start page. */
    ticketHash: text(),
    /**
     * SHA-256, in hex, of a secret that only the requesting page knows. It lets that page pass the start page without a
     * click.
     */
    passHash: text(),
    /** SHA-256, in hex, of the cookie that binds the sign-in to the browser that opened the start page. */
    cookieHash: text(),
    /**
     * SHA-256, in hex, of the `state` parameter. The parameter itself is never stored. Unset until the start page is
     * passed.
     */
    stateHash: text(),
    provider: text().notNull(),
    /** The data the sign-in was started with: app, group, consumer, names, metadata, connection, return address. */
    bindings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The PKCE verifier, encrypted. Unset if the provider does not use PKCE. */
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
