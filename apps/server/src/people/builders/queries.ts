import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import { builders, memberships } from '../../platform/db/tables.ts';

export type BuilderRow = typeof builders.$inferSelect;

/** What a sign-in service says of a person. */
export type Profile = Pick<
  BuilderRow,
  'primaryEmail' | 'isEmailVerified' | 'firstName' | 'lastName' | 'fullName'
>;

/** Makes or renews a builder in one statement, so that two first sign-ins at once make one builder. */
export async function upsertBuilder(
  context: PublicContext,
  identity: Pick<BuilderRow, 'idpProvider' | 'idpRef'>,
  profile: Profile,
): Promise<BuilderRow | undefined> {
  const [row] = await context.db
    .insert(builders)
    .values({ ...identity, ...profile, createTime: context.now() })
    .onConflictDoUpdate({
      target: [builders.idpProvider, builders.idpRef],
      set: { ...profile, updateTime: context.now() },
    })
    .returning();
  return row;
}

export async function findBuilder(context: PublicContext, id: string): Promise<BuilderRow | undefined> {
  const [row] = await context.db.select().from(builders).where(eq(builders.id, id));
  return row;
}

export async function findMembership(context: PublicContext, builderId: string) {
  const [row] = await acrossProjects(context, 'a builder belongs to one org at most')
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(eq(memberships.builderId, builderId));
  return row;
}

export function listByEmail(context: PublicContext, email: string): Promise<BuilderRow[]> {
  const isTheirs = and(eq(builders.primaryEmail, email), eq(builders.isEmailVerified, true));
  return context.db.select().from(builders).where(isTheirs);
}
