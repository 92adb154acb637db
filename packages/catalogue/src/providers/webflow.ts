import { person, signIn, workspace } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Health check: https://developers.webflow.com/data/reference/token/introspect
// Every token may ask about itself, which is the health check.
// Unverified: only the page of the health check was read for this entry; its values follow a public connector
// catalogue (MIT).
export const webflow = signIn({
  name: 'Webflow',
  base: 'https://api.webflow.com',
  auth: 'https://webflow.com/oauth/authorize',
  token: 'https://api.webflow.com/oauth/access_token',
  scoped: true,
  revocation: {
    url: 'https://webflow.com/oauth/revoke_authorization',
    parameters: {
      client_id: '{{.clientId}}',
      client_secret: '{{.clientSecret}}',
      access_token: '{{.token}}',
    },
    docsURL: 'https://developers.webflow.com/data/reference/authentication',
  },
  page: 'https://developers.webflow.com/data/reference/oauth-app',
  health: 'https://api.webflow.com/v2/token/introspect',
  account: [
    workspace(
      'https://api.webflow.com/v2/token/introspect',
      'authorization.authorizedTo.workspaceIds.*',
      'https://developers.webflow.com/data/reference/token/introspect',
    ),
    person(
      'https://api.webflow.com/v2/token/authorized_by',
      'id',
      'https://developers.webflow.com/data/reference/token/authorized-by',
      { name: 'firstName', email: 'email' },
    ),
  ],
  support: allRecords,
});
