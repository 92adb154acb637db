import { signInPassHeader, warningHeader } from '@dowel/schema/rules';
import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';

/**
 * Lets any page call: credentials travel in headers that a page must hold itself, never in cookies, so an origin
 * proves nothing. Preflights are answered here, before anything else runs, and kept for a day.
 */
export const cors: MiddlewareHandler = honoCors({
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
  exposeHeaders: [
    'Link',
    'Retry-After',
    'X-Request-Id',
    'Idempotency-Replayed',
    signInPassHeader,
    warningHeader,
  ],
  maxAge: 86_400,
});
