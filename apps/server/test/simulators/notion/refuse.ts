import type { Refusal, RefusalKind } from '../refusal.ts';

const ANSWERS: Readonly<Record<RefusalKind, readonly [status: number, code: string, words?: string]>> = {
  unauthorized: [401, 'unauthorized', 'API token is invalid.'],
  forbidden: [403, 'restricted_resource'],
  notFound: [404, 'object_not_found'],
  rateLimited: [429, 'rate_limited', 'You have been rate limited. Please try again in a few minutes.'],
  quotaSpent: [429, 'rate_limited', 'You have been rate limited. Please try again in a few minutes.'],
  cursorGone: [400, 'validation_error', 'The start_cursor provided is invalid.'],
  resultCap: [400, 'validation_error'],
  unknownField: [400, 'validation_error'],
  badValue: [400, 'validation_error'],
  badRequest: [400, 'invalid_json', 'Error parsing JSON body.'],
  conflict: [409, 'conflict_error'],
  serverError: [500, 'internal_server_error'],
};

/** Refuses a call in Notion's words. https://developers.notion.com/reference/status-codes */
export function refuse({ kind, message, retryAfter }: Refusal): Response {
  const [status, code, words = message] = ANSWERS[kind];
  return Response.json(
    { object: 'error', status, code, message: words },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
}
