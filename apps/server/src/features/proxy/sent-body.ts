import { bodyTooLargeProblem } from '@dowel/schema/rules';
import { invalidInput, ProblemError } from '../../problems/problem-error.ts';
import { closing, readBody } from '../../requests/body-limit.ts';

/** A body of at most this size is kept, so that it can be sent again after a 401. */
const KEPT_BYTES = 64 * 1024;

/** The body of a call. */
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
export async function bodyToSend(request: Request, maxBytes: number): Promise<SentBody> {
  const { headers, method } = request;
  const announced = headers.get('content-length');
  const isChunked = headers.has('transfer-encoding');
  if (Number(announced) > maxBytes) throw tooLarge(maxBytes);
  if (method === 'GET' || method === 'HEAD') {
    if (isChunked || Number(announced) > 0) throw unexpectedBody(method);
    return none;
  }
  if (announced !== null && Number(announced) <= KEPT_BYTES) {
    const bytes = await readBody(request, KEPT_BYTES);
    return { ...none, body: new Uint8Array(bytes) };
  }
  if (!request.body) return none;
  if (announced !== null) return { ...none, body: request.body, length: announced };
  return counted(request.body, maxBytes);
}

const none: SentBody = { body: null, length: undefined, refusal: () => undefined };

/** A body that announces no length is counted while it passes. */
function counted(body: ReadableStream<Uint8Array>, maxBytes: number): SentBody {
  let refusal: ProblemError | undefined;
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      seen += part.byteLength;
      if (seen > maxBytes) {
        refusal = tooLarge(maxBytes);
        throw refusal;
      }
      controller.enqueue(part);
    },
  });
  return { body: body.pipeThrough(counter), length: undefined, refusal: () => refusal };
}

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError('body_too_large', { ...bodyTooLargeProblem(maxBytes), headers: closing });
}

/** The platform's requests cannot carry such a body, and a call without it would mean something else. */
function unexpectedBody(method: string): ProblemError {
  return invalidInput({ in: 'body', name: 'body', detail: `cannot be passed on with ${method}` });
}
