import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { claimKey, findKey, type IdempotencyKeyRow, releaseKey, storeAnswer } from './queries.ts';

const keptMs = 24 * 60 * 60 * 1000;
/** A request still "being handled" after this long was lost with its process; its key may be taken again. */
const abandonedMs = 2 * 60 * 1000;

/** An answer as it is kept for the next request with the same key. */
export interface KeptAnswer {
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly body: string;
}

/** The right to handle a keyed request. */
export interface Attempt {
  readonly key: string;
  readonly attemptId: string;
}

/**
 * Claims an idempotency key, or finds the answer that was given under it before.
 * @throws {ProblemError} `idempotency_key_reused`, `idempotency_key_in_flight`
 */
export async function begin(
  context: Context,
  key: string,
  fingerprint: string,
): Promise<Attempt | { replay: KeptAnswer }> {
  const attemptId = v7();
  const now = context.now().getTime();
  const claimed = await claimKey(context, {
    key,
    attemptId,
    fingerprint,
    expiredBefore: new Date(now - keptMs),
    abandonedBefore: new Date(now - abandonedMs),
  });
  if (claimed) return { key, attemptId };

  const row = await findKey(context, key);
  // Gone in between: its request failed and released it.
  if (!row) throw inFlight();
  if (row.fingerprint !== fingerprint) {
    throw new ProblemError('idempotency_key_reused', {
      detail:
        'This Idempotency-Key was used within 24 hours for another method, path or body, so nothing was done.',
      remedy: 'Use a new key for a new request.',
    });
  }
  if (row.status === null) throw inFlight();
  return { replay: toKeptAnswer(context, row.status, row) };
}

/** Keeps an answer for repeats. A 401, 409, 429 or 5xx is not kept: the next try may fare better. */
export async function finish(context: Context, attempt: Attempt, answer: KeptAnswer): Promise<void> {
  const { status, mediaType, body } = answer;
  if (status >= 500 || status === 401 || status === 429 || status === 409) {
    await releaseKey(context, attempt);
    return;
  }
  const { sealed, sealKeyId } = context.secrets.seal(body, attempt.attemptId);
  await storeAnswer(context, attempt, {
    status,
    mediaType: mediaType ?? null,
    bodySealed: sealed,
    sealKeyId,
  });
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
    detail: 'A request with this Idempotency-Key is still being handled.',
    remedy: 'Wait a moment, then send the same request again to get its answer.',
    headers: { 'Retry-After': '1' },
  });
}
