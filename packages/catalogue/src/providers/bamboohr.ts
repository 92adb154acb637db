import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * Sign-in: https://documentation.bamboohr.com/docs/getting-started
 * The token address carries `request=token`, as BambooHR asks. Ask for `offline_access` too: there is no refresh
 * token without it. There is no health check: a key may lack the right to make any one call.
 * The address of the API is that of the vendor's OpenAPI document (github.com/BambooHR/bhr-api-php, specs/public.yaml).
 */
export const bamboohr = {
  displayName: 'BambooHR',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.bamboohr.com/api',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.bamboohr.com/authorize.php',
    authURLParams: { request: 'authorize' },
    tokenURL: 'https://{{.workspace}}.bamboohr.com/token.php?request=token',
    revocation: {
      unknownBecause: 'The OpenAPI document has no address for it.',
      docsURL: 'https://documentation.bamboohr.com/docs/getting-started',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: {},
    docsURL: 'https://documentation.bamboohr.com/docs/getting-started',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'BambooHR subdomain',
        prompt: 'The part of your BambooHR address before `.bamboohr.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
