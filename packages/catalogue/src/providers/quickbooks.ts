import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Each path needs the company ID. Intuit sends it to the callback as `realmId`, and the connection keeps it under that
// name. There is no health check: no call is known that every credential may make.
// Sign-in: https://developer.intuit.com/.well-known/openid-sandbox-configuration
export const quickbooks = signIn({
  name: 'QuickBooks Online',
  base: 'https://quickbooks.api.intuit.com',
  auth: 'https://appcenter.intuit.com/connect/oauth2',
  token: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    url: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
    authentication: 'basic',
    format: 'json',
    docsURL:
      'https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/oauth-2.0',
  },
  page: 'https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/oauth-2.0',
  learns: ['realmId'],
  support: allRecords,
  account: [
    {
      // Only apps that ask for the scope `openid` get an ID token.
      from: 'idToken',
      workspace: { id: 'realmid' },
      person: { id: 'sub' },
      docsURL:
        'https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/openid-connect',
    },
    {
      // Anybody can write the address that names the company, and Intuit answers only for that of the token.
      from: 'metadata',
      before: {
        url: '/v3/company/{{.realmId}}/companyinfo/{{.realmId}}',
        found: 'CompanyInfo.CompanyName',
      },
      workspace: { id: 'realmId' },
      docsURL: 'https://developer.intuit.com/app/developer/qbo/docs/api/accounting/all-entities/companyinfo',
    },
  ],
});
