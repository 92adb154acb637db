import { signIn } from '../plain-entries.ts';
import { recordsAndEvents } from '../support.ts';

// Tokens do not expire, and there is no refresh token. The host leads to the region of the workspace:
// https://developers.intercom.com/building-apps/docs/rest-apis
// Tokens: https://intercom-developer-hub.readme.io/reference/using-oauth
// Unverified: the other values follow a public connector catalogue (MIT).
export const intercom = signIn({
  name: 'Intercom',
  base: 'https://api.intercom.io',
  auth: 'https://app.intercom.com/oauth',
  token: 'https://api.intercom.io/auth/eagle/token',
  revocation: {
    url: 'https://api.intercom.io/auth/uninstall',
    authentication: 'bearer',
    alsoEnds: 'workspace',
    docsURL:
      'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/installing-uninstalling-apps',
  },
  page: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/setting-up-oauth',
  health: '/me',
  account: {
    from: 'call',
    url: '/me',
    workspace: { id: 'app.id_code', name: 'app.name' },
    person: { id: 'id', name: 'name', email: 'email' },
    docsURL:
      'https://developers.intercom.com/docs/references/2.15/rest-api/api.intercom.io/admins/identifyadmin',
  },
  support: recordsAndEvents,
  // The builder sets one address at the app, where the events of all workspaces arrive.
  subscribeRequirements: { subscribeByAPI: false },
});
