import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.gorgias.com/docs/oauth2-integration
 * Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
 * could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const gorgias = {
  displayName: 'Gorgias',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.gorgias.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.gorgias.com/oauth/authorize',
    tokenURL: 'https://{{.workspace}}.gorgias.com/oauth/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.gorgias.com/docs/oauth2-integration',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Gorgias subdomain',
        prompt: 'The part of your Gorgias address before `.gorgias.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
