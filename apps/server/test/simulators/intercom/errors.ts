import type { Refusal, RefusalKind } from '../refusal.ts';

const ERRORS: Readonly<Record<RefusalKind, readonly [status: number, code: string]>> = {
  unauthorized: [401, 'unauthorized'],
  forbidden: [403, 'api_plan_restricted'],
  notFound: [404, 'not_found'],
  rateLimited: [429, 'rate_limit_exceeded'],
  quotaSpent: [429, 'rate_limit_exceeded'],
  // No documented code is about cursors, so it is that of a wrong parameter.
  cursorGone: [400, 'parameter_invalid'],
  resultCap: [400, 'parameter_invalid'],
  unknownField: [400, 'parameter_invalid'],
  badValue: [400, 'parameter_invalid'],
  badRequest: [400, 'bad_request'],
  conflict: [409, 'conflict'],
  serverError: [500, 'server_error'],
};

/**
 * A refusal in the vendor's form: `{type: 'error.list', request_id, errors: [{code, message}]}`. When the API itself fails,
 * a server before it answers with its status and a word.
 */
export function refuse({ kind, message, field, retryAfter }: Refusal): Response {
  const [status, code] = ERRORS[kind];
  if (kind === 'serverError') return Response.json({ status, error: 'Internal Server Error' }, { status });
  return Response.json(
    {
      type: 'error.list',
      request_id: crypto.randomUUID(),
      errors: [{ code, message, ...(field !== undefined && { field }) }],
    },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
}
