import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { readCookies } from '../../../platform/requests/cookies.ts';
import type { RawRequest, RawRoute } from '../../../platform/requests/raw-route.ts';
import { CALLBACK_PATH } from '../sign-in/callback-address.ts';
import { isFromAdministrator } from './admin-approval.ts';
import * as callbacks from './finish-sign-in.ts';
import { renderApproval, renderOutcome } from './page.ts';

export const callbackRoutes: readonly RawRoute[] = [
  {
    operation: 'oauthCallback',
    method: 'GET',
    path: CALLBACK_PATH,
    handle: async ({ context, query, request: { headers } }) => {
      const answer = readable(query);
      const accepted = headers.get('accept-language');
      return isFromAdministrator(answer)
        ? renderApproval(answer, accepted)
        : renderOutcome(await callbacks.finish(context, answer, readCookies(headers)), accepted);
    },
  },
];

/** A person reads the result of a sign-in, also when the address is damaged. A damaged address matches no sign-in. */
function readable(read: RawRequest['query']): ReturnType<RawRequest['query']> {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemError) return {};
    throw error;
  }
}
