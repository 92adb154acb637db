import { answerTo, type WebhookHandlerOptions } from './answer-webhook.ts';
import { readBody } from './read-body.ts';
import type { RawBody } from './verify-webhook.ts';

/** What is needed of Node's `IncomingMessage`. Express, Connect and Next.js add `body`; some hosts add `rawBody`. */
export type NodeWebhookRequest = AsyncIterable<unknown> & {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly readableDidRead?: boolean;
  readonly body?: unknown;
  readonly rawBody?: unknown;
};

/** What is needed of Node's `ServerResponse`. */
export interface NodeWebhookResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body?: string): unknown;
}

/**
 * Makes a handler of webhook requests for Node's `(request, response)`: `node:http`, Express, Connect, `pages/api` of
 * Next.js. It answers as `webhookHandler` does. It reads the body itself, or takes the bytes that `express.raw` or the
 * host has kept. After `express.json()` the bytes are lost: it then answers 500, and says what to do.
 *
 * The returned function rejects with a `TypeError` when it gets no Node response, as in Fastify.
 */
export function nodeWebhookHandler(
  options: WebhookHandlerOptions,
): (request: NodeWebhookRequest, response: NodeWebhookResponse) => Promise<void> {
  return async (request, response) => {
    if (typeof response?.setHeader !== 'function') {
      throw new TypeError(
        'nodeWebhookHandler got no response of Node. Use webhookHandler where requests are those of fetch; in Fastify, pass (request, reply.raw).',
      );
    }
    const { method, headers } = request;
    const { status, body, allow } = await answerTo(options, {
      method,
      headers,
      readBody: (maxBytes) => toRawBody(request, maxBytes),
    });
    response.statusCode = status;
    if (allow) response.setHeader('Allow', allow);
    if (body) response.setHeader('Content-Type', 'application/json');
    // The rest of a body that is too large must not be taken for the next request.
    if (status === 413) response.setHeader('Connection', 'close');
    response.end(body && JSON.stringify(body));
  };
}

async function toRawBody(request: NodeWebhookRequest, maxBytes: number): Promise<RawBody | undefined> {
  const kept = [request.rawBody, request.body].find(isRaw);
  if (kept !== undefined) return kept;
  // A parser that does not take this content type leaves `{}` as the body and does not read the stream. Fastify's own request
  // is no stream.
  const isLost = request.readableDidRead || !(Symbol.asyncIterator in request);
  return isLost ? undefined : readBody(request, maxBytes);
}

function isRaw(body: unknown): body is RawBody {
  return typeof body === 'string' || ArrayBuffer.isView(body);
}
