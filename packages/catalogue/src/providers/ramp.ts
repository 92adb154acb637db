import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://docs.ramp.com/developer-api/v1/authorization
 * Public lists differ about the host of the sign-in: this one has `api.ramp.com`, others `app.ramp.com`. There is no
 * health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const ramp = {
  displayName: 'Ramp',
  authType: 'oauth2',
  baseURL: 'https://api.ramp.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://api.ramp.com/v1/authorize',
    tokenURL: 'https://api.ramp.com/developer/v1/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://docs.ramp.com/developer-api/v1/authorization',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.ramp.com/developer/v1/business',
        workspace: { id: 'id', name: 'business_name_legal' },
        docsURL: 'https://docs.ramp.com/developer-api/v1/api/business',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
