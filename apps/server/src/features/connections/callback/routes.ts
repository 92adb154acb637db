import type { RawRoute } from '../../../http/raw-route.ts';
import { CALLBACK_PATH } from '../sign-in/callback-address.ts';
import { renderOutcome } from './page.ts';
import * as callbacks from './service.ts';

export const callbackRoutes: readonly RawRoute[] = [
  {
    operation: 'oauthCallback',
    method: 'GET',
    path: CALLBACK_PATH,
    handle: async ({ context, query }) => renderOutcome(await callbacks.finish(context, query)),
  },
];
