import { answerTo, type WebhookHandlerOptions } from './answer-webhook.ts';
import { type BodyChunks, readBody } from './read-body.ts';

/**
 * Makes a handler of webhook requests for servers that speak `fetch`: Next.js, Hono, Deno, Bun, workers. It checks each
 * message and calls your function. It answers 204 when that is done, 400 for a message that it refuses, and 500 when your
 * function fails, so that the service sends the message again.
 * @throws {TypeError} in Express and `node:http`, which need `nodeWebhookHandler`
 */
export function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  const answer = async (request: Request) => {
    const { status, body, allow } = await answerTo(options, {
      method: request.method,
      headers: request.headers,
      readBody: async (maxBytes) =>
        request.bodyUsed ? undefined : readBody(chunksOf(request.body), maxBytes),
    });
    if (body === undefined) return new Response(null, { status });
    return Response.json(body, { status, ...(allow && { headers: { Allow: allow } }) });
  };
  // Express would ignore the answer, and the sender would wait for one.
  return (request) => {
    if (typeof request.headers.get === 'function') return answer(request);
    throw new TypeError(
      'webhookHandler got no request of fetch. Use nodeWebhookHandler in Express and node:http.',
    );
  };
}

/** Not every runtime can iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array> | null): BodyChunks {
  const reader = stream?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) yield read.value;
  } finally {
    await reader?.cancel();
  }
}
