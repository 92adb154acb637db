import { signInPassHeader, warningHeader } from '@dowel/schema/rules';
import { cors as honoCors } from 'hono/cors';
import { rateLimitHeaderNames } from '../../platform/rate-limits/headers.ts';

/** The response headers that pages may read. */
const exposedHeaders = [
  'Date',
  'Link',
  'Retry-After',
  'Deprecation',
  'Sunset',
  ...rateLimitHeaderNames,
  'X-Request-Id',
  'Idempotency-Replayed',
  signInPassHeader,
  warningHeader,
];
const exposed = exposedHeaders.join(',');

/**
 * Lets any page read an answer. Credentials travel in headers that a page must hold itself, so checking the origin would
 * protect nothing. The one cookie counts for pages of our own origin only, and browsers send it with no such request.
 */
export function corsHeaders(origin: string | null): Readonly<Record<string, string>> {
  return {
    // Whoever is no page reads all headers.
    ...(origin && { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed }),
    Vary: 'Origin',
  };
}

/** Lets any page call. Browsers may cache this answer for a day. */
export const preflight = honoCors({
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
