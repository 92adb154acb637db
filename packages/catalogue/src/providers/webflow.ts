import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developers.webflow.com/data/reference/oauth-app
 * Health check: https://developers.webflow.com/data/reference/token/introspect
 * Every token may ask about itself, which is the health check.
 * Unverified: only the page of the health check was read for this entry; its values follow a public connector
 * catalogue (MIT).
 */
export const webflow = {
  displayName: 'Webflow',
  authType: 'oauth2',
  baseURL: 'https://api.webflow.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://webflow.com/oauth/authorize',
    tokenURL: 'https://api.webflow.com/oauth/access_token',
    revocation: {
      url: 'https://webflow.com/oauth/revoke_authorization',
      parameters: {
        client_id: '{{.clientId}}',
        client_secret: '{{.clientSecret}}',
        access_token: '{{.token}}',
      },
      docsURL: 'https://developers.webflow.com/data/reference/authentication',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.webflow.com/data/reference/oauth-app',
  },
  authHealthCheck: {
    url: 'https://api.webflow.com/v2/token/introspect',
    method: 'GET',
    successStatusCodes: [200],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.webflow.com/v2/token/authorized_by',
        person: { id: 'id', name: 'firstName', email: 'email' },
        docsURL: 'https://developers.webflow.com/data/reference/token/authorized-by',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
