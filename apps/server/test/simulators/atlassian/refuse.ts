import { refuser } from '../refuser.ts';

/**
 * Refuses a call in Jira's words. What is wrong with a field is under the name of the field. Credentials are looked at by
 * the gateway before Jira, which has words of its own: https://github.com/raycast/extensions/issues/11212
 */
export const refuse = refuser({
  statuses: { serverError: 500, forbidden: 401 },
  body({ kind, message, field }) {
    if (kind === 'unauthorized') return { code: 401, message: 'Unauthorized' };
    if (kind === 'forbidden') return { code: 401, message: 'Unauthorized; scope does not match' };
    if (field === undefined) return { errorMessages: [message], errors: {} };
    return { errorMessages: [], errors: { [field]: message } };
  },
});

/** What is said of what does not exist. */
export const MISSING = 'Issue does not exist or you do not have permission to see it.';
