import type { Context } from 'hono';
import type { Child } from 'hono/jsx';

export interface PageOptions {
  status?: 200 | 400 | 404;
  /** Other origins that a form on the page may lead to. */
  formTargets?: string[];
}

/** Sends a page with a policy that allows this origin's stylesheet and forms, and nothing else. */
export function sendPage(c: Context, page: Child, { status = 200, formTargets = [] }: PageOptions = {}) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cache-Control', 'no-store');
  return c.html(`<!doctype html>${page}`, status);
}

/** Whether one of our own pages sent the form. Callers that are not browsers do not say, and are allowed. */
export function isSameSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}
