import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://highlevel.stoplight.io/docs/integrations/
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const highLevelStandard = {
  displayName: 'HighLevel',
  authType: 'oauth2',
  baseURL: 'https://services.leadconnectorhq.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://marketplace.gohighlevel.com/oauth/chooselocation',
    tokenURL: 'https://services.leadconnectorhq.com/oauth/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { consumerRefField: 'userId', scopesField: 'scope' },
    docsURL: 'https://highlevel.stoplight.io/docs/integrations/',
  },
  metadata: {
    input: [
      {
        name: 'locationId',
        displayName: 'Location ID',
        prompt: 'In HighLevel, open the sub-account: the ID follows `/location/` in the address.',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'tokenAnswer',
        workspace: { id: 'locationId' },
        person: { id: 'userId' },
        docsURL: 'https://marketplace.gohighlevel.com/docs/ghl/oauth/get-access-token',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
