import {
  idempotencyKeyInFlightProblem,
  idempotencyKeyReusedProblem,
  outcomeUnknownProblem,
} from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { startHeartbeat } from '../../heartbeat.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import {
  type Claim,
  claimKey,
  findKey,
  type IdempotencyKeyRow,
  recordPoint,
  releaseKey,
  storeAnswer,
} from './queries.ts';

export type { Claim };

/** How long an answer is repeated. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a key stays taken once its process is gone. One that lives says so in time. */
const HELD_MS = 6_000;
const HEARTBEAT_MS = 2_000;

/** An answer as it is kept for the next request with the same key. */
export interface KeptAnswer {
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly body: string;
}

/**
 * Claims an idempotency key, or finds the answer that was given under it before.
 * @throws {ProblemError} `idempotency_key_reused`, `idempotency_key_in_flight`, `outcome_unknown`
 */
export async function begin(
  context: Context,
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
  // Gone in between: its request failed and released it.
  if (!row) throw inFlight();
  if (row.fingerprint !== fingerprint) {
    throw new ProblemError('idempotency_key_reused', idempotencyKeyReusedProblem());
  }
  if (row.status !== null) return { replay: toKeptAnswer(context, row.status, row) };
  throw isLost(context, row) ? outcomeUnknown() : inFlight();
}

/** Keeps a key taken for as long as its request is handled, however long that takes. */
export function hold(context: Context, claim: Claim): { stop(): void } {
  return startHeartbeat(HEARTBEAT_MS, () => recordPoint(context, claim, { heldUntil: heldUntil(context) }));
}

/**
 * Keeps an answer in the transaction that does what it tells of.
 * @throws {ProblemError} `idempotency_key_in_flight` when another attempt has taken over; its effect is the one that
 * counts.
 */
export async function keep(tx: Context, claim: Claim, answer: KeptAnswer): Promise<void> {
  if (!(await store(tx, claim, answer))) throw inFlight();
}

/**
 * Keeps a refusal, for which nothing was changed. A 401, 409, 429 or 5xx is not kept: the next try may fare better.
 * An answer that was kept before stays.
 */
export async function refuse(context: Context, claim: Claim, answer: KeptAnswer): Promise<void> {
  const { status } = answer;
  if (status >= 500 || status === 401 || status === 429 || status === 409) await releaseKey(context, claim);
  else await store(context, claim, answer);
}

/**
 * Notes that what follows cannot be done twice.
 * @throws {ProblemError} `idempotency_key_in_flight` when another attempt has taken over.
 */
export async function passPointOfNoReturn(context: Context, claim: Claim): Promise<void> {
  if (!(await recordPoint(context, claim, { isPastReturn: true }))) throw inFlight();
}

function store(context: Context, claim: Claim, { status, mediaType, body }: KeptAnswer): Promise<boolean> {
  const { sealed, sealKeyId } = context.secrets.seal(body, claim.attemptId);
  return storeAnswer(context, claim, {
    status,
    mediaType: mediaType ?? null,
    bodySealed: sealed,
    sealKeyId,
  });
}

function heldUntil(context: Context): string {
  return new Date(context.now().getTime() + HELD_MS).toISOString();
}

/** Its process is gone, and it was past the point from which it could be begun again; else it would have been. */
function isLost(context: Context, { recoveryPoint }: IdempotencyKeyRow): boolean {
  const until = recoveryPoint?.heldUntil;
  return (
    recoveryPoint?.isPastReturn === true &&
    typeof until === 'string' &&
    new Date(until).getTime() < context.now().getTime()
  );
}

function toKeptAnswer(context: Context, status: number, row: IdempotencyKeyRow): KeptAnswer {
  return {
    status,
    mediaType: row.mediaType ?? undefined,
    body: row.bodySealed === null ? '' : context.secrets.open(row.bodySealed, row.attemptId),
  };
}

function inFlight(): ProblemError {
  return new ProblemError('idempotency_key_in_flight', {
    ...idempotencyKeyInFlightProblem(),
    headers: { 'Retry-After': '1' },
  });
}

function outcomeUnknown(): ProblemError {
  return new ProblemError('outcome_unknown', outcomeUnknownProblem());
}
