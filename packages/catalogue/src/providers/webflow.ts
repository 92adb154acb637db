import { person, signIn, site, workspace } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Health check: https://developers.webflow.com/data/reference/token/introspect
// Every token may ask about itself, which is the health check.
// Sites: https://developers.webflow.com/data/reference/eu-hosting. An app is registered at each, with a client of its own.
// Sign-in: https://github.com/webflow/js-webflow-api, src/wrapper/WebflowClient.ts
export const webflow = signIn({
  name: 'Webflow',
  base: 'https://api.{{.site}}',
  auth: 'https://{{.site}}/oauth/authorize',
  token: 'https://api.{{.site}}/oauth/access_token',
  scoped: true,
  hosts: ['webflow.com', '*.webflow.com'],
  inputs: site('webflow.com', 'The host in your Webflow address: `webflow.com` or `eu.webflow.com`.'),
  revocation: {
    url: 'https://{{.site}}/oauth/revoke_authorization',
    parameters: {
      client_id: '{{.clientId}}',
      client_secret: '{{.clientSecret}}',
      access_token: '{{.token}}',
    },
    docsURL: 'https://developers.webflow.com/data/reference/authentication',
  },
  page: 'https://developers.webflow.com/data/reference/oauth-app',
  health: '/v2/token/introspect',
  account: [
    workspace(
      '/v2/token/introspect',
      'authorization.authorizedTo.workspaceIds.*',
      'https://developers.webflow.com/data/reference/token/introspect',
    ),
    person(
      '/v2/token/authorized_by',
      'id',
      'https://developers.webflow.com/data/reference/token/authorized-by',
      { name: 'firstName', email: 'email' },
    ),
  ],
  support: allRecords,
});
