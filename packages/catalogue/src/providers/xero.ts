import { signIn } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// API: https://github.com/XeroAPI/Xero-OpenAPI, xero_accounting.yaml and xero-identity.yaml
// Every call but that for the tenants needs the id of one. Ask for `offline_access` too: there is no refresh token
// without it. Every token may ask for its tenants, which is the health check.
export const xero = signIn({
  name: 'Xero',
  base: 'https://api.xero.com',
  auth: 'https://login.xero.com/identity/connect/authorize',
  authURLParams: { response_type: 'code' },
  token: 'https://identity.xero.com/connect/token',
  scoped: true,
  headers: [{ name: 'Xero-Tenant-Id', valueTemplate: '{{.tenantId}}' }],
  revocation: {
    url: 'https://identity.xero.com/connect/revocation',
    authentication: 'basic',
    alsoEnds: 'person',
    docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
  },
  page: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
  learns: ['tenantId'],
  health: '/connections',
  account: [
    {
      from: 'metadata',
      workspace: { id: 'tenantId' },
      docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
    },
    {
      // https://github.com/XeroAPI/Xero-Java/issues/179
      from: 'accessToken',
      person: { id: 'xero_userid' },
      docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
    },
    {
      // The list of tenants has those of earlier sign-ins too. Needs the scope accounting.settings.read.
      from: 'call',
      url: '/api.xro/2.0/Organisation',
      workspace: { name: 'Organisations.0.Name' },
      docsURL: 'https://developer.xero.com/documentation/api/accounting/organisation',
    },
  ],
  support: recordsWithoutSearch,
});
