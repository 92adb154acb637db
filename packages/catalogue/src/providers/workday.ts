import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://doc.workday.com/
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const workday = {
  displayName: 'Workday',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.workday.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.workday.com/ccx/oauth2/{{.tenantName}}/authorize',
    tokenURL: 'https://{{.workspace}}.workday.com/ccx/oauth2/{{.tenantName}}/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://doc.workday.com/',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Workday host',
        prompt: 'The part of your Workday API address before `.workday.com`, such as `wd2-impl-services1`.',
      },
      {
        name: 'tenantName',
        displayName: 'Tenant name',
        prompt: 'The name after the host in your Workday address, such as `acme`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'tenantName', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
