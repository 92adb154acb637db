import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developer.atlassian.com/cloud/bitbucket/oauth-2/
 * Scopes are set on the OAuth consumer. Paths need the workspace. There is no health check: the call that could serve
 * needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const bitbucket = {
  displayName: 'Bitbucket',
  authType: 'oauth2',
  baseURL: 'https://api.bitbucket.org',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://bitbucket.org/site/oauth2/authorize',
    tokenURL: 'https://bitbucket.org/site/oauth2/access_token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developer.atlassian.com/cloud/bitbucket/oauth-2/',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Workspace',
        prompt: 'The name after `bitbucket.org/` in the address of your workspace.',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.bitbucket.org/2.0/user',
        person: { id: 'uuid', name: 'display_name' },
        docsURL: 'https://developer.atlassian.com/cloud/bitbucket/rest/api-group-users/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
