import { signIn } from '../plain-entries.ts';

// There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const workday = signIn({
  name: 'Workday',
  base: 'https://{{.workspace}}.workday.com',
  auth: 'https://{{.workspace}}.workday.com/ccx/oauth2/{{.tenantName}}/authorize',
  token: 'https://{{.workspace}}.workday.com/ccx/oauth2/{{.tenantName}}/token',
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://doc.workday.com/',
  inputs: [
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
  account: { from: 'metadata', workspace: { id: 'tenantName', address: 'workspace' } },
});
