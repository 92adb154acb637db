import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { type Reply, toResponse } from '../../platform/reply.ts';
import { corsHeaders } from './cors.ts';
import { plainHeaders } from './plain-headers.ts';
import { requestIdOf } from './request-id.ts';

/** The variables that every request has from the start. */
export interface HttpVariables {
  Variables: {
    requestId: string;
    /** The headers of every answer. */
    head: Readonly<Record<string, string>>;
    /** Whether the response has the headers of every answer already. */
    isComplete: boolean;
  };
}

/** Node's own request and response. Absent in tests that send requests without a socket. */
export function nodeOf({ env }: HonoContext<HttpVariables>): Partial<HttpBindings> {
  return (env ?? {}) as Partial<HttpBindings>;
}

/** Gives each request its id, and each answer the headers that all answers have. */
export function responseHead(publicOrigin: string): MiddlewareHandler<HttpVariables> {
  const plain = plainHeaders(publicOrigin);
  return async (c, next) => {
    const { headers } = c.req.raw;
    const requestId = requestIdOf(headers);
    c.set('requestId', requestId);
    c.set('head', { ...plain, ...corsHeaders(headers.get('origin')), 'X-Request-Id': requestId });
    await next();
    // Pages and preflights make their own responses.
    if (!c.get('isComplete')) addTo(c.res.headers, c.get('head'));
  };
}

export function respond(c: HonoContext<HttpVariables>, reply: Reply): Response {
  c.set('isComplete', true);
  return toResponse(reply, c.get('head'));
}

/** A header that the handler has set stays. */
function addTo(headers: Headers, head: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(head)) {
    if (!headers.has(name)) headers.set(name, value);
    else if (name === 'Vary' && !headers.get(name)?.includes(value)) headers.append(name, value);
  }
}
