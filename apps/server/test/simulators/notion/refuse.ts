import type { RefusalKind } from '../refusal.ts';
import { refuser } from '../refuser.ts';

const LIMITED = 'You have been rate limited. Please try again in a few minutes.';
const CODES: Partial<Readonly<Record<RefusalKind, readonly [code: string, words?: string]>>> = {
  unauthorized: ['unauthorized', 'API token is invalid.'],
  forbidden: ['restricted_resource'],
  notFound: ['object_not_found'],
  rateLimited: ['rate_limited', LIMITED],
  quotaSpent: ['rate_limited', LIMITED],
  cursorGone: ['validation_error', 'The start_cursor provided is invalid.'],
  badRequest: ['invalid_json', 'Error parsing JSON body.'],
  conflict: ['conflict_error'],
  serverError: ['internal_server_error'],
};

/** Refuses a call in Notion's words. https://developers.notion.com/reference/status-codes */
export const refuse = refuser({
  statuses: { serverError: 500 },
  body({ kind, message }, status) {
    const [code, words = message] = CODES[kind] ?? ['validation_error'];
    return { object: 'error', status, code, message: words };
  },
});
