import { address, byAddress, ownClient } from '../plain-entries.ts';
import { payPal } from './pay-pal.ts';

// Providers whose customers make an app of their own, and type its id and secret.
// Unverified: their values are general knowledge of the vendors, and no page was opened for them. Try them first.

export const adobe = ownClient({
  name: 'Adobe Experience Platform',
  base: 'https://platform.adobe.io',
  token: 'https://ims-na1.adobelogin.com/ims/token/v3',
  page: 'https://developer.adobe.com/developer-console/docs/guides/authentication/ServerToServerAuthentication/',
});
export const domo = ownClient({
  name: 'Domo',
  base: 'https://api.domo.com',
  token: 'https://api.domo.com/oauth/token',
  page: 'https://developer.domo.com/portal/1845fc11bbe5d-api-authentication',
});
export const payPalSandBox = {
  ...payPal,
  displayName: 'PayPal (sandbox)',
  baseURL: 'https://api-m.sandbox.paypal.com',
  oauth2Opts: { ...payPal.oauth2Opts, tokenURL: 'https://api-m.sandbox.paypal.com/v1/oauth2/token' },
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
  account: { unknownBecause: 'The address names only the region, and no call for the tenant was found.' },
});
