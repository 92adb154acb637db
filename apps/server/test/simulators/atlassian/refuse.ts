import type { Refusal, RefusalKind } from '../refusal.ts';

const STATUSES: Readonly<Record<RefusalKind, number>> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  rateLimited: 429,
  quotaSpent: 429,
  cursorGone: 400,
  resultCap: 400,
  unknownField: 400,
  badValue: 400,
  badRequest: 400,
  conflict: 409,
  serverError: 500,
};

/**
 * Refuses a call in Jira's words. What is wrong with a field is under the name of the field. Credentials are looked at by
 * the gateway before Jira, which has words of its own: https://github.com/raycast/extensions/issues/11212
 */
export function refuse({ kind, message, field, retryAfter }: Refusal): Response {
  const ofJira =
    field === undefined
      ? { errorMessages: [message], errors: {} }
      : { errorMessages: [], errors: { [field]: message } };
  const body = kind === 'unauthorized' ? { code: 401, message: 'Unauthorized' } : ofJira;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return Response.json(body, { status: STATUSES[kind], headers });
}
