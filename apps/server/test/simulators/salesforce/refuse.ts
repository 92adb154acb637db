import type { Refusal, RefusalKind } from '../refusal.ts';
import { SalesforceError, toErrorBody } from './errors.ts';

const REFUSALS: Readonly<
  Record<RefusalKind, readonly [SalesforceError['status'], errorCode: string, message?: string]>
> = {
  unauthorized: [401, 'INVALID_SESSION_ID', 'Session expired or invalid'],
  forbidden: [403, 'INSUFFICIENT_ACCESS'],
  notFound: [404, 'NOT_FOUND', 'The requested resource does not exist'],
  // Salesforce answers 403, and 429 nowhere. Two texts tell the two limits apart.
  rateLimited: [
    403,
    'REQUEST_LIMIT_EXCEEDED',
    'ConcurrentRequests (Concurrent API Requests) Limit exceeded.',
  ],
  quotaSpent: [403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'],
  cursorGone: [400, 'INVALID_QUERY_LOCATOR', 'invalid query locator'],
  resultCap: [400, 'NUMBER_OUTSIDE_VALID_RANGE'],
  unknownField: [400, 'INVALID_FIELD'],
  badValue: [400, 'JSON_PARSER_ERROR'],
  badRequest: [400, 'MALFORMED_QUERY'],
  conflict: [400, 'UNABLE_TO_LOCK_ROW', 'unable to obtain exclusive access to this record'],
  serverError: [500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.'],
};

/** Refuses a call in Salesforce's words. */
export function refuse({ kind, message, field, retryAfter }: Refusal): Response {
  const [status, errorCode, words] = REFUSALS[kind];
  const fields = field === undefined ? [] : [field];
  return toErrorResponse(new SalesforceError(status, errorCode, words ?? message, fields), retryAfter);
}

/** The answer for an error. */
export function toErrorResponse(error: SalesforceError, retryAfter?: string): Response {
  const headers = new Headers({ 'content-type': 'application/json;charset=UTF-8' });
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  return new Response(JSON.stringify(toErrorBody(error)), { status: error.status, headers });
}
