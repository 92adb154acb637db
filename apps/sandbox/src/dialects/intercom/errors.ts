import type { Refusal, RefusalKind } from '../refusal.ts';

const ERRORS: Readonly<Record<RefusalKind, readonly [status: number, code: string]>> = {
  unauthorized: [401, 'unauthorized'],
  forbidden: [403, 'api_plan_restricted'],
  notFound: [404, 'not_found'],
  rateLimited: [429, 'rate_limit_exceeded'],
  quotaSpent: [429, 'rate_limit_exceeded'],
  cursorGone: [400, 'invalid_cursor'],
  resultCap: [400, 'parameter_invalid'],
  unknownField: [400, 'parameter_invalid'],
  badValue: [400, 'parameter_invalid'],
  badRequest: [400, 'bad_request'],
  conflict: [409, 'conflict'],
  serverError: [500, 'server_error'],
};

/** A refusal in the vendor's form: `{type: 'error.list', request_id, errors: [{code, message}]}`. */
export function refuse({ kind, message, field, retryAfter }: Refusal): Response {
  const [status, code] = ERRORS[kind];
  return Response.json(
    {
      type: 'error.list',
      request_id: crypto.randomUUID(),
      errors: [{ code, message, ...(field !== undefined && { field }) }],
    },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
}
