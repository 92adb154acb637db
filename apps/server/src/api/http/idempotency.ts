import { idempotencyKeyInvalidProblem, misspeltHeaderProblem, warningHeader } from '@dowel/schema/rules';
import { type CallerContext, enterAttempt } from '../../context.ts';
import { sha256 } from '../../platform/digest.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Reply } from '../../platform/reply.ts';
import * as idempotencyKeys from './idempotency-keys.ts';

/** What we need of a request. Two requests with the same key must have the same method, URL and body. */
export interface KeyedRequest {
  /** A safe request changes nothing, so it needs no key: it is handled each time. */
  readonly isSafe: boolean;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** How to handle a request, and how to turn its result or error into an answer. */
export interface Handling<C extends CallerContext> {
  /** Must end in `lastStep`, unless the request is safe. */
  handle(context: C): Promise<unknown>;
  toAnswer(result: unknown): Reply;
  toRefusal(error: unknown): Reply;
}

/**
 * Handles a request once per `Idempotency-Key`, and repeats the first answer to later requests with the same key.
 * Without the header, or for a safe request, it just handles the request.
 * @throws {ProblemError} `member_misspelt`, `invalid_request`
 */
export async function onceByKey<C extends CallerContext>(
  context: C,
  request: KeyedRequest,
  handling: Handling<C>,
): Promise<Reply> {
  const key = request.isSafe ? null : request.headers.get('Idempotency-Key');
  const misspelt = request.isSafe ? undefined : misspeltHeaderProblem([...request.headers.keys()]);
  if (misspelt) throw new ProblemError('member_misspelt', misspelt);
  if (key === null) return handling.handle(context).then(handling.toAnswer).catch(handling.toRefusal);
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ProblemError('invalid_request', idempotencyKeyInvalidProblem());
  }

  const { method, url, body } = request;
  const fingerprint = sha256(method, url.pathname, url.search, body);
  const claimed = await idempotencyKeys.begin(context, key, fingerprint);
  if ('replay' in claimed) return toReply(claimed.replay);

  const heart = idempotencyKeys.hold(context, claimed);
  try {
    return await attempted(context, claimed, handling);
  } catch (error) {
    const refusal = handling.toRefusal(error);
    await idempotencyKeys.refuse(context, claimed, toKeptAnswer(refusal));
    return refusal;
  } finally {
    heart.stop();
  }
}

/**
 * Handles a request, and answers only if the answer was kept. Otherwise a repeated request could not get the same
 * answer.
 */
async function attempted<C extends CallerContext>(
  context: C,
  claimed: idempotencyKeys.Claim,
  { handle, toAnswer }: Handling<C>,
): Promise<Reply> {
  let answer: Reply | undefined;
  const attempt = enterAttempt(context, {
    key: claimed.key,
    async keepAnswer(tx, result) {
      answer = toAnswer(result);
      await idempotencyKeys.keep(tx, claimed, toKeptAnswer(answer));
    },
    beforeOutsideEffect: () => idempotencyKeys.passPointOfNoReturn(context, claimed),
    isHeld: () => idempotencyKeys.isHeld(context, claimed),
  });
  await handle(attempt);
  if (!answer) throw new Error('A request was handled without lastStep(), so its answer was not kept.');
  return answer;
}

/**
 * Of the headers, only the warning is kept. The secret of a sign-in is sent only once, to the page that asked first.
 */
function toKeptAnswer({ status, headers, body }: Reply): idempotencyKeys.KeptAnswer {
  const warning = headers[warningHeader];
  return {
    status,
    mediaType: headers['Content-Type'],
    headers: warning === undefined ? {} : { [warningHeader]: warning },
    body: body?.toString() ?? '',
  };
}

function toReply({ status, mediaType, headers, body }: idempotencyKeys.KeptAnswer): Reply {
  return {
    status,
    headers: {
      ...headers,
      'Idempotency-Replayed': 'true',
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
    },
    body: mediaType === undefined ? null : body,
  };
}
