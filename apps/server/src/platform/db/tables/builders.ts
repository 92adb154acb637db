import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, time, updateTime, uuid } from '../columns.ts';

/** A person who signs in to manage projects. The issuer and the subject of the sign-in service tell who it is. */
export const builders = pgTable(
  'builders',
  {
    id: id(),
    /** The issuer of the sign-in service, or `local` for the first local start. */
    idpProvider: text().notNull(),
    /** The subject at that issuer. */
    idpRef: text().notNull(),
    /** In lower case. */
    primaryEmail: text(),
    /** Whether the sign-in service says that the address is theirs. Invites and domains count only then. */
    isEmailVerified: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    fullName: text(),
    /** Orgs that the builder left or was removed from. Only an invite leads back into one. */
    leftOrgIds: uuid().array().notNull().default([]),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('builders_idp').on(table.idpProvider, table.idpRef),
    index('builders_email').on(table.primaryEmail),
  ],
);

const builderId = () =>
  uuid()
    .notNull()
    .references(() => builders.id, { onDelete: 'cascade' });

/** Signed-in browsers and command lines. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    builderId: builderId(),
    /** SHA-256, in hex, of the token. */
    tokenHash: text().notNull(),
    /** Where it is used: `browser` or `cli`. */
    usedBy: text().$type<'browser' | 'cli'>().notNull(),
    expireTime: time().notNull(),
    createTime: createTime(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_builder').on(table.builderId),
    index('sessions_expiry').on(table.expireTime),
  ],
);

/**
 * Sign-ins of builders that have begun: at the sign-in service (`oidc`), with the link that a first local start prints
 * (`link`), or of a command line that waits for its code (`cli`).
 */
export const builderSignIns = pgTable(
  'builder_sign_ins',
  {
    id: id(),
    kind: text().$type<'oidc' | 'link' | 'cli'>().notNull(),
    /** SHA-256, in hex, of the `state`, of the secret in the link, or of the code. */
    secretHash: text().notNull(),
    /** SHA-256, in hex, of the cookie of the browser that began it. */
    cookieHash: text(),
    /** The nonce, the PKCE verifier or challenge, and where the browser goes afterwards, as encrypted JSON. */
    bindingsSealed: sealed(),
    sealKeyId: sealKeyId(),
    /** Set when the person is known, and only the code is left to be used. */
    builderId: uuid().references(() => builders.id, { onDelete: 'cascade' }),
    /** Nothing uses it. But drizzle names every column in an insert, so a replica of any release that has it here needs it. */
    returnTo: text(),
    expireTime: time().notNull(),
    usedTime: time(),
    createTime: createTime(),
  },
  (table) => [
    uniqueIndex('builder_sign_ins_secret').on(table.secretHash),
    index('builder_sign_ins_expiry').on(table.expireTime),
    index('builder_sign_ins_builder').on(table.builderId),
  ],
);
