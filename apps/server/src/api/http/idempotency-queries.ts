import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { CallerContext } from '../../context.ts';
import { noProject } from '../../platform/db/columns.ts';
import { inProjectOrNone } from '../../platform/db/scope.ts';
import { idempotencyKeys } from '../../platform/db/tables.ts';

export type IdempotencyKeyRow = typeof idempotencyKeys.$inferSelect;

/** The attempt that holds a key. */
export interface Claim {
  readonly key: string;
  readonly attemptId: string;
}

/** How far an attempt has got, and how long its process counts as alive. */
export interface RecoveryPoint {
  /** An ISO time. */
  heldUntil: string;
  /** Set before a step outside of Dowel that cannot be repeated. */
  isPastReturn?: true;
}

function thisKey(context: CallerContext, key: string) {
  return inProjectOrNone(
    context,
    idempotencyKeys,
    eq(idempotencyKeys.actor, callerOf(context)),
    eq(idempotencyKeys.key, key),
  );
}

/** Matches the row of this attempt while the attempt has no answer. */
function thisAttempt(context: CallerContext, { key, attemptId }: Claim) {
  return and(thisKey(context, key), eq(idempotencyKeys.attemptId, attemptId), isNull(idempotencyKeys.status));
}

/**
 * Identifies the caller. The group is part of it: users of two groups may have the same name, and must not see each
 * other's answers.
 */
function callerOf({ actor, scope }: CallerContext): string {
  return JSON.stringify([actor.kind, actor.id, scope?.groupRef ?? null]);
}

const isPastReturn = sql`${idempotencyKeys.recoveryPoint} @> '{"isPastReturn": true}'`;

/** Compared as text, in the order of its bytes: every `heldUntil` is an ISO time in UTC with milliseconds. */
const heldUntil = sql`(${idempotencyKeys.recoveryPoint} ->> 'heldUntil') collate "C"`;

/**
 * Claims a key for one attempt, in one statement, so that two attempts cannot both win. A key that is in use can be
 * claimed again when it has expired, or when the process of its attempt is gone. If that attempt passed the point of no
 * return, only expiry frees the key.
 * Answers false when the key is not free.
 */
export async function claimKey(
  context: CallerContext,
  {
    key,
    attemptId,
    fingerprint,
    expiredBefore,
    recoveryPoint,
  }: Claim & {
    fingerprint: string;
    expiredBefore: Date;
    recoveryPoint: RecoveryPoint;
  },
): Promise<boolean> {
  const now = context.now();
  const fresh = {
    attemptId,
    fingerprint,
    status: null,
    mediaType: null,
    bodySealed: null,
    sealKeyId: null,
    recoveryPoint: { ...recoveryPoint },
    createTime: now,
  };
  const isAbandoned = and(
    isNull(idempotencyKeys.status),
    eq(idempotencyKeys.fingerprint, fingerprint),
    sql`${heldUntil} < ${now.toISOString()}`,
    not(sql`coalesce(${isPastReturn}, false)`),
  );
  const rows = await context.db
    .insert(idempotencyKeys)
    .values({ ...fresh, projectId: context.project?.id ?? noProject, actor: callerOf(context), key })
    .onConflictDoUpdate({
      target: [idempotencyKeys.projectId, idempotencyKeys.actor, idempotencyKeys.key],
      set: fresh,
      setWhere: sql`${or(lt(idempotencyKeys.createTime, expiredBefore), isAbandoned)}`,
    })
    .returning({ attemptId: idempotencyKeys.attemptId });
  return rows.length > 0;
}

export async function findKey(context: CallerContext, key: string): Promise<IdempotencyKeyRow | undefined> {
  const [row] = await context.db.select().from(idempotencyKeys).where(thisKey(context, key));
  return row;
}

/**
 * Records how far an attempt has got. Answers false when the attempt has ended, or another one has taken over the key.
 */
export async function recordPoint(
  context: CallerContext,
  claim: Claim,
  point: Partial<RecoveryPoint>,
): Promise<boolean> {
  const rows = await context.db
    .update(idempotencyKeys)
    .set({ recoveryPoint: sql`${idempotencyKeys.recoveryPoint} || ${JSON.stringify(point)}::jsonb` })
    .where(thisAttempt(context, claim))
    .returning({ attemptId: idempotencyKeys.attemptId });
  return rows.length > 0;
}

/** Stores the answer. Answers false when the attempt has ended, or another one has taken over the key. */
export async function storeAnswer(
  context: CallerContext,
  claim: Claim,
  answer: Pick<IdempotencyKeyRow, 'status' | 'mediaType' | 'bodySealed' | 'sealKeyId' | 'recoveryPoint'>,
): Promise<boolean> {
  const rows = await context.db
    .update(idempotencyKeys)
    .set(answer)
    .where(thisAttempt(context, claim))
    .returning({ attemptId: idempotencyKeys.attemptId });
  return rows.length > 0;
}

export async function releaseKey(context: CallerContext, claim: Claim): Promise<void> {
  await context.db.delete(idempotencyKeys).where(thisAttempt(context, claim));
}
