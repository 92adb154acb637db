import type { Change } from '@dowel/schema';
import { ConnectionError, DowelError } from './errors.ts';
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

/** The server gives a sign of life every five seconds. A connection can die without an end. */
const SILENCE_MS = 12_000;

/** Reads server-sent events, as the HTML standard has them, until the server ends the answer. */
export async function* readEvents(
  options: DowelClientOptions & { baseUrl: string },
  operation: string,
  path: string,
  { lastEventId, signal }: StreamOptions,
): AsyncGenerator<ChangeEvent> {
  const request = requestOf(options, path, { lastEventId, signal });
  notify(options.hooks?.onRequest, { operation, attempt: 1, request });
  const { fetch = (asked: Request) => globalThis.fetch(asked) } = options;
  let known = lastEventId;
  let rest = '';
  let reader: ReadableStreamDefaultReader<string> | undefined;
  try {
    const response = await unlessSilent(fetch(request));
    if (!response.ok) throw await toStatusError(operation, response);
    reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value = '', done = true } = (await unlessSilent(reader?.read())) ?? {};
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const { id, data } = membersOf(block);
        known = id ?? known;
        yield { lastEventId: known, change: data && JSON.parse(data) };
      }
      if (done) return;
    }
  } catch (error) {
    // Whoever gives up gets their own reason.
    if (signal?.aborted) throw signal.reason;
    if (error instanceof DowelError) throw error;
    const { origin } = new URL(options.baseUrl);
    throw new ConnectionError(`${operation}: the connection to ${origin} is lost.`, {
      operation,
      retryable: true,
      cause: error,
    });
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

function requestOf(
  { apiKey, sessionToken, headers, baseUrl }: DowelClientOptions & { baseUrl: string },
  path: string,
  { lastEventId, signal }: StreamOptions,
): Request {
  return new Request(baseUrl + path, {
    signal: signal ?? null,
    redirect: 'manual',
    headers: toHeaders(headers, {
      Accept: 'text/event-stream, application/problem+json',
      'Last-Event-ID': lastEventId,
      'X-Api-Key': apiKey,
      Authorization: sessionToken && `Bearer ${sessionToken}`,
    }),
  });
}

function unlessSilent<T>(answer: Promise<T> | T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, SILENCE_MS);
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function membersOf(block: string): { id?: string; data?: string } {
  const members = block.split('\n').map((line) => /^(id|data): ?(.*)$/.exec(line));
  return Object.fromEntries(members.flatMap((match) => (match ? [[match[1], match[2]]] : [])));
}
