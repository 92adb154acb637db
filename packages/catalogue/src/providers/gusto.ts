import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://docs.gusto.com/app-integrations/docs/oauth2
 * Scopes are set on the app. Paths need the company ID, which comes from the token's own information. There is no
 * health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const gusto = {
  displayName: 'Gusto',
  authType: 'oauth2',
  baseURL: 'https://api.gusto.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://api.gusto.com/oauth/authorize',
    tokenURL: 'https://api.gusto.com/oauth/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://docs.gusto.com/app-integrations/docs/oauth2',
  },
  postAuthInfoNeeded: true,
  metadata: { postAuthentication: [{ name: 'companyId' }] },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'companyId' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
