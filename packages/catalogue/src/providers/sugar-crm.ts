import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://support.sugarcrm.com/documentation/sugar_developer/
 * The input holds the scheme and the host. So the credentials go to the host that is typed, and to no other. There is
 * no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const sugarCRM = {
  displayName: 'SugarCRM',
  authType: 'oauth2',
  baseURL: '{{.workspace}}/rest/v11_24',
  oauth2Opts: {
    grantType: 'password',
    tokenURL: '{{.workspace}}/rest/v11_24/oauth2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: {},
    docsURL: 'https://support.sugarcrm.com/documentation/sugar_developer/',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Address of your SugarCRM',
        prompt: 'The whole address with `https://`, such as `https://acme.sugarondemand.com`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
