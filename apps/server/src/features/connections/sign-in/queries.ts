import type { ProviderMetadata } from '@dowel/schema';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context, ProjectRef, PublicContext } from '../../../context.ts';
import { oauthStates, projects } from '../../../db/tables.ts';

/** What a sign-in was started with. */
export interface SignInBindings {
  providerAppId: string;
  groupRef: string;
  groupName?: string | undefined;
  consumerRef: string;
  consumerName?: string | undefined;
  metadata: ProviderMetadata;
  /** The connection that is signed in to again; absent for a first sign-in. */
  connectionId?: string | undefined;
  returnUrl?: string | undefined;
}

/** A sign-in as stored. */
export type SignInRow = Omit<typeof oauthStates.$inferSelect, 'bindings'> & { bindings: SignInBindings };

export async function insertSignIn(
  context: Context,
  values: Omit<typeof oauthStates.$inferInsert, 'projectId' | 'createTime' | 'bindings'> & {
    bindings: SignInBindings;
  },
): Promise<void> {
  const createTime = context.now();
  await context.db
    .insert(oauthStates)
    .values({ ...values, bindings: { ...values.bindings }, projectId: context.project.id, createTime });
}

/**
 * Uses a state up, and answers what was bound to it. Of two who try at once one is answered: the statement locks the
 * row, and the other then finds it used.
 */
export async function spendState(
  context: PublicContext,
  stateHash: string,
): Promise<{ signIn: SignInRow; project: ProjectRef } | undefined> {
  const now = context.now();
  const [row] = await context.db
    .update(oauthStates)
    .set({ usedTime: now })
    .where(
      and(
        eq(oauthStates.stateHash, stateHash),
        isNull(oauthStates.usedTime),
        gt(oauthStates.expireTime, now),
      ),
    )
    .returning();
  if (!row) return undefined;
  const [project] = await context.db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.id, row.projectId));
  return project && { signIn: withBindings(row), project };
}

/** Why a state cannot be used. */
export async function findStateEnd(
  context: PublicContext,
  stateHash: string,
): Promise<'unknown' | 'used' | 'expired'> {
  const [row] = await context.db
    .select({ usedTime: oauthStates.usedTime })
    .from(oauthStates)
    .where(eq(oauthStates.stateHash, stateHash));
  if (!row) return 'unknown';
  return row.usedTime ? 'used' : 'expired';
}

/** `insertSignIn` is the only writer of the column. */
function withBindings(row: typeof oauthStates.$inferSelect): SignInRow {
  return { ...row, bindings: row.bindings as unknown as SignInBindings };
}
