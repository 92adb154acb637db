import { bodyTooLargeProblem, bodyTooSlowProblem } from '@dowel/schema/rules';
import { invalidInput, ProblemError } from '../problems/problem-error.ts';

/** The most a request body may have, in bytes. */
const maxBodyBytes = 1024 * 1024;

/** Until then a body may come as slowly as it likes, so that a bad line can send a form. */
const graceMs = 15_000;
/** After that it must have come at this rate on average; a slow mobile line is faster. */
const minBytesPerSecond = 32 * 1024;

/** The longest a body of so many bytes may take. */
export function longestBodyMs(bytes: number): number {
  return graceMs + (bytes / minBytesPerSecond) * 1000;
}

/**
 * Reads a body without ever holding more than the limit, and not for longer than it may take.
 * @throws {ProblemError} `body_too_large`, `body_too_slow`; `invalid_request` when the caller goes away halfway
 */
export async function readBody(request: Request, limitBytes = maxBodyBytes): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
  if (!request.body) return new Uint8Array();

  const reader = request.body.getReader();
  const started = performance.now();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await inTime(reader, started + longestBodyMs(length));
      if (done) return Buffer.concat(chunks, length);
      length += value.byteLength;
      // The announced length is only a claim, and chunked bodies have none.
      if (length > limitBytes) throw tooLarge(limitBytes);
      chunks.push(value);
    }
  } catch (error) {
    // Nobody waits for the rest, and nobody hears whether it could be given up.
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** The next part of a body, when it comes before `deadline`. */
function inTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  deadline: number,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), deadline - performance.now());
    reader
      .read()
      // A body that breaks off is the caller's doing, and no fault of the service.
      .then(resolve, () =>
        reject(invalidInput({ in: 'body', name: 'body', detail: 'broke off before its end' })),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** What is left of the body is never read, so the connection cannot serve another request. */
export const closing = { Connection: 'close' } as const;

function tooLarge(limitBytes: number): ProblemError {
  return new ProblemError('body_too_large', { ...bodyTooLargeProblem(limitBytes), headers: closing });
}

function tooSlow(): ProblemError {
  return new ProblemError('body_too_slow', { ...bodyTooSlowProblem(minBytesPerSecond), headers: closing });
}
