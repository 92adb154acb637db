import type { Context } from 'hono';
import type { Child } from 'hono/jsx';

/** How a page is sent. */
export interface PageOptions {
  status?: 200 | 400 | 404;
  /** Origins, other than this one, that a form on the page may lead to. */
  formTargets?: string[];
}

/** Sends a page under a policy that allows this origin's stylesheet and forms, and nothing else. */
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

/** Whether a form was sent by one of our own pages. Callers other than browsers say nothing, and may. */
export function isSameSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}
