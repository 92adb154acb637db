import type { Refusal, RefusalKind } from '../refusal.ts';

const ERRORS: Readonly<Record<RefusalKind, string>> = {
  unauthorized: 'invalid_auth',
  forbidden: 'missing_scope',
  notFound: 'channel_not_found',
  rateLimited: 'ratelimited',
  quotaSpent: 'ratelimited',
  cursorGone: 'invalid_cursor',
  resultCap: 'invalid_limit',
  unknownField: 'invalid_arg_name',
  badValue: 'invalid_arguments',
  badRequest: 'invalid_arguments',
  conflict: 'name_taken',
  serverError: 'internal_error',
};

/** Refuses a call in Slack's words: with status 200, unless there were too many calls. */
export function refuse({ kind, retryAfter }: Refusal): Response {
  const isLimit = kind === 'rateLimited' || kind === 'quotaSpent';
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return Response.json({ ok: false, error: ERRORS[kind] }, { status: isLimit ? 429 : 200, headers });
}

/** A refusal that only Slack has, such as `already_archived`. */
export function refuseWith(error: string): Response {
  return Response.json({ ok: false, error });
}
