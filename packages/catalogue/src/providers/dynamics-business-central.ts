import { signIn } from '../plain-entries.ts';

// Sign-in:
// https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/administration/automation-apis-using-s2s-authentication
// There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const dynamicsBusinessCentral = signIn({
  name: 'Microsoft Dynamics 365 Business Central',
  base: 'https://api.businesscentral.dynamics.com',
  auth: 'https://login.microsoftonline.com/{{.workspace}}/oauth2/v2.0/authorize',
  token: 'https://login.microsoftonline.com/{{.workspace}}/oauth2/v2.0/token',
  scoped: true,
  scopeMappings: { '.default': 'https://api.businesscentral.dynamics.com/.default' },
  revocation: {
    unknownBecause: 'No address for single tokens is known. Microsoft ends all sign-ins of a person at once.',
    docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens',
  },
  page: 'https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/administration/automation-apis-using-s2s-authentication',
  inputs: [
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
  // The address of the sign-in is that of the tenant, and its tokens are good for no other.
  account: [
    { from: 'metadata', workspace: { id: 'workspace' } },
    {
      from: 'idToken',
      person: { id: 'oid', name: 'name', email: 'preferred_username' },
      docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
    },
  ],
});
