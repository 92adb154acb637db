import { ConnectionError, DowelError, TimeoutError, toStatusError } from './errors';
import type { Hooks, RetryOptions } from './options';
import { toRetryAfterMs } from './retry-after';
import { pause, untilAborted } from './until-aborted';

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

/** A final answer of status 2xx, its body read. */
export interface HttpAnswer {
  response: Response;
  text: string;
}

/**
 * Sends until an answer is final. Every method is sent again: writes carry an idempotency key, so a second attempt
 * cannot do a thing twice.
 * @throws {DowelError} for every failure but an abort, which rejects with the signal's reason
 */
export async function exchange(request: HttpRequest): Promise<HttpAnswer> {
  const { operation, signal, hooks, retry } = request;
  const { limit = 2, maxDelayMs = 8_000, maxRetryAfterMs = 30_000 } = retry;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(request, attempt);
    } catch (error) {
      if (signal?.aborted || attempt > limit || !(error instanceof DowelError && error.retryable))
        throw error;
      notify(hooks.onRetry, { operation, attempt, error });
      const planned = Math.min(500 * 2 ** (attempt - 1), maxDelayMs);
      // Jitter keeps clients that failed together from coming back together; a server's own plan needs none.
      const delayMs = error.retryAfterMs ?? planned * (0.5 + Math.random() / 2);
      await pause(Math.min(delayMs, maxRetryAfterMs), signal);
    }
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

/** One attempt, its body included, within `timeoutMs` even when `fetch` does not heed signals. */
function sendOnce(request: HttpRequest, attempt: number): Promise<HttpAnswer> {
  const { operation, url, signal, timeoutMs } = request;
  return untilAborted(signal, (resolve, reject) => {
    const controller = new AbortController();
    let isDone = false;
    const timer = setTimeout(() => {
      reject(
        new TimeoutError(
          `${operation}: no whole answer from ${new URL(url).origin} within ${timeoutMs} ms. What was asked may still happen there. Look at its state, or raise timeoutMs.`,
          { operation, retryable: true },
        ),
      );
    }, timeoutMs);
    receive(request, attempt, controller.signal)
      .finally(() => {
        isDone = true;
      })
      .then(resolve, reject);
    return () => {
      clearTimeout(timer);
      if (!isDone) controller.abort();
    };
  });
}

async function receive(request: HttpRequest, attempt: number, signal: AbortSignal): Promise<HttpAnswer> {
  const { operation, method, url, body, hooks } = request;
  const outgoing = new Request(url, {
    method,
    headers: toHeaders(request),
    body: body === undefined ? null : JSON.stringify(body),
    signal,
    // A key in a header of our own would go along to wherever a redirect points.
    redirect: 'manual',
  });
  notify(hooks.onRequest, { operation, attempt, request: outgoing });
  const startedAt = Date.now();
  const [response, text] = await reach(request, outgoing);
  notify(hooks.onResponse, { operation, attempt, response, durationMs: Date.now() - startedAt });
  if (response.ok) return { response, text };
  // Browsers hide a redirect's status as 0.
  if (response.status < 400) {
    throw new ConnectionError(
      `${operation}: ${new URL(url).origin} redirects. The client does not follow, because credentials would go along. Use the final address as baseUrl.`,
      { operation },
    );
  }
  throw toStatusError(operation, response.status, parsed(text), toRetryAfterMs(response.headers));
}

async function reach({ operation, url, fetch }: HttpRequest, outgoing: Request): Promise<[Response, string]> {
  try {
    const response = await fetch(outgoing);
    // A body that stops half-way is a failed attempt like any other.
    return [response, await response.text()];
  } catch (cause) {
    throw new ConnectionError(
      `${operation}: ${new URL(url).origin} cannot be reached. Check baseUrl, that the server runs, and in a browser that it allows this page's origin (CORS).`,
      { operation, retryable: true, cause },
    );
  }
}

function toHeaders({ headers, body }: HttpRequest): Headers {
  const result = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' });
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) result.set(name, value);
  return result;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
