import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://developer.deel.com/api/oauth
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const deel = {
  displayName: 'Deel',
  authType: 'oauth2',
  baseURL: 'https://api.letsdeel.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.deel.com/oauth2/authorize',
    tokenURL: 'https://app.deel.com/oauth2/tokens',
    revocation: {
      unknownBecause: 'The OpenAPI document has no address for it.',
      docsURL: 'https://developer.deel.com/api/oauth',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.deel.com/api/oauth',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // Tokens without the scope `organizations:read` stay unknown.
        url: 'https://api.letsdeel.com/rest/v2/organizations',
        workspace: { id: 'data.0.id', name: 'data.0.name' },
        docsURL: 'https://github.com/letsdeel/deel-api-java-sdk/blob/dev/docs/OrganizationsApi.md',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
