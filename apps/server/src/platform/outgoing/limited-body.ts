import { OutgoingError } from './errors.ts';

/** The limits of a body, and how its failures are reported. */
export interface BodyLimits {
  origin: string;
  maxBytes: number;
  toError: (error: unknown) => OutgoingError;
}

/** Passes a body on as it arrives. Fails once the body is larger than the limit (counted after decompression). */
export function limitBody(body: ReadableStream<Uint8Array>, limits: BodyLimits): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let seen = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        seen += value.byteLength;
        if (seen > limits.maxBytes) {
          await reader.cancel();
          throw tooLarge(limits);
        }
        controller.enqueue(value);
      } catch (error) {
        controller.error(limits.toError(error));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function tooLarge({ origin, maxBytes }: BodyLimits): OutgoingError {
  return new OutgoingError('too_large', origin, `${origin} answered with more than ${maxBytes} bytes.`);
}
