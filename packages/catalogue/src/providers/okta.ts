import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * API: https://github.com/okta/okta-management-openapi-spec, dist/current/management-minimal.yaml
 * Sign-in:
 * https://developer.okta.com/docs/guides/implement-oauth-for-okta/main/#get-an-access-token-and-make-a-request
 * An org may have a domain of its own, or one under oktapreview.com. This entry does not know these hosts. There is
 * no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const okta = {
  displayName: 'Okta',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.okta.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.okta.com/oauth2/v1/authorize',
    tokenURL: 'https://{{.workspace}}.okta.com/oauth2/v1/token',
    revocation: {
      url: 'https://{{.workspace}}.okta.com/oauth2/v1/revoke',
      docsURL: 'https://developer.okta.com/docs/guides/revoke-tokens/',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: {},
    docsURL:
      'https://developer.okta.com/docs/guides/implement-oauth-for-okta/main/#get-an-access-token-and-make-a-request',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Okta subdomain',
        prompt: 'The part of your Okta address before `.okta.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: allRecords,
} satisfies CatalogueEntry;
