import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../db/scope.ts';
import { idempotencyKeys } from '../../db/tables.ts';

/** A keyed request as stored. */
export type IdempotencyKeyRow = typeof idempotencyKeys.$inferSelect;

function thisKey(context: Context, key: string) {
  return inProject(
    context,
    idempotencyKeys,
    eq(idempotencyKeys.actor, callerOf(context)),
    eq(idempotencyKeys.key, key),
  );
}

/** The group counts too: users of two groups may have the same name, and must not see each other's answers. */
function callerOf({ actor, scope }: Context): string {
  return JSON.stringify([actor.kind, actor.id, scope.groupRef ?? null]);
}

/** Takes a key for one attempt. False when another attempt has it; one statement, so two cannot both win. */
export async function claimKey(
  context: Context,
  claim: { key: string; attemptId: string; fingerprint: string; expiredBefore: Date; abandonedBefore: Date },
): Promise<boolean> {
  const { key, attemptId, fingerprint } = claim;
  const fresh = {
    attemptId,
    fingerprint,
    status: null,
    mediaType: null,
    bodySealed: null,
    sealKeyId: null,
    createTime: context.now(),
  };
  const rows = await context.db
    .insert(idempotencyKeys)
    .values({ projectId: context.project.id, actor: callerOf(context), key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.projectId, idempotencyKeys.actor, idempotencyKeys.key],
      set: fresh,
      setWhere: sql`${or(
        lt(idempotencyKeys.createTime, claim.expiredBefore),
        and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createTime, claim.abandonedBefore)),
      )}`,
    })
    .returning({ attemptId: idempotencyKeys.attemptId });
  return rows.length > 0;
}

export async function findKey(context: Context, key: string): Promise<IdempotencyKeyRow | undefined> {
  const [row] = await context.db.select().from(idempotencyKeys).where(thisKey(context, key));
  return row;
}

export async function storeAnswer(
  context: Context,
  { key, attemptId }: { key: string; attemptId: string },
  answer: Pick<IdempotencyKeyRow, 'status' | 'mediaType' | 'bodySealed' | 'sealKeyId'>,
): Promise<void> {
  await context.db
    .update(idempotencyKeys)
    .set(answer)
    .where(and(thisKey(context, key), eq(idempotencyKeys.attemptId, attemptId)));
}

export async function releaseKey(
  context: Context,
  { key, attemptId }: { key: string; attemptId: string },
): Promise<void> {
  await context.db
    .delete(idempotencyKeys)
    .where(and(thisKey(context, key), eq(idempotencyKeys.attemptId, attemptId)));
}
