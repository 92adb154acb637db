import type { RefusalKind } from '../refusal.ts';
import { refuser } from '../refuser.ts';

const WORDS: Readonly<Partial<Record<RefusalKind, string>>> = {
  unauthorized: 'Bad credentials',
  notFound: 'Not Found',
  rateLimited: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  quotaSpent: 'API rate limit exceeded for user ID 1.',
};

/** The limit of an hour says when the hour is over; a secondary limit says how long to wait, or nothing. */
const isOfHour = (kind: RefusalKind, retryAfter: string | undefined) =>
  kind === 'quotaSpent' || (retryAfter !== undefined && !/^\d+$/.test(retryAfter));

/**
 * Refuses a call in GitHub's words.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export const refuse = refuser({
  statuses: {
    rateLimited: 403,
    quotaSpent: 403,
    cursorGone: 422,
    resultCap: 422,
    unknownField: 422,
    badValue: 422,
    serverError: 500,
  },
  body({ kind, message, field, retryAfter }, status) {
    const words = kind === 'rateLimited' && isOfHour(kind, retryAfter) ? WORDS.quotaSpent : WORDS[kind];
    return {
      message: words ?? message,
      ...(field !== undefined && { errors: [{ field, code: 'invalid' }] }),
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
    };
  },
  headers({ kind, retryAfter }): Record<string, string> {
    if (!isOfHour(kind, retryAfter)) return retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    const spent = { 'x-ratelimit-remaining': '0' };
    if (retryAfter === undefined) return spent;
    return { ...spent, 'x-ratelimit-reset': String(Math.ceil(Date.parse(retryAfter) / 1000)) };
  },
});
