import { address, byAddress, ownClient, workspace } from '../plain-entries.ts';
import { payPal } from './pay-pal.ts';

// Providers whose customers make an app of their own, and type its id and secret.
// Unverified: their values are general knowledge of the vendors, and no page was opened for them. Try them first.

export const adobe = ownClient({
  name: 'Adobe Experience Platform',
  base: 'https://platform.adobe.io',
  token: 'https://ims-na1.adobelogin.com/ims/token/v3',
  page: 'https://developer.adobe.com/developer-console/docs/guides/authentication/ServerToServerAuthentication/',
  // The vendor's library asks this, and its own test does so with such a client, which is of one organisation only.
  account: workspace(
    'https://ims-na1.adobelogin.com/ims/organizations/v6',
    '0.orgRef.ident',
    'https://github.com/adobe/aio-lib-ims/blob/master/src/ims.js',
    '0.orgName',
  ),
});
export const domo = ownClient({
  name: 'Domo',
  base: 'https://api.domo.com',
  token: 'https://api.domo.com/oauth/token',
  page: 'https://developer.domo.com/portal/1845fc11bbe5d-api-authentication',
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'customer', name: 'customer' },
    person: { id: 'userId' },
    docsURL: 'https://www.domo.com/docs/portal/d9520f5752d56-get-access-token',
  },
});
export const payPalSandBox = {
  ...payPal,
  displayName: 'PayPal (sandbox)',
  baseURL: 'https://api-m.sandbox.paypal.com',
  oauth2Opts: { ...payPal.oauth2Opts, tokenURL: 'https://api-m.sandbox.paypal.com/v1/oauth2/token' },
  accountIdentity: {
    sources: payPal.accountIdentity.sources.map((source) => ({
      ...source,
      url: source.url.replace('api-m.paypal.com', 'api-m.sandbox.paypal.com'),
    })),
  },
};
export const salesforceMarketing = ownClient({
  name: 'Salesforce Marketing Cloud',
  base: 'https://{{.workspace}}.rest.marketingcloudapis.com',
  token: 'https://{{.workspace}}.auth.marketingcloudapis.com/v2/token',
  page: 'https://developer.salesforce.com/docs/marketing/marketing-cloud/guide/access-token-s2s.html',
  inputs: address(
    'Tenant subdomain',
    'The 28 characters before `.rest.marketingcloudapis.com` in your API address.',
  ),
  account: byAddress,
});
export const zuora = ownClient({
  name: 'Zuora',
  base: 'https://{{.workspace}}.zuora.com',
  token: 'https://{{.workspace}}.zuora.com/oauth/token',
  page: 'https://developer.zuora.com/v1-api-reference/authentication',
  inputs: address('Zuora subdomain', 'The part of your REST address before `.zuora.com`, such as `rest.na`.'),
  // The scopes of a token name the tenant, the user and the entities, beside what the token may do.
  account: [
    {
      from: 'tokenAnswer',
      workspace: { id: 'scope' },
      capture: '(?:^|\\s)tenant\\.(?<result>\\S+)',
      docsURL: 'https://developer.zuora.com/v1-api-reference/api/operation/createToken',
    },
    {
      from: 'tokenAnswer',
      person: { id: 'scope' },
      capture: '(?:^|\\s)user\\.(?<result>\\S+)',
      docsURL: 'https://developer.zuora.com/v1-api-reference/api/operation/createToken',
    },
  ],
});
