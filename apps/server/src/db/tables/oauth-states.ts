import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, time } from '../columns.ts';
import { projectId } from './projects.ts';

/** Sign-ins under way. A row is spent by setting `usedTime`, once. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    id: id(),
    projectId: projectId(),
    /** SHA-256 of the `state` parameter in hex; the parameter itself is never stored. */
    stateHash: text().notNull(),
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
    uniqueIndex('oauth_states_hash').on(table.stateHash),
    index('oauth_states_expiry').on(table.expireTime),
  ],
);
