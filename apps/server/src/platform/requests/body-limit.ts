import { bodyTooLargeProblem, bodyTooSlowProblem } from '@dowel/schema/rules';
import { invalidInput, ProblemError } from '../problems/problem-error.ts';

/** The largest request body we accept by default, in bytes. */
const maxBodyBytes = 1024 * 1024;
/** A write has up to 100 records of a customer. */
export const maxWriteBytes = 10 * maxBodyBytes;

/** During this time a body may come as slowly as it likes, so that a form can be sent over a bad line. */
const graceMs = 15_000;
/** After that, the body must have come at this rate on average. A slow mobile line is faster. */
const minBytesPerSecond = 32 * 1024;

/** A body of at most this size may be read in one piece. */
const smallBytes = 64 * 1024;

/** The longest time that a body of this size may take. */
export function longestBodyMs(bytes: number): number {
  return graceMs + (bytes / minBytesPerSecond) * 1000;
}

/**
 * Reads a body, and stops as soon as it exceeds the size limit or takes too long.
 * @param onLarge is called once for a body that is larger than most may be. The rest is read when it has resolved
 * @throws {ProblemError} `body_too_large`, `body_too_slow`; `invalid_request` when the caller goes away halfway
 */
export async function readBody(
  request: Request,
  limitBytes = maxBodyBytes,
  onLarge?: () => Promise<void>,
): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (Number(announced) > limitBytes) throw tooLarge(limitBytes);
  if (announced !== null && Number(announced) <= smallBytes) {
    return readSmall(request, Number(announced), limitBytes);
  }
  if (!request.body) return new Uint8Array();

  let isLarge = Number(announced) > maxBodyBytes;
  if (isLarge) await onLarge?.();
  const reader = request.body.getReader();
  let started = performance.now();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), started + longestBodyMs(length));
      if (done) return Buffer.concat(chunks, length);
      length += value.byteLength;
      // The announced length may be false, and chunked bodies announce none.
      if (length > limitBytes) throw tooLarge(limitBytes);
      chunks.push(value);
      if (isLarge || length <= maxBodyBytes) continue;
      isLarge = true;
      const waits = performance.now();
      await onLarge?.();
      started += performance.now() - waits;
    }
  } catch (error) {
    // We do not need the rest of the body. If cancelling fails, there is nothing left to do.
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

/**
 * Reads a body that announced a small size, in one piece. A stream would take longer to set up than the body takes to
 * read.
 */
async function readSmall(request: Request, announced: number, limitBytes: number): Promise<Uint8Array> {
  const bytes = await inTime(request.arrayBuffer(), performance.now() + longestBodyMs(announced));
  // HTTP/1 bodies cannot be longer than announced, but a request need not come over HTTP/1.
  if (bytes.byteLength > limitBytes) throw tooLarge(limitBytes);
  return new Uint8Array(bytes);
}

/** A part of a body. It must come before `deadline`. */
function inTime<Part>(part: Promise<Part>, deadline: number): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), deadline - performance.now());
    part
      // When a body breaks off, the caller caused it, so it is not a failure of the service.
      .then(resolve, () =>
        reject(invalidInput({ in: 'body', name: 'body', detail: 'broke off before its end' })),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** The rest of the body stays unread, so the connection cannot be used for another request. */
export const closing = { Connection: 'close' } as const;

function tooLarge(limitBytes: number): ProblemError {
  return new ProblemError('body_too_large', { ...bodyTooLargeProblem(limitBytes), headers: closing });
}

function tooSlow(): ProblemError {
  return new ProblemError('body_too_slow', { ...bodyTooSlowProblem(minBytesPerSecond), headers: closing });
}
