import type { Change } from '@dowel/schema';
import { ConnectionError } from './errors.ts';
import { toHeaders } from './headers.ts';
import { notify } from './http.ts';
import type { DowelClientOptions } from './options.ts';
import { toStatusError } from './status-error.ts';

/** A sign of life of a stream, or something that has changed. */
export interface ChangeEvent {
  /** Absent: a sign of life. One comes at once, and then every five seconds. */
  readonly change?: Change | undefined;
  /** Where to go on after this one. Undefined until the stream has said so. */
  readonly lastEventId: string | undefined;
}

export interface StreamOptions {
  /** Goes on behind this event. */
  readonly lastEventId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Reads server-sent events, as the HTML standard has them, until the server ends the answer. */
export async function* readEvents(
  options: DowelClientOptions & { baseUrl: string },
  operation: string,
  path: string,
  { lastEventId, signal }: StreamOptions,
): AsyncGenerator<ChangeEvent> {
  const response = await open(options, operation, path, { lastEventId, signal });
  let known = lastEventId;
  let rest = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value = '', done = true } = (await reader?.read()) ?? {};
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const { id, data } = membersOf(block);
        known = id ?? known;
        yield { lastEventId: known, change: data === undefined ? undefined : JSON.parse(data) };
      }
      if (done) return;
    }
  } catch (error) {
    throw signal?.aborted ? signal.reason : unreachable(options, operation, error);
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

async function open(
  options: DowelClientOptions & { baseUrl: string },
  operation: string,
  path: string,
  { lastEventId, signal }: StreamOptions,
): Promise<Response> {
  const { apiKey, sessionToken, fetch = (request: Request) => globalThis.fetch(request) } = options;
  const headers = toHeaders(options.headers, {
    Accept: 'text/event-stream, application/problem+json',
    'Last-Event-ID': lastEventId,
    'X-Api-Key': apiKey,
    Authorization: sessionToken && `Bearer ${sessionToken}`,
  });
  const url = options.baseUrl + path;
  const shown = new Request(url, { headers });
  notify(options.hooks?.onRequest, { operation, attempt: 1, request: shown });
  const request = new Request(url, { headers: shown.headers, signal: signal ?? null, redirect: 'manual' });
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    throw signal?.aborted ? signal.reason : unreachable(options, operation, error);
  }
  if (response.ok) return response;
  throw await toStatusError(operation, response);
}

function unreachable({ baseUrl }: { baseUrl: string }, operation: string, error: unknown): ConnectionError {
  return new ConnectionError(`${operation}: the connection to ${new URL(baseUrl).origin} is lost.`, {
    operation,
    retryable: true,
    cause: error instanceof Error ? error : undefined,
  });
}

function membersOf(block: string): { id?: string; data?: string } {
  const members = block.split('\n').map((line) => /^(id|data): ?(.*)$/.exec(line));
  return Object.fromEntries(members.flatMap((match) => (match ? [[match[1], match[2]]] : [])));
}
