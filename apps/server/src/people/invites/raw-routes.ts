import { CONSOLE_PATH, ownPath } from '../../platform/pages/own-path.ts';
import type { RawRoute } from '../../platform/requests/raw-route.ts';
import { redirect } from '../builder-sign-in/signed-in.ts';

/**
 * The page behind the link of an invite: the one of the console that shows whoever is signed in which orgs invite them.
 * Programs that check links also open it, and only a button there accepts or declines.
 */
export const inviteLinkRoutes: readonly RawRoute[] = [
  {
    operation: 'openInvite',
    method: 'GET',
    path: '/invites/{token}',
    handle: async ({ context }) => redirect(ownPath(context, `${CONSOLE_PATH}-/start`)),
  },
];
