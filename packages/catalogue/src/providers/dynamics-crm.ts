import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://learn.microsoft.com/en-us/power-apps/developer/data-platform/authenticate-oauth
 * A scope of the map needs the environment, so a person types it before the sign-in. Ask for `offline_access` too:
 * there is no refresh token without it. There is no health check: no call is known that every credential may make.
 * API: https://learn.microsoft.com/en-us/power-apps/developer/data-platform/webapi/web-api-types-operations
 * Unverified: the scopes follow a public connector catalogue (MIT).
 */
export const dynamicsCRM = {
  displayName: 'Microsoft Dynamics 365 Sales',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.api.{{.region}}.dynamics.com/api/data',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenURL: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    revocation: {
      unknownBecause:
        'No address for single tokens is known. Microsoft ends all sign-ins of a person at once.',
      docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens',
    },
    scopeMappings: {
      '.default': 'https://{{.workspace}}.api.{{.region}}.dynamics.com/.default',
      user_impersonation: 'https://{{.workspace}}.api.{{.region}}.dynamics.com/user_impersonation',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://learn.microsoft.com/en-us/power-apps/developer/data-platform/authenticate-oauth',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Environment name',
        prompt: 'The first part of your Dynamics address, such as `acme` in `acme.crm.dynamics.com`.',
      },
      {
        name: 'region',
        displayName: 'Region',
        prompt: 'The part of the address after `.api.`: `crm` for North America, `crm4` for Europe.',
        defaultValue: 'crm',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
