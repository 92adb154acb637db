import { DowelClient } from '../src/client.ts';
import type { DowelClientOptions, Hooks, Identity, RetryOptions } from '../src/options.ts';

/** One request as the service received it. */
export interface Received {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  /** The body as it was sent. */
  text: string;
  signal: AbortSignal;
}

type Reply = Response | Error | ((request: Received) => Response | Promise<Response>);

/** A service that sends the replies in order, then repeats the last one, and records every request. */
export function fakeService(...replies: [Reply, ...Reply[]]) {
  const received: Received[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const seen: Received = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
      text,
      signal: request.signal,
    };
    const reply = replies[Math.min(received.length, replies.length - 1)];
    received.push(seen);
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(seen) : (reply ?? Response.error()).clone();
  };
  return { fetch, received };
}

interface Common {
  fetch: DowelClientOptions['fetch'];
  retry?: RetryOptions;
  timeoutMs?: number;
  validateResponses?: boolean;
  hooks?: Hooks;
  headers?: Record<string, string>;
}

const place = { baseUrl: 'https://dowel.test/v1', project: 'demo' };

export const backendClient = (options: Common) => new DowelClient({ ...place, apiKey: 'key-1', ...options });

export const pageClient = (
  options: Common & { getToken: (identity: Identity) => Promise<string>; identity?: Identity },
) => new DowelClient({ ...place, identity: { groupRef: 'acme', consumerRef: 'ada' }, ...options });

export function problem(status: number, body: object = {}, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ status, ...body }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

/** An unsigned token that expires at a given moment. */
export function tokenUntil(expiresAtMs: number, mark = ''): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'none' }), part({ exp: Math.floor(expiresAtMs / 1000), mark }), 'x'].join('.');
}
