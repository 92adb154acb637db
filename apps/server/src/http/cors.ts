import { signInPassHeader, warningHeader } from '@dowel/schema/rules';
import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';

/** What pages may read of an answer. */
const exposedHeaders = [
  'Link',
  'Retry-After',
  'X-Request-Id',
  'Idempotency-Replayed',
  signInPassHeader,
  warningHeader,
];

/**
 * Lets any page call: credentials travel in headers that a page must hold itself, never in cookies, so an origin
 * proves nothing. Preflights are answered here, before anything else runs, and kept for a day.
 *
 * The library sets the headers of every other answer before there is one, so that each answer is copied twice, with
 * its body as a stream. That took a third of the time of a cached answer, so they are set afterwards here.
 */
export const cors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return preflight(c, next);
  await next();
  const { headers } = c.res;
  const origin = c.req.header('origin');
  if (origin) headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Expose-Headers', exposedHeaders.join(','));
  headers.append('Vary', 'Origin');
};

const preflight = honoCors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'Content-Type',
    'Authorization',
    'X-Api-Key',
    'X-Amp-Client',
    'X-Amp-Client-Version',
    'X-Request-Id',
    'Idempotency-Key',
    'traceparent',
    'tracestate',
  ],
  exposeHeaders: exposedHeaders,
  maxAge: 86_400,
});
