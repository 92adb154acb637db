import { and, eq, gt, isNull } from 'drizzle-orm';
import { enterOrg, type PublicContext } from '../../context.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import { builderSignIns, memberships, sessions } from '../../platform/db/tables.ts';

export type BuilderSignInRow = typeof builderSignIns.$inferSelect;

export async function insertSignIn(
  context: PublicContext,
  values: Omit<typeof builderSignIns.$inferInsert, 'createTime'>,
): Promise<void> {
  await context.db.insert(builderSignIns).values({ ...values, createTime: context.now() });
}

export async function findSignIn(
  context: PublicContext,
  kind: BuilderSignInRow['kind'],
  secretHash: string,
): Promise<BuilderSignInRow | undefined> {
  const [row] = await context.db
    .select()
    .from(builderSignIns)
    .where(and(eq(builderSignIns.secretHash, secretHash), eq(builderSignIns.kind, kind)));
  return row;
}

/**
 * Uses a sign-in up. When two requests try at the same time, one of them gets true: the statement locks the row, and the
 * other then finds it used.
 */
export async function spendSignIn(context: PublicContext, id: string): Promise<boolean> {
  const isOpen = and(isNull(builderSignIns.usedTime), gt(builderSignIns.expireTime, context.now()));
  const rows = await context.db
    .update(builderSignIns)
    .set({ usedTime: context.now() })
    .where(and(eq(builderSignIns.id, id), isOpen))
    .returning({ id: builderSignIns.id });
  return rows.length > 0;
}

/** Deletes the links for the first person that nobody has used, because a new one takes their place. */
export async function deleteUnusedFirstLinks(context: PublicContext): Promise<void> {
  await context.db
    .delete(builderSignIns)
    .where(
      and(eq(builderSignIns.kind, 'link'), isNull(builderSignIns.builderId), isNull(builderSignIns.usedTime)),
    );
}

export async function isAnybodySignedIn(context: PublicContext): Promise<boolean> {
  const [row] = await context.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.usedBy, 'browser'), gt(sessions.expireTime, context.now())))
    .limit(1);
  return row !== undefined;
}

/** The org of a builder. Undefined for a builder without one. */
export async function findOrgIdOf(context: PublicContext, builderId: string): Promise<string | undefined> {
  const [row] = await acrossProjects(context, 'the builder says which org')
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(eq(memberships.builderId, builderId));
  return row?.orgId;
}

/** Makes a builder an owner of an org. Does nothing if they belong to an org already. */
export async function joinAsOwner(
  context: PublicContext,
  { orgId, builderId }: { orgId: string; builderId: string },
): Promise<void> {
  const inOrg = enterOrg(context, { id: orgId }, { kind: 'system', id: 'first-sign-in' });
  await inOrg.db
    .insert(memberships)
    .values({ builderId, role: 'owner', createTime: inOrg.now(), orgId: inOrg.org.id })
    .onConflictDoNothing();
}
