import ky, { isHTTPError, isNetworkError, isTimeoutError, type ShouldRetryState } from 'ky';
import { ConnectionError, TimeoutError, toStatusError } from './errors';
import type { Hooks, RetryOptions } from './options';

/** One call as HTTP sees it. */
export interface HttpRequest {
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  /** Sent as JSON unless undefined. */
  body: unknown;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  retry: RetryOptions;
  fetch: (request: Request) => Promise<Response> | Response;
  hooks: Hooks;
}

const retriedStatuses = [408, 429, 500, 502, 503, 504];

/**
 * Sends until an answer is final. Every method is retried: writes carry an idempotency key, so a second attempt
 * cannot do a thing twice.
 */
export async function exchange(request: HttpRequest): Promise<Response> {
  const { operation, method, url, headers, body, signal, timeoutMs, hooks } = request;
  const { limit = 2, maxDelayMs = 8_000, maxRetryAfterMs = 30_000 } = request.retry;
  let attempt = 0;
  try {
    return await ky(url, {
      method,
      headers,
      json: body,
      signal: signal ?? null,
      timeout: timeoutMs,
      // A key in a header of our own would be sent along to wherever a redirect points.
      redirect: 'manual',
      retry: {
        limit,
        methods: ['get', 'post', 'put', 'patch', 'delete'],
        statusCodes: retriedStatuses,
        afterStatusCodes: retriedStatuses,
        maxRetryAfter: maxRetryAfterMs,
        backoffLimit: maxDelayMs,
        delay: (count) => 500 * 2 ** (count - 1),
        jitter: (delay) => delay * (0.5 + Math.random() / 2),
        shouldRetry: ({ error }) => (signal?.aborted ? false : canRetry(error)),
      },
      hooks: {
        beforeRetry: [
          ({ error }) => notify(hooks.onRetry, { operation, attempt, error: toDowelError(error, request) }),
        ],
      },
      fetch: async (input) => {
        attempt += 1;
        const outgoing = input instanceof Request ? input : new Request(input);
        notify(hooks.onRequest, { operation, attempt, request: outgoing });
        const startedAt = Date.now();
        const response = await request.fetch(outgoing);
        // Read here, a body that stops half-way is timed out and retried like any other failed attempt.
        await response.clone().arrayBuffer();
        notify(hooks.onResponse, { operation, attempt, response, durationMs: Date.now() - startedAt });
        return response;
      },
    });
  } catch (error) {
    throw signal?.aborted ? signal.reason : toDowelError(error, request);
  }
}

/** Tells a hook, whose own failure must not become the call's. */
export function notify<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event);
  } catch {
    // Documented at `Hooks`.
  }
}

/** Undefined leaves the decision to the list of statuses, and the wait to `Retry-After`. */
function canRetry(error: ShouldRetryState['error']): boolean | undefined {
  if (!isHTTPError(error)) return true;
  const { code, retryable } = toStatusError('', error.response.status, error.data);
  // Our own earlier attempt is still being handled: its answer is there in a moment.
  if (code === 'idempotency_key_in_flight') return true;
  return retryable === false ? false : undefined;
}

/** ky's errors hold the request with its credentials, so they never become a cause. */
function toDowelError(error: unknown, { operation, url, timeoutMs }: HttpRequest): unknown {
  const { origin } = new URL(url);
  if (isHTTPError(error)) {
    const { status } = error.response;
    // Browsers hide a redirect's status as 0.
    if (status >= 400) return toStatusError(operation, status, error.data);
    return new ConnectionError(
      `${operation}: ${origin} redirects. The client does not follow, because credentials would go along. Use the final address as baseUrl.`,
      { operation },
    );
  }
  if (isTimeoutError(error)) {
    return new TimeoutError(
      `${operation}: no whole answer from ${origin} within ${timeoutMs} ms. What was asked may still happen there. Check its state, or raise timeoutMs.`,
      { operation, retryable: true },
    );
  }
  const cause = isNetworkError(error) ? error.cause : error;
  return new ConnectionError(
    `${operation}: ${origin} cannot be reached. Check baseUrl, that the server runs, and in a browser that it allows this origin (CORS).`,
    { operation, retryable: true, cause },
  );
}
