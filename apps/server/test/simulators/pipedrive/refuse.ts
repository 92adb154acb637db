import type { Refusal, RefusalKind } from '../refusal.ts';

const ANSWERS: Readonly<Record<RefusalKind, { status: number; error?: string; code?: string }>> = {
  unauthorized: { status: 401, error: 'unauthorized access' },
  forbidden: { status: 403, error: 'Scope and URL mismatch' },
  notFound: { status: 404 },
  rateLimited: { status: 429, error: 'request over limit' },
  quotaSpent: { status: 429, error: 'API daily rate limit exceeded' },
  cursorGone: { status: 400, error: 'Invalid cursor provided', code: 'ERR_SCHEMA_VALIDATION_FAILED' },
  resultCap: { status: 400 },
  unknownField: { status: 400, code: 'ERR_SCHEMA_VALIDATION_FAILED' },
  badValue: { status: 400, code: 'ERR_SCHEMA_VALIDATION_FAILED' },
  badRequest: { status: 400 },
  conflict: { status: 409 },
  serverError: { status: 500, error: 'Server error' },
};

/**
 * Refuses a call in Pipedrive's words. A limit says in a header of its own when it is over.
 * https://pipedrive.readme.io/docs/core-api-concepts-rate-limiting
 */
export function refuse({ kind, message, retryAfter }: Refusal): Response {
  const { status, error = message, code } = ANSWERS[kind];
  const body = {
    success: false,
    error,
    ...(code === undefined ? { errorCode: status } : { code }),
    error_info: 'Please check developers.pipedrive.com',
    data: null,
  };
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const isSeconds = retryAfter !== undefined && /^\d+$/.test(retryAfter);
  if (retryAfter !== undefined) headers[isSeconds ? 'x-ratelimit-reset' : 'retry-after'] = retryAfter;
  return new Response(JSON.stringify(body), { status, headers });
}
