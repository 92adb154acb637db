import { refuser } from '../refuser.ts';

const ERRORS = {
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
} as const;

const LIMITS = { rateLimited: 429, quotaSpent: 429 };

/** Refuses a call in Slack's words: with status 200, unless there were too many calls. */
export const refuse = refuser({
  statuses: { ...Object.fromEntries(Object.keys(ERRORS).map((kind) => [kind, 200])), ...LIMITS },
  body: ({ kind }) => ({ ok: false, error: ERRORS[kind] }),
});

/** A refusal that only Slack has, such as `already_archived`. */
export function refuseWith(error: string): Response {
  return Response.json({ ok: false, error });
}
