import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { readCookies } from '../../../platform/requests/cookies.ts';
import type { RawRequest, RawRoute } from '../../../platform/requests/raw-route.ts';
import { CALLBACK_PATH } from '../sign-in/callback-address.ts';
import * as callbacks from './finish-sign-in.ts';
import { renderOutcome } from './page.ts';

export const callbackRoutes: readonly RawRoute[] = [
  {
    operation: 'oauthCallback',
    method: 'GET',
    path: CALLBACK_PATH,
    handle: async ({ context, query, request }) =>
      renderOutcome(
        await callbacks.finish(context, readable(query), readCookies(request.headers)),
        request.headers.get('accept-language'),
      ),
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
