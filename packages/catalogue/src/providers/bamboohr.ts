import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://documentation.bamboohr.com/docs/getting-started
 * The token address carries `request=token`, as BambooHR asks. Ask for `offline_access` too: there is no refresh
 * token without it. There is no health check: a key may lack the right to make any one call.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const bamboohr = {
  displayName: 'BambooHR',
  authType: 'oauth2',
  baseURL: 'https://api.bamboohr.com/api/gateway.php/{{.workspace}}',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.bamboohr.com/authorize.php',
    authURLParams: { request: 'authorize' },
    tokenURL: 'https://{{.workspace}}.bamboohr.com/token.php?request=token',
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
  support: proxyOnly,
} satisfies CatalogueEntry;
