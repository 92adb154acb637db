import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { BuilderContext, OrgContext, PublicContext } from '../../context.ts';
import { acrossProjects, inOrg } from '../../platform/db/scope.ts';
import { claimedDomains } from '../../platform/db/tables.ts';

export type ClaimRow = typeof claimedDomains.$inferSelect;

/** Returns undefined if the org has claimed the domain before. */
export async function insertClaim(
  context: OrgContext,
  claim: Pick<ClaimRow, 'domain' | 'proofToken'>,
): Promise<ClaimRow | undefined> {
  const [row] = await context.db
    .insert(claimedDomains)
    .values({ ...claim, createTime: context.now(), orgId: context.org.id })
    .onConflictDoNothing()
    .returning();
  return row;
}

export function listClaims(context: OrgContext): Promise<ClaimRow[]> {
  return context.db
    .select()
    .from(claimedDomains)
    .where(inOrg(context, claimedDomains))
    .orderBy(asc(claimedDomains.id));
}

export async function findClaim(context: OrgContext, id: string): Promise<ClaimRow | undefined> {
  const [row] = await context.db
    .select()
    .from(claimedDomains)
    .where(inOrg(context, claimedDomains, eq(claimedDomains.id, id)));
  return row;
}

export async function findClaimOfDomain(context: OrgContext, domain: string): Promise<ClaimRow | undefined> {
  const [row] = await context.db
    .select()
    .from(claimedDomains)
    .where(inOrg(context, claimedDomains, eq(claimedDomains.domain, domain)));
  return row;
}

/** The claim of the one org that has proven a domain. */
export async function findProvenClaim(
  context: BuilderContext,
  domain: string,
): Promise<ClaimRow | undefined> {
  const isOf = and(eq(claimedDomains.domain, domain), isNotNull(claimedDomains.provenTime));
  const [row] = await acrossProjects(context, 'one org at most has proven a domain')
    .select()
    .from(claimedDomains)
    .where(isOf);
  return row;
}

/** Claims of a domain that are not proven, for the operator. */
export function listOpenClaims(context: PublicContext, domain: string): Promise<ClaimRow[]> {
  const isOf = and(eq(claimedDomains.domain, domain), isNull(claimedDomains.provenTime));
  return acrossProjects(context, 'the operator chooses between the orgs')
    .select()
    .from(claimedDomains)
    .where(isOf);
}

/** Throws the database's error if another org has proven the domain. */
export async function setProven(context: OrgContext, id: string): Promise<ClaimRow | undefined> {
  const [row] = await context.db
    .update(claimedDomains)
    .set({ provenTime: context.now() })
    .where(inOrg(context, claimedDomains, eq(claimedDomains.id, id)))
    .returning();
  return row;
}
