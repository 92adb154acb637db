import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { toTarget } from './address.ts';
import { OutgoingError, toOutgoingError } from './errors.ts';

/** How a relayed answer ended: whole, broken off by the other server, larger than allowed, or given up by the reader. */
export type RelayEnd = 'complete' | 'broken' | 'too_large' | 'abandoned';

/** An answer as the other server sent it. Its body is neither decompressed nor read ahead. */
export interface RelayedAnswer {
  readonly status: number;
  readonly ok: boolean;
  /** Values of a repeated header are in a list. Names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Null for an answer that can have none, and for a small one, which `bytes` has. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** The whole body, if it announced that it is small. A stream would take longer to set up than the body to read. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Resolves when the body has ended. Never rejects. */
  readonly ended: Promise<RelayEnd>;
}

export interface RelayLimits {
  /**
   * How long the other server may stay silent, before its answer and between two parts of it, and how long the reader of
   * the answer may take nothing.
   */
  readonly timeoutMs: number;
  /** How many bytes the body of the answer may have. */
  readonly maxBytes: number;
  /** A body that announces at most this size is read in `timeoutMs`, before the answer is passed on. 16 KiB by default. */
  readonly smallBytes?: number;
}

/**
 * Sends one request and passes the answer on as it is. It follows no redirect.
 * @throws {OutgoingError} `isSent` says whether the other server may have got the request.
 */
export type Relay = (address: string | URL, init: RequestInit, limits: RelayLimits) => Promise<RelayedAnswer>;

/** Answers with these statuses have no body, even if the other server sent one. */
const BODILESS = new Set([204, 205, 304]);

/** Nobody undoes these transfer codings, and their names are not passed on. */
const PACKED = /\b(gzip|deflate|compress)\b/i;

const SMALL_BYTES = 16 * 1024;

/** How much of a body waits here for its reader. */
const READ_AHEAD_BYTES = 64 * 1024;

/** A relay over the connections of a dispatcher, which checks addresses when they open. */
export function relayThrough(dispatcher: Dispatcher): Relay {
  return async (address, init, limits) => {
    const url = toTarget(address);
    try {
      const answer = await request(url, {
        ...toUndici(init),
        dispatcher,
        headersTimeout: limits.timeoutMs,
        bodyTimeout: limits.timeoutMs,
      });
      return await toAnswer(url, init, answer, limits);
    } catch (error) {
      throw toRelayError(error, url, init, limits);
    }
  };
}

/** A relay over another transport. For tests. */
export function relayWith(fetch: (address: URL, init: RequestInit) => Promise<Response>): Relay {
  return async (address, init, limits) => {
    const url = toTarget(address);
    try {
      const { status, ok, headers, body } = await fetch(url, { ...init, redirect: 'manual' });
      return { status, ok, headers: Object.fromEntries(headers), body, ended: Promise.resolve('complete') };
    } catch (error) {
      throw toRelayError(error, url, init, limits);
    }
  };
}

/** @throws a caller that aborted gets its own reason. */
function toRelayError(
  error: unknown,
  { origin }: URL,
  { signal }: RequestInit,
  { timeoutMs }: RelayLimits,
): OutgoingError {
  signal?.throwIfAborted();
  return toOutgoingError(error, origin, timeoutMs);
}

type UndiciOptions = NonNullable<Parameters<typeof request>[1]>;

/** undici takes the platform's headers and streams as they are. Its types do not say so. */
function toUndici({ method = 'GET', headers, body, signal }: RequestInit): UndiciOptions {
  return {
    method: method as Dispatcher.HttpMethod,
    headers: headers as Iterable<[string, string]>,
    body: (body ?? null) as Readable | null,
    signal: signal ?? null,
  };
}

async function toAnswer(
  { origin }: URL,
  { method, signal }: RequestInit,
  { statusCode: status, headers, body }: Dispatcher.ResponseData<unknown>,
  limits: RelayLimits,
): Promise<RelayedAnswer> {
  if (status > 599) {
    body.on('error', () => undefined).destroy();
    const message = `${origin} answered with status ${status}, which does not exist.`;
    throw new OutgoingError('invalid_answer', origin, message);
  }
  const ok = status >= 200 && status < 300;
  if (method === 'HEAD' || BODILESS.has(status)) {
    body.on('error', () => undefined).resume();
    return { status, ok, headers, body: null, ended: Promise.resolve('complete') };
  }
  const coding = String(headers['transfer-encoding'] ?? '');
  if (PACKED.test(coding)) {
    body.on('error', () => undefined).destroy();
    const message = `${origin} answered with the transfer coding "${coding}", which nobody asked for.`;
    throw new OutgoingError('invalid_answer', origin, message);
  }
  if (Number(headers['content-length'] ?? Number.NaN) <= (limits.smallBytes ?? SMALL_BYTES)) {
    const late = setTimeout(() => body.destroy(new DOMException('', 'TimeoutError')), limits.timeoutMs);
    const bytes = new Uint8Array(await body.arrayBuffer().finally(() => clearTimeout(late)));
    return { status, ok, headers, body: null, bytes, ended: Promise.resolve('complete') };
  }
  return { status, ok, headers, ...passOn(body, limits, signal) };
}

/** Turns the body into a stream that reads no faster than its reader. */
function passOn(
  source: Readable,
  { maxBytes, timeoutMs }: RelayLimits,
  signal?: AbortSignal | null,
): Pick<RelayedAnswer, 'body' | 'ended'> {
  const { promise: ended, resolve: end } = Promise.withResolvers<RelayEnd>();
  let seen = 0;
  let idle: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const fail = (how: RelayEnd, error: Error) => {
          clearTimeout(idle);
          end(how);
          controller.error(error);
        };
        source.on('data', (part: Buffer<ArrayBuffer>) => {
          seen += part.byteLength;
          if (seen > maxBytes) {
            fail('too_large', new Error(`The answer has more than ${maxBytes} bytes.`));
            source.removeAllListeners('data').destroy();
            return;
          }
          controller.enqueue(part);
          if ((controller.desiredSize ?? 0) > 0) return;
          source.pause();
          idle = setTimeout(() => {
            fail('abandoned', new Error('The reader took nothing of the answer for too long.'));
            source.removeAllListeners('data').destroy();
          }, timeoutMs);
        });
        source.once('end', () => {
          end('complete');
          controller.close();
        });
        source.on('error', () =>
          fail(signal?.aborted ? 'abandoned' : 'broken', new Error('The answer broke off.')),
        );
        source.pause();
      },
      pull() {
        clearTimeout(idle);
        source.resume();
      },
      cancel() {
        clearTimeout(idle);
        end('abandoned');
        source.removeAllListeners('data').removeAllListeners('end');
        source.destroy();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: READ_AHEAD_BYTES }),
  );
  return { body, ended };
}
