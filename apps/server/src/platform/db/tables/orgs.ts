import type { OrgRole } from '@dowel/schema';
import { isNotNull } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, time, updateTime, uuid } from '../columns.ts';
import { builders } from './builders.ts';

/** A company that owns projects. */
export const orgs = pgTable('orgs', {
  id: id(),
  label: text().notNull(),
  /** The team that everybody belongs to. There are no other teams. */
  defaultTeamId: uuid().notNull(),
  createTime: createTime(),
  updateTime: updateTime(),
});

/** The org column of other tables. Deleting an org deletes all its rows. */
export const orgId = () =>
  uuid()
    .notNull()
    .references(() => orgs.id, { onDelete: 'cascade' });

/** Who belongs to which org. A builder belongs to one org at most. */
export const memberships = pgTable(
  'memberships',
  {
    orgId: orgId(),
    builderId: uuid()
      .notNull()
      .references(() => builders.id, { onDelete: 'cascade' }),
    role: text().$type<OrgRole>().notNull(),
    createTime: createTime(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.builderId] }),
    uniqueIndex('memberships_builder').on(table.builderId),
  ],
);

/** Invitations by e-mail. The link in the mail is not stored, only the hash of its secret. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    orgId: orgId(),
    /** In lower case. */
    email: text().notNull(),
    /** SHA-256, in hex, of the secret in the link. */
    tokenHash: text().notNull(),
    /** What the person may do once they have accepted. */
    role: text().$type<OrgRole>().notNull().default('member'),
    /** The builder who invited, as `builder:<id>`. */
    createdBy: text().notNull(),
    acceptedTime: time(),
    revokedTime: time(),
    expireTime: time().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('invites_token').on(table.tokenHash),
    uniqueIndex('invites_org').on(table.orgId, table.id),
    index('invites_email').on(table.email),
    index('invites_expiry').on(table.expireTime),
  ],
);

/** E-mail domains that an org says are its own. A claim has effect only after it is proven. */
export const claimedDomains = pgTable(
  'claimed_domains',
  {
    id: id(),
    orgId: orgId(),
    /** In lower case, as in DNS. */
    domain: text().notNull(),
    /** What the org puts into DNS as a TXT record. */
    proofToken: text().notNull(),
    /** When DNS had the proof, or an operator said so. Unset until then. */
    provenTime: time(),
    createTime: createTime(),
  },
  (table) => [
    uniqueIndex('claimed_domains_org_domain').on(table.orgId, table.domain),
    // Many orgs may claim a domain, and one can prove it.
    uniqueIndex('claimed_domains_proven').on(table.domain).where(isNotNull(table.provenTime)),
    uniqueIndex('claimed_domains_org').on(table.orgId, table.id),
  ],
);
