import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.sage.com/intacct/docs/developer-portal/getting-started/quick-start
 * This is the REST API. The older XML API has another address and sign-in. There is no health check: no call is known
 * that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const sageIntacct = {
  displayName: 'Sage Intacct',
  authType: 'oauth2',
  baseURL: 'https://api.intacct.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://api.intacct.com/ia/api/v1/oauth2/authorize',
    tokenURL: 'https://api.intacct.com/ia/api/v1/oauth2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.sage.com/intacct/docs/developer-portal/getting-started/quick-start',
  },
  accountIdentity: {
    sources: [
      {
        // Told to apps that ask for the scope `openid`.
        from: 'idToken',
        workspace: { id: 'cnyId', name: 'cnyId' },
        person: { id: 'userId', name: 'userId' },
        docsURL: 'https://api.intacct.com/.well-known/openid-configuration',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
