import { invalidInput, ProblemError } from './problem-error.ts';

/** The most a request body may have, in bytes. */
const maxBodyBytes = 1024 * 1024;

/**
 * Reads a body without ever holding more than the limit.
 * @throws {ProblemError} `body_too_large`; `invalid_request` when the caller goes away halfway
 */
export async function readBody(request: Request, limitBytes = maxBodyBytes): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let length = 0;
  // The announced length is only a claim, and chunked bodies have none.
  for await (const chunk of whole(request.body as unknown as AsyncIterable<Uint8Array>)) {
    length += chunk.byteLength;
    if (length > limitBytes) throw tooLarge(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A body that breaks off is the caller's doing, and no fault of the service. */
async function* whole(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw invalidInput({ in: 'body', name: 'body', detail: 'broke off before its end' });
  }
}

function tooLarge(limitBytes: number): ProblemError {
  return new ProblemError('body_too_large', {
    detail: `The body has more than ${limitBytes} bytes, which is the limit here.`,
    remedy: 'Send less at once.',
    // What is left of the body is never read, so the connection cannot serve another request.
    headers: { Connection: 'close' },
  });
}
