import type { Refusal, RefusalKind } from '../refusal.ts';

const STATUSES: Readonly<Record<RefusalKind, number>> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  rateLimited: 403,
  quotaSpent: 403,
  cursorGone: 422,
  resultCap: 422,
  unknownField: 422,
  badValue: 422,
  badRequest: 400,
  conflict: 409,
  serverError: 500,
};

const WORDS: Readonly<Partial<Record<RefusalKind, string>>> = {
  unauthorized: 'Bad credentials',
  notFound: 'Not Found',
  rateLimited: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  quotaSpent: 'API rate limit exceeded for user ID 1.',
};

/**
 * Refuses a call in GitHub's words. The limit of an hour says when the hour is over; a secondary limit says how long to
 * wait, or nothing.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export function refuse({ kind, message, field, retryAfter }: Refusal): Response {
  const isHour = kind === 'quotaSpent' || (retryAfter !== undefined && !/^\d+$/.test(retryAfter));
  const words = kind === 'rateLimited' && isHour ? WORDS.quotaSpent : WORDS[kind];
  const headers: Record<string, string> = {};
  if (isHour) headers['x-ratelimit-remaining'] = '0';
  if (isHour && retryAfter !== undefined) {
    headers['x-ratelimit-reset'] = String(Math.ceil(Date.parse(retryAfter) / 1000));
  } else if (retryAfter !== undefined) {
    headers['retry-after'] = retryAfter;
  }
  const body = {
    message: words ?? message,
    ...(field !== undefined && { errors: [{ field, code: 'invalid' }] }),
    documentation_url: 'https://docs.github.com/rest',
    status: String(STATUSES[kind]),
  };
  return Response.json(body, { status: STATUSES[kind], headers });
}
