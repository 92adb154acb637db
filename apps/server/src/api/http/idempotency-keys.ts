import {
  idempotencyKeyInFlightProblem,
  idempotencyKeyReusedProblem,
  outcomeUnknownProblem,
} from '@dowel/schema/rules';
import { v7 } from 'uuid';
import { type CallerContext, isInProject } from '../../context.ts';
import * as projects from '../../people/projects/service.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import {
  type Claim,
  claimKey,
  findKey,
  type IdempotencyKeyRow,
  recordPoint,
  releaseKey,
  storeAnswer,
} from './idempotency-queries.ts';

export type { Claim };

/** How long we keep an answer, to repeat it. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a key stays claimed after its process died. A live process renews the claim before that. */
const HELD_MS = 6_000;
const HEARTBEAT_MS = 2_000;

/** An answer as kept for later requests with the same key. */
export interface KeptAnswer {
  readonly status: number;
  readonly mediaType: string | undefined;
  /** The other headers that are repeated. None of them is a secret. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Claims an idempotency key, or finds the answer that an earlier request with it got.
 * @throws {ProblemError} `idempotency_key_reused`, `idempotency_key_in_flight`, `outcome_unknown`
 */
export async function begin(
  context: CallerContext,
  key: string,
  fingerprint: string,
): Promise<Claim | { replay: KeptAnswer }> {
  const attemptId = v7();
  const claimed = await claimKey(context, {
    key,
    attemptId,
    fingerprint,
    expiredBefore: new Date(context.now().getTime() - KEPT_MS),
    recoveryPoint: { heldUntil: heldUntil(context) },
  });
  if (claimed) return { key, attemptId };

  const row = await findKey(context, key);
  // The request that held the key failed and released it between the two statements.
  if (!row) throw inFlight();
  if (row.fingerprint !== fingerprint) {
    throw new ProblemError('idempotency_key_reused', idempotencyKeyReusedProblem());
  }
  if (row.status !== null) return { replay: toKeptAnswer(context, row.status, row) };
  throw isLost(context, row) ? new ProblemError('outcome_unknown', outcomeUnknownProblem()) : inFlight();
}

/** Renews the claim on a key while its request is handled, however long that takes. */
export function hold(context: CallerContext, claim: Claim): { stop(): void } {
  return startHeartbeat(HEARTBEAT_MS, () => isHeld(context, claim));
}

/** Renews the claim once. False when another attempt has taken over. */
export function isHeld(context: CallerContext, claim: Claim): Promise<boolean> {
  return recordPoint(context, claim, { heldUntil: heldUntil(context) });
}

/**
 * Keeps an answer, in the same transaction as the change it reports.
 * @throws {ProblemError} `idempotency_key_in_flight` when another attempt has taken over. Then only that attempt takes
 * effect.
 */
export async function keep(tx: CallerContext, claim: Claim, answer: KeptAnswer): Promise<void> {
  if (await store(tx, claim, answer)) return;
  // A request that deletes its project deletes the key and the credentials too, so nobody can repeat it.
  if (isInProject(tx) && (await projects.isGone(tx))) return;
  throw inFlight();
}

/**
 * Keeps a refusal, when nothing was changed. A 401, 409, 429 or 5xx is not kept, because the next try may succeed. An
 * answer that was kept before stays.
 */
export async function refuse(context: CallerContext, claim: Claim, answer: KeptAnswer): Promise<void> {
  const { status } = answer;
  if (status >= 500 || status === 401 || status === 429 || status === 409) await releaseKey(context, claim);
  else await store(context, claim, answer);
}

/**
 * Records that the next step cannot be repeated.
 * @throws {ProblemError} `idempotency_key_in_flight` when another attempt has taken over.
 */
export async function passPointOfNoReturn(context: CallerContext, claim: Claim): Promise<void> {
  if (!(await recordPoint(context, claim, { isPastReturn: true }))) throw inFlight();
}

function store(
  context: CallerContext,
  claim: Claim,
  { status, mediaType, headers, body }: KeptAnswer,
): Promise<boolean> {
  const { sealed, sealKeyId } = context.secrets.seal(body, claim.attemptId);
  return storeAnswer(context, claim, {
    status,
    mediaType: mediaType ?? null,
    bodySealed: sealed,
    sealKeyId,
    recoveryPoint: { headers },
  });
}

function heldUntil(context: CallerContext): string {
  return new Date(context.now().getTime() + HELD_MS).toISOString();
}

/** Whether an attempt died after its point of no return, so that nobody can know its outcome or start it again. */
function isLost(context: CallerContext, { recoveryPoint }: IdempotencyKeyRow): boolean {
  const until = recoveryPoint?.heldUntil;
  return (
    recoveryPoint?.isPastReturn === true &&
    typeof until === 'string' &&
    new Date(until).getTime() < context.now().getTime()
  );
}

function toKeptAnswer(context: CallerContext, status: number, row: IdempotencyKeyRow): KeptAnswer {
  return {
    status,
    mediaType: row.mediaType ?? undefined,
    headers: Object(row.recoveryPoint?.headers),
    body: row.bodySealed === null ? '' : context.secrets.open(row.bodySealed, row.attemptId),
  };
}

function inFlight(): ProblemError {
  return new ProblemError('idempotency_key_in_flight', {
    ...idempotencyKeyInFlightProblem(),
    headers: { 'Retry-After': '1' },
  });
}
