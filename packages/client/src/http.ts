import ky, { isHTTPError, isTimeoutError } from 'ky';
import { ConnectionError, type DowelError, TimeoutError } from './errors.ts';
import type { Hooks, RetryOptions } from './options.ts';
import { toStatusError } from './status-error.ts';
import { untilAborted } from './until-aborted.ts';

/** One call as an HTTP request, with its options. */
export interface HttpRequest {
  operation: string;
  method: string;
  url: string;
  headers: Headers;
  /** JSON. Nothing is sent when undefined. */
  body: string | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  retry: RetryOptions;
  fetch: (request: Request) => Promise<Response> | Response;
  hooks: Hooks;
}

/** A final answer with a 2xx status; its body has been read. */
export interface HttpAnswer {
  response: Response;
  text: string;
}

/**
 * Sends a request until its answer is final. Every method is retried: writes carry an idempotency key, so a second
 * attempt cannot do anything twice.
 * @throws {DowelError} for every failure except an abort, which rejects with the signal's reason
 */
export async function exchange(request: HttpRequest): Promise<HttpAnswer> {
  const { operation, method, url, headers, body, signal, timeoutMs, hooks } = request;
  const waitAfter = planRetries(request.retry, timeoutMs);
  let waitMs: number | undefined;
  let attempt = 0;
  try {
    const response = await ky(url, {
      method,
      headers,
      body: body ?? null,
      signal: signal ?? null,
      timeout: timeoutMs,
      // If `fetch` followed a redirect, it would send our API key header to the new address.
      redirect: 'manual',
      retry: {
        // `waitAfter` limits the attempts. ky would retry only its own list of statuses, and obey `Retry-After` for
        // only three of them.
        limit: 1e9,
        methods: [method.toLowerCase()],
        delay: () => waitMs ?? 0,
        async shouldRetry({ error }) {
          const failure = await toDowelError(error, request);
          waitMs = signal?.aborted ? undefined : waitAfter(failure);
          if (waitMs === undefined) return false;
          notify(hooks.onRetry, { operation, attempt, error: failure });
          return true;
        },
      },
      fetch: (input, init) => {
        attempt += 1;
        return send(request, attempt, new Request(input, init));
      },
    });
    return { response, text: await response.text() };
  } catch (error) {
    throw signal?.aborted ? signal.reason : await toDowelError(error, request);
  }
}

/** Calls a hook. If the hook fails, the call must not fail. */
export function notify<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event);
  } catch {
    // Ignored, as the documentation of `Hooks` says.
  }
}

async function send(
  { operation, fetch, hooks }: HttpRequest,
  attempt: number,
  outgoing: Request,
): Promise<Response> {
  // Each hook gets a copy, because a body can be read only once. Headers that a hook adds are sent.
  const shown = outgoing.clone();
  notify(hooks.onRequest, { operation, attempt, request: shown });
  const sent = new Request(outgoing, { headers: shown.headers });
  const startedAt = Date.now();
  // A `fetch` from the caller may ignore the signal. The attempt must end with the signal all the same.
  const response = await untilAborted<Response>(sent.signal, (resolve, reject) => {
    Promise.resolve(fetch(sent)).then(resolve, reject);
    return undefined;
  });
  // We read the body here. So a body that stops half-way times out and is retried like any other failed attempt.
  await response.clone().arrayBuffer();
  const durationMs = Date.now() - startedAt;
  notify(hooks.onResponse, { operation, attempt, response: response.clone(), durationMs });
  return response;
}

/** ky's errors hold the request with its credentials, so they never become a cause. */
async function toDowelError(error: unknown, { operation, url, timeoutMs }: HttpRequest): Promise<DowelError> {
  const { origin } = new URL(url);
  if (isHTTPError(error)) {
    if (error.response.status >= 400) return await toStatusError(operation, error.response.clone());
    // Browsers hide the status of a redirect and report 0.
    return new ConnectionError(
      `${operation}: ${origin} redirects and would get the credentials. Use the final address as baseUrl.`,
      { operation },
    );
  }
  const silence = `${operation}: no complete answer from ${origin}`;
  if (isTimeoutError(error)) {
    return new TimeoutError(
      `${silence} within ${timeoutMs} ms. It may still be done: check, or raise timeoutMs.`,
      { operation, retryable: true },
    );
  }
  return new ConnectionError(`${silence}. Check baseUrl, the server and CORS.`, {
    operation,
    retryable: true,
    cause: error instanceof Error ? error : undefined,
  });
}

/**
 * Makes a function that says, after each failed attempt of one call, how long to wait before the next attempt. It
 * returns undefined when there is no next attempt.
 */
function planRetries(
  { limit = 2, maxDelayMs = 8_000, maxRetryAfterMs = 30_000 }: RetryOptions,
  timeoutMs: number,
): (failure: DowelError) => number | undefined {
  let failures = 0;
  let waitsUntil = 0;
  return ({ retryable, code, retryAfterMs }) => {
    if (!retryable || !(limit > 0)) return undefined;
    const isWaiting = code === 'idempotency_key_in_flight';
    if (isWaiting) waitsUntil ||= Date.now() + timeoutMs;
    // The service still works on the first attempt of this write. Waiting for its answer is not another attempt.
    if (!isWaiting || Date.now() >= waitsUntil) failures += 1;
    if (failures > limit) return undefined;
    if (retryAfterMs !== undefined) {
      const isTooLong = !isWaiting && retryAfterMs > (limit - failures + 1) * maxRetryAfterMs;
      return isTooLong ? undefined : Math.min(retryAfterMs, maxRetryAfterMs);
    }
    // Jitter stops clients that failed together from retrying together.
    return Math.min(500 * 2 ** (failures - 1), maxDelayMs) * (0.5 + Math.random() / 2);
  };
}
