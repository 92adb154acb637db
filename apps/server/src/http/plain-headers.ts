import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Sets headers that tell a browser not to guess the content type, not to show the answer in a frame, and not to store
 * it. Headers that a handler has set stay. There is no Cross-Origin-Opener-Policy, because it would cut a sign-in popup
 * off from its opener. Cross-Origin-Resource-Policy only affects content that a page embeds without CORS, and no client
 * does that.
 */
export function plainHeaders(publicOrigin: string): MiddlewareHandler {
  const secure = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: false,
    referrerPolicy: 'no-referrer',
    // It covers only this host. Other hosts belong to the operator, and we must not decide for them.
    strictTransportSecurity: publicOrigin.startsWith('https:') && 'max-age=31536000',
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    await secure(c, next);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
