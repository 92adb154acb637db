/**
 * Headers that tell a browser not to guess the content type, not to show the answer in a frame, and not to store it.
 * There is no Cross-Origin-Opener-Policy, because it would cut a sign-in popup off from its opener.
 * Cross-Origin-Resource-Policy only affects content that a page embeds without CORS, and no client does that.
 */
export function plainHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // It covers only this host. Other hosts belong to the operator, and we must not decide for them.
    ...(publicOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
