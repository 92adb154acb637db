import type { Refusal, RefusalKind } from '../refusal.ts';

const ANSWERS: Readonly<Record<RefusalKind, readonly [status: number, reason: string]>> = {
  unauthorized: [401, 'authError'],
  forbidden: [403, 'forbidden'],
  notFound: [404, 'notFound'],
  rateLimited: [403, 'rateLimitExceeded'],
  quotaSpent: [403, 'quotaExceeded'],
  cursorGone: [400, 'invalid'],
  resultCap: [400, 'invalid'],
  unknownField: [400, 'invalid'],
  badValue: [400, 'invalid'],
  badRequest: [400, 'badRequest'],
  conflict: [409, 'duplicate'],
  serverError: [503, 'backendError'],
};

/**
 * Refuses a call in Google's words. A limit is a 403 with a reason, and not a 429.
 * https://developers.google.com/workspace/calendar/api/guides/errors
 */
export function refuse({ kind, message: said, retryAfter }: Refusal): Response {
  const [status, reason] = ANSWERS[kind];
  const message = kind === 'cursorGone' ? 'Invalid page token value.' : said;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return errorOf(status, reason, message, headers);
}

/** A refusal that other providers do not have. */
export function gone(
  reason: 'deleted' | 'updatedMinTooLongAgo' | 'fullSyncRequired',
  message: string,
): Response {
  return errorOf(410, reason, message);
}

function errorOf(code: number, reason: string, message: string, headers: Record<string, string> = {}) {
  const errors = [{ domain: 'global', reason, message }];
  return Response.json({ error: { errors, code, message } }, { status: code, headers });
}
