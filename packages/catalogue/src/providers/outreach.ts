import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.outreach.io/api/oauth/
 * Webhooks: https://developers.outreach.io/api/webhooks
 * A refresh token lasts 14 days and is replaced at each use (not confirmed on a public page).
 */
export const outreach = {
  displayName: 'Outreach',
  authType: 'oauth2',
  baseURL: 'https://api.outreach.io',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://api.outreach.io/oauth/authorize',
    tokenURL: 'https://api.outreach.io/oauth/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.outreach.io/api/oauth/',
  },
  accountIdentity: {
    unknownBecause:
      'Neither the answer with the tokens nor an object names the organisation, and no call is about oneself.',
  },
  support: proxyOnly,
  subscribeRequirements: { subscribeByAPI: true },
} satisfies CatalogueEntry;
