import type { RefusalKind } from '../refusal.ts';
import { refuser } from '../refuser.ts';

const REASONS: Partial<Readonly<Record<RefusalKind, string>>> = {
  unauthorized: 'authError',
  forbidden: 'forbidden',
  notFound: 'notFound',
  rateLimited: 'rateLimitExceeded',
  quotaSpent: 'quotaExceeded',
  badRequest: 'badRequest',
  conflict: 'duplicate',
  serverError: 'backendError',
};

/**
 * Refuses a call in Google's words. A limit is a 403 with a reason, and not a 429.
 * https://developers.google.com/workspace/calendar/api/guides/errors
 */
export const refuse = refuser({
  statuses: { rateLimited: 403, quotaSpent: 403 },
  body: ({ kind, message }, status) =>
    errorOf(
      status,
      REASONS[kind] ?? 'invalid',
      kind === 'cursorGone' ? 'Invalid page token value.' : message,
    ),
});

/** A refusal that other providers do not have. */
export function gone(
  reason: 'deleted' | 'updatedMinTooLongAgo' | 'fullSyncRequired',
  message: string,
): Response {
  return Response.json(errorOf(410, reason, message), { status: 410 });
}

function errorOf(code: number, reason: string, message: string) {
  return { error: { errors: [{ domain: 'global', reason, message }], code, message } };
}
