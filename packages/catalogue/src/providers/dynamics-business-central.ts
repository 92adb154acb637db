import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in:
 * https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/administration/automation-apis-using-s2s-authentication
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const dynamicsBusinessCentral = {
  displayName: 'Microsoft Dynamics 365 Business Central',
  authType: 'oauth2',
  baseURL: 'https://api.businesscentral.dynamics.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://login.microsoftonline.com/{{.workspace}}/oauth2/v2.0/authorize',
    tokenURL: 'https://login.microsoftonline.com/{{.workspace}}/oauth2/v2.0/token',
    revocation: {
      unknownBecause:
        'No address for single tokens is known. Microsoft ends all sign-ins of a person at once.',
      docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens',
    },
    scopeMappings: { '.default': 'https://api.businesscentral.dynamics.com/.default' },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL:
      'https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/administration/automation-apis-using-s2s-authentication',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Tenant ID',
        prompt: 'The directory ID that the Entra admin centre shows on its overview page.',
      },
      {
        name: 'companyId',
        displayName: 'Company ID',
        prompt: 'The ID of the company, as the API lists it under `companies`.',
      },
      {
        name: 'environmentName',
        displayName: 'Environment name',
        prompt: 'The name in your Business Central address after the tenant, such as `Production`.',
      },
    ],
  },
  // The address of the sign-in is that of the tenant, and its tokens are good for no other.
  accountIdentity: {
    sources: [
      { from: 'metadata', workspace: { id: 'workspace' } },
      {
        from: 'idToken',
        person: { id: 'oid', name: 'name', email: 'preferred_username' },
        docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
