import type { OrgRole } from '@dowel/schema';
import { byBuilder } from '@dowel/schema/rules';
import { asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { OrgContext } from '../../context.ts';
import { inOrg } from '../../platform/db/scope.ts';
import { builders, claimedDomains, invites, memberships, orgs } from '../../platform/db/tables.ts';

/** Waits for others who change the members of the org, and makes them wait until this transaction ends. */
export async function lockOrg(tx: OrgContext): Promise<boolean> {
  const rows = await tx.db.select({ id: orgs.id }).from(orgs).where(eq(orgs.id, tx.org.id)).for('update');
  return rows.length > 0;
}

/** What a builder may do in the org. In a transaction, that stays so until it ends. */
export async function findRole(tx: OrgContext, builderId: string): Promise<OrgRole | undefined> {
  const [row] = await tx.db
    .select({ role: memberships.role })
    .from(memberships)
    .where(inOrg(tx, memberships, eq(memberships.builderId, builderId)))
    .for('share');
  return row?.role;
}

export async function countOwners(context: OrgContext): Promise<number> {
  const [row] = await context.db
    .select({ owners: count() })
    .from(memberships)
    .where(inOrg(context, memberships, eq(memberships.role, 'owner')));
  return row?.owners ?? 0;
}

/** The members of the org, the oldest membership first. */
export function listMembers(context: OrgContext) {
  return context.db
    .select({ builder: builders, role: memberships.role })
    .from(memberships)
    .innerJoin(builders, eq(builders.id, memberships.builderId))
    .where(inOrg(context, memberships))
    .orderBy(asc(memberships.createTime), asc(memberships.builderId));
}

/** Returns false if the builder belongs to an org already. The unique index decides between two who add them at once. */
export async function insertMembership(
  context: OrgContext,
  membership: { builderId: string; role: OrgRole },
): Promise<boolean> {
  const rows = await context.db
    .insert(memberships)
    .values({ ...membership, createTime: context.now(), orgId: context.org.id })
    .onConflictDoNothing()
    .returning({ builderId: memberships.builderId });
  return rows.length > 0;
}

export async function changeRole(context: OrgContext, builderId: string, role: OrgRole): Promise<boolean> {
  const rows = await context.db
    .update(memberships)
    .set({ role })
    .where(inOrg(context, memberships, eq(memberships.builderId, builderId)))
    .returning({ builderId: memberships.builderId });
  return rows.length > 0;
}

/** Returns whether there was such a member. */
export async function deleteMembership(context: OrgContext, builderId: string): Promise<boolean> {
  const rows = await context.db
    .delete(memberships)
    .where(inOrg(context, memberships, eq(memberships.builderId, builderId)))
    .returning({ builderId: memberships.builderId });
  return rows.length > 0;
}

/** Writes down, with the builder, that they belonged to this org. */
export async function rememberLeaving(context: OrgContext, builderId: string): Promise<void> {
  const { id } = context.org;
  await context.db
    .update(builders)
    .set({ leftOrgIds: sql`array_append(array_remove(${builders.leftOrgIds}, ${id}::uuid), ${id}::uuid)` })
    .where(eq(builders.id, builderId));
}

/** Revokes the open invites of the org to the builder's address, and those that the builder made. */
export async function revokeInvitesOf(context: OrgContext, builderId: string): Promise<void> {
  const now = context.now();
  const address = context.db
    .select({ email: builders.primaryEmail })
    .from(builders)
    .where(eq(builders.id, builderId));
  await context.db
    .update(invites)
    .set({ revokedTime: now, updateTime: now })
    .where(
      inOrg(
        context,
        invites,
        or(inArray(invites.email, address), eq(invites.createdBy, byBuilder(builderId.toLowerCase()))),
        isNull(invites.acceptedTime),
        isNull(invites.revokedTime),
      ),
    );
}

/** Whether the org has proven that a domain is its own. In a transaction, that stays so until it ends. */
export async function hasProvenDomain(tx: OrgContext, domain: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: claimedDomains.id })
    .from(claimedDomains)
    .where(inOrg(tx, claimedDomains, eq(claimedDomains.domain, domain), isNotNull(claimedDomains.provenTime)))
    .for('share');
  return rows.length > 0;
}
