import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://docs.zoominfo.com/docs/authentication
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const zoomInfo = {
  displayName: 'ZoomInfo',
  authType: 'oauth2',
  baseURL: 'https://api.zoominfo.com',
  oauth2Opts: {
    grantType: 'authorizationCodePKCE',
    authURL: 'https://api.zoominfo.com/gtm/oauth/v1/authorize',
    tokenURL: 'https://api.zoominfo.com/gtm/oauth/v1/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://docs.zoominfo.com/docs/authentication',
  },
  accountIdentity: {
    sources: [
      {
        // Told to apps that ask for the scopes `openid` and `email`, as the vendor's own client does.
        from: 'idToken',
        person: { id: 'sub', email: 'email' },
        docsURL: 'https://github.com/Zoominfo/gtm-ai-cli/blob/main/src/oauth.ts',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
