import { WebhookVerificationError } from './webhook-verification-error.ts';

/** Chunks of a body: a stream of `fetch` or of Node. */
export type BodyChunks = AsyncIterable<unknown>;

/**
 * Reads a body to its end, or until it is too large.
 * @throws {WebhookVerificationError} `body_too_large`
 */
export async function readBody(chunks: BodyChunks, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const part = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : (chunk as Uint8Array);
    length += part.length;
    if (length > maxBytes) {
      throw new WebhookVerificationError(
        'body_too_large',
        `The body has more than ${maxBytes} bytes, and messages of Dowel have at most 300,000. It was not read to its end.`,
      );
    }
    parts.push(part);
  }
  return join(parts, length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
