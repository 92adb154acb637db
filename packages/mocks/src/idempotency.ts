import {
  idempotencyKeyInvalidProblem,
  idempotencyKeyReusedProblem,
  misspeltHeaderProblem,
  signInPassHeader,
} from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import type { Principal } from './principal.ts';
import type { MockStore } from './store.ts';

/** An answer that is kept for later requests with the same `Idempotency-Key`. */
export interface KeptAnswer {
  /** Method, address and body. A request with the same key must have the same ones. */
  fingerprint: string;
  /** When the answer was given, in milliseconds since 1970. */
  time: number;
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

const keptMs = 24 * 60 * 60_000;
/** Answers with these statuses are not kept, because the same request may succeed later. */
const notKept = [401, 409, 429];

/**
 * Handles a request once per caller and `Idempotency-Key`. Later requests with the same key get the first answer again.
 * `handle` must turn problems into responses itself.
 * @throws {MockProblem} `idempotency_key_reused`, `invalid_request`, `member_misspelt`
 */
export async function onceByKey(
  store: MockStore,
  caller: Principal,
  request: Request,
  body: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  const misspelt = misspeltHeaderProblem([...request.headers.keys()]);
  if (misspelt) throw new MockProblem('member_misspelt', misspelt);
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
    // The secret of a sign-in is sent only once.
    const headers = [...response.headers].filter(([name]) => name !== signInPassHeader.toLowerCase());
    store.keptAnswers[name] = { fingerprint, time, status, headers, body: await response.clone().text() };
  }
  return response;
}

function repeat({ status, headers, body, ...kept }: KeptAnswer, fingerprint: string): Response {
  if (kept.fingerprint !== fingerprint) {
    throw new MockProblem('idempotency_key_reused', idempotencyKeyReusedProblem());
  }
  return new Response(body === '' ? null : body, {
    status,
    headers: [...headers, ['Idempotency-Replayed', 'true']],
  });
}

/** Two callers may use the same key. They must not see each other's answers. */
function callerOf(caller: Principal, request: Request): unknown {
  const { kind, project } = caller;
  const who =
    kind === 'consumer' ? [caller.groupRef, caller.consumerRef] : [request.headers.get('X-Api-Key')];
  return [project.id, kind, ...who];
}
