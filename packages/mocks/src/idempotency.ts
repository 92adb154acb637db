import { idempotencyKeyInvalidProblem, idempotencyKeyReusedProblem } from '@dowel/schema/rules';
import type { Caller } from './caller.ts';
import { MockProblem } from './mock-problem.ts';
import type { MockStore } from './store.ts';

/** An answer as it is kept for the next request with the same `Idempotency-Key`. */
export interface KeptAnswer {
  /** What must be the same when the key is. */
  fingerprint: string;
  /** In milliseconds. */
  time: number;
  status: number;
  mediaType: string | null;
  body: string;
}

const keptMs = 24 * 60 * 60_000;
/** Another try may fare better. */
const notKept = [401, 409, 429];

/**
 * Handles a request once per caller and `Idempotency-Key`, and repeats the first answer to later ones with the same
 * key. `handle` answers problems too.
 * @throws {MockProblem} `idempotency_key_reused`, `invalid_request`
 */
export async function onceByKey(
  store: MockStore,
  caller: Caller,
  request: Request,
  body: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('Idempotency-Key');
  if (key === null || request.method === 'GET') return handle();
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new MockProblem('invalid_request', idempotencyKeyInvalidProblem());
  }
  const { pathname, search } = new URL(request.url);
  const name = JSON.stringify([callerOf(caller, request), key]);
  const fingerprint = JSON.stringify([request.method, pathname, search, body]);
  const kept = store.keptAnswers[name];
  const time = store.now().getTime();
  if (kept && time - kept.time <= keptMs) return repeat(kept, fingerprint);
  const response = await handle();
  const { status } = response;
  if (status < 500 && !notKept.includes(status)) {
    const mediaType = response.headers.get('Content-Type');
    store.keptAnswers[name] = { fingerprint, time, status, mediaType, body: await response.clone().text() };
  }
  return response;
}

function repeat({ status, mediaType, body, ...kept }: KeptAnswer, fingerprint: string): Response {
  if (kept.fingerprint !== fingerprint) {
    throw new MockProblem('idempotency_key_reused', idempotencyKeyReusedProblem());
  }
  return new Response(status === 204 ? null : body, {
    status,
    headers: { 'Idempotency-Replayed': 'true', ...(mediaType !== null && { 'Content-Type': mediaType }) },
  });
}

/** Two callers may use the same key, and must not see each other's answers. */
function callerOf(caller: Caller, request: Request): unknown {
  const { kind, project } = caller;
  const who =
    kind === 'consumer' ? [caller.groupRef, caller.consumerRef] : [request.headers.get('X-Api-Key')];
  return [project.id, kind, ...who];
}
