import { idempotencyKeyInvalidProblem } from '@dowel/schema/rules';
import { type Context, enterAttempt } from '../context.ts';
import { sha256 } from '../digest.ts';
import * as idempotencyKeys from '../features/idempotency-keys/service.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** What we need of a request. Two requests with the same key must have the same method, URL and body. */
export interface KeyedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** How to handle a request, and how to turn its result or error into an answer. */
export interface Handling {
  /** Must end in `lastStep`, unless the request is a GET. */
  handle(context: Context): Promise<unknown>;
  toAnswer(result: unknown): Response;
  toRefusal(error: unknown): Response;
}

/**
 * Handles a request once per `Idempotency-Key`, and repeats the first answer to later requests with the same key.
 * Without the header, or for a GET, it just handles the request.
 */
export async function onceByKey(
  context: Context,
  request: KeyedRequest,
  handling: Handling,
): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (key === null || request.method === 'GET') {
    return handling.handle(context).then(handling.toAnswer).catch(handling.toRefusal);
  }
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ProblemError('invalid_request', idempotencyKeyInvalidProblem());
  }

  const { method, url, body } = request;
  const fingerprint = sha256(method, url.pathname, url.search, body);
  const claimed = await idempotencyKeys.begin(context, key, fingerprint);
  if ('replay' in claimed) return toResponse(claimed.replay);

  const heart = idempotencyKeys.hold(context, claimed);
  try {
    return await attempted(context, claimed, handling);
  } catch (error) {
    const refusal = handling.toRefusal(error);
    await idempotencyKeys.refuse(context, claimed, await toKeptAnswer(refusal));
    return refusal;
  } finally {
    heart.stop();
  }
}

/**
 * Handles a request, and answers only if the answer was kept. Otherwise a repeated request could not get the same
 * answer.
 */
async function attempted(
  context: Context,
  claimed: idempotencyKeys.Claim,
  { handle, toAnswer }: Handling,
): Promise<Response> {
  let answer: Response | undefined;
  const attempt = enterAttempt(context, {
    async keepAnswer(tx, result) {
      answer = toAnswer(result);
      await idempotencyKeys.keep(tx, claimed, await toKeptAnswer(answer));
    },
    beforeOutsideEffect: () => idempotencyKeys.passPointOfNoReturn(context, claimed),
  });
  await handle(attempt);
  if (!answer) throw new Error('A request was handled without lastStep(), so its answer was not kept.');
  return answer;
}

async function toKeptAnswer(response: Response): Promise<idempotencyKeys.KeptAnswer> {
  const mediaType = response.headers.get('content-type') ?? undefined;
  return { status: response.status, mediaType, body: await response.clone().text() };
}

function toResponse({ status, mediaType, body }: idempotencyKeys.KeptAnswer): Response {
  return new Response(status === 204 ? null : body, {
    status,
    headers: {
      'Idempotency-Replayed': 'true',
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
    },
  });
}
