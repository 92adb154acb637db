import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * What every answer says to a browser: take it for what it claims to be, frame it nowhere, keep no copy. What a handler
 * says itself stays. There is no Cross-Origin-Opener-Policy, because it would cut a sign-in popup off from its opener;
 * and Cross-Origin-Resource-Policy binds only what a page embeds without CORS, which no client does.
 */
export function plainHeaders(publicOrigin: string): MiddlewareHandler {
  const secure = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: false,
    referrerPolicy: 'no-referrer',
    // Only for this host: the operator's other hosts are not ours to decide on.
    strictTransportSecurity: publicOrigin.startsWith('https:') && 'max-age=31536000',
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    await secure(c, next);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
