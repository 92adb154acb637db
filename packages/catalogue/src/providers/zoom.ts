import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: the package @zoom/rivet of the vendor, users/users.d.ts and its neighbours
// Scopes are set on the app and may be left out. There is no health check: the call that could serve needs a scope of
// its own.
// Token: https://developers.zoom.us/docs/rooms/oauth/
// Unverified: the address of the sign-in follows a public connector catalogue (MIT).
export const zoom = signIn({
  name: 'Zoom',
  base: 'https://api.zoom.us',
  auth: 'https://zoom.us/oauth/authorize',
  token: 'https://zoom.us/oauth/token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    url: 'https://zoom.us/oauth/revoke',
    authentication: 'basic',
    token: 'accessToken',
    docsURL: 'https://developers.zoom.us/docs/integrations/oauth/',
  },
  page: 'https://developers.zoom.us/docs/integrations/oauth/',
  account: {
    from: 'call',
    url: '/v2/users/me',
    workspace: { id: 'account_id' },
    person: { id: 'id', name: 'display_name', email: 'email' },
    docsURL: 'https://developers.zoom.us/docs/api/users/',
  },
  support: allRecords,
});
