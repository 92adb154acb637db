import { bodyStalledProblem, bodyTooLargeProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { closing, readBody } from '../../platform/requests/body-limit.ts';

/** A body of at most this size is kept, so that it can be sent again after a 401. */
const KEPT_BYTES = 64 * 1024;

export interface SentBody {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  /** The announced length of a streamed body, if there is one. */
  readonly length: string | undefined;
  /** Why the body was stopped while it was being sent. */
  readonly refusal: () => ProblemError | undefined;
}

/**
 * The body that goes to the provider. A small one is read, a larger one is passed on as it arrives.
 * @throws {ProblemError} `body_too_large`, `body_too_slow`, `invalid_request`
 */
export async function bodyToSend(
  request: Request,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<SentBody> {
  const { headers } = request;
  const announced = headers.get('content-length');
  const isChunked = headers.has('transfer-encoding');
  if (Number(announced) > maxBytes) throw tooLarge(maxBytes);
  // Without a length and without chunks there is no body (RFC 9112, 6.3). The platform shows an empty stream then.
  if (!isChunked && Number(announced) <= KEPT_BYTES) {
    const bytes = await readBody(request, KEPT_BYTES);
    return bytes.byteLength === 0 ? none : { ...none, body: new Uint8Array(bytes) };
  }
  if (!request.body) return none;
  return { length: announced ?? undefined, ...watched(request.body, maxBytes, timeoutMs) };
}

const none: SentBody = { body: null, length: undefined, refusal: () => undefined };

/** Counts a body while it passes, and stops when its sender does. A provider that reads slowly is no reason to stop. */
function watched(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  timeoutMs: number,
): Pick<SentBody, 'body' | 'refusal'> {
  const reader = body.getReader();
  let refusal: ProblemError | undefined;
  let seen = 0;
  const refuse = (reason: ProblemError): never => {
    refusal = reason;
    reader.cancel().catch(() => undefined);
    throw reason;
  };
  const passing = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await within(reader.read(), timeoutMs);
        if (part === undefined) return refuse(tooSlow(timeoutMs));
        if (part.done) return controller.close();
        seen += part.value.byteLength;
        if (seen > maxBytes) return refuse(tooLarge(maxBytes));
        controller.enqueue(part.value);
      },
      // The provider has answered, or is gone. With a rest in it, the caller's connection could take no further call.
      cancel: () => void skipRest(reader, maxBytes - seen),
    },
    { highWaterMark: 0 },
  );
  return { body: passing, refusal: () => refusal };
}

async function skipRest(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  let left = maxBytes;
  try {
    for (let part = await reader.read(); !part.done && left >= 0; part = await reader.read()) {
      left -= part.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The caller has left.
  }
}

/** Undefined when the time is over first. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

function tooSlow(timeoutMs: number): ProblemError {
  return new ProblemError('body_too_slow', { ...bodyStalledProblem(timeoutMs / 1000), headers: closing });
}

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError('body_too_large', { ...bodyTooLargeProblem(maxBytes), headers: closing });
}
