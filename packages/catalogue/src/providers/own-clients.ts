import { address, byAddress, ownClient, person, workspace } from '../plain-entries.ts';
import { notYet } from '../support.ts';
import { payPal } from './pay-pal.ts';

// Providers whose customers make an app of their own, and type its id and secret.

// Headers: https://experienceleague.adobe.com/docs/experience-platform/landing/platform-apis/api-authentication.html
export const adobe = ownClient({
  name: 'Adobe Experience Platform',
  base: 'https://platform.adobe.io',
  token: 'https://ims-na1.adobelogin.com/ims/token/v3',
  page: 'https://developer.adobe.com/developer-console/docs/guides/authentication/ServerToServerAuthentication/',
  inputs: [
    {
      name: 'apiKey',
      displayName: 'API key',
      prompt: 'The client ID once more. Adobe also calls it API key.',
    },
    {
      name: 'organization',
      displayName: 'Organization ID',
      prompt: 'Shown with the credential of the project. It ends in `@AdobeOrg`.',
    },
  ],
  headers: [
    { name: 'x-api-key', valueTemplate: '{{.apiKey}}' },
    { name: 'x-gw-ims-org-id', valueTemplate: '{{.organization}}' },
  ],
  // The vendor's library asks this, and its own test does so with such a client, which is of one organisation only.
  account: workspace(
    'https://ims-na1.adobelogin.com/ims/organizations/v6',
    '0.orgRef.ident',
    'https://github.com/adobe/aio-lib-ims/blob/master/src/ims.js',
    '0.orgName',
  ),
});
// Token: https://github.com/domoinc/domo-python-sdk, pydomo/Transport.py
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
// The page shows the request for a token in JSON only. That a form will do is general knowledge.
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

// Unverified: no page was opened for those below, and their values are from a public list and general knowledge of the
// vendors.

// ADP wants a client certificate on each call (mutual TLS), which Dowel cannot send. So nothing works yet.
export const adp = ownClient({
  name: 'ADP Workforce Now',
  base: 'https://api.adp.com',
  token: 'https://accounts.adp.com/auth/oauth/v2/token',
  page: 'https://developers.adp.com/guides',
  account: {
    unknownBecause:
      'The API needs a certificate of its own, and no call for the organisation was found that every app may make.',
  },
  support: notYet,
});
// This is version 2 of the sign-in. Version 1 takes the same client at another address. Getting a token proves the
// client, so there is no health check.
export const personio = ownClient({
  name: 'Personio',
  base: 'https://api.personio.de/v2',
  token: 'https://api.personio.de/v2/auth/token',
  scoped: true,
  page: 'https://developer.personio.de/docs/getting-started-with-the-personio-api',
  account: {
    // Nothing names the company, but its only legal entity does. With several, nobody knows.
    from: 'call',
    url: '/legal-entities',
    workspace: { id: '_data.*.id' },
    docsURL: 'https://developer.personio.de/v2.0/reference/listlegalentities',
  },
});

// A second public catalogue has a sign-in with an authorization code instead.
export const helpScoutMailbox = ownClient({
  name: 'Help Scout',
  base: 'https://api.helpscout.net',
  token: 'https://api.helpscout.net/v2/oauth2/token',
  page: 'https://developer.helpscout.com/mailbox-api/overview/authentication/',
  health: '/v2/users/me',
  account: person('/v2/users/me', 'id', 'https://developer.helpscout.com/mailbox-api/endpoints/users/me/', {
    name: 'firstName',
    email: 'email',
  }),
});
// A token lasts an hour. Getting it proves the client, so there is no health check.
export const marketo = ownClient({
  name: 'Marketo',
  base: 'https://{{.workspace}}.mktorest.com',
  token: 'https://{{.workspace}}.mktorest.com/identity/oauth/token',
  scoped: true,
  page: 'https://experienceleague.adobe.com/en/docs/marketo-developer/marketo/rest/authentication',
  inputs: address(
    'Munchkin account ID',
    'The first part of your Marketo REST address, such as `123-ABC-456`. Marketo shows it under Admin, Integration, Munchkin.',
  ),
  account: byAddress,
});
