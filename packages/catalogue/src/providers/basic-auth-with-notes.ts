import { address, basic, byAddress, workspace } from '../plain-entries.ts';
import { allRecords, proxyOnly } from '../support.ts';

// Providers that take a user name and a password, or a key in the place of one of them, with what else is to know of
// each. Where a note says "unverified", no page was opened: the values follow a public connector catalogue (MIT), or,
// if it says "second list", another public list and general knowledge of the vendor, so try them first.

// Credentials: https://amplitude.com/docs/apis/authentication
// The API key is the user name, the secret key the password. The health check comes from a second public catalogue.
// Unverified.
export const amplitude = basic({
  name: 'Amplitude',
  base: 'https://amplitude.com',
  page: 'https://amplitude.com/docs/apis/authentication',
  health: 'https://amplitude.com/api/2/events/list',
  account: {
    sources: [
      {
        from: 'call',
        // Each cohort names its project. A project without cohorts stays unknown.
        url: 'https://amplitude.com/api/3/cohorts',
        workspace: { id: 'cohorts.0.appId' },
        docsURL: 'https://amplitude.com/docs/apis/analytics/behavioral-cohorts',
      },
    ],
  },
});
// Credentials: https://developers.ashbyhq.com/docs/authentication
// The API key is the user name and the password is blank. Every call is a POST. There is no health check:
// `apiKey.info` needs the permission to read API keys, and Ashby answers 403 to keys without it.
// The page above was read for the way of signing in. Its address follows a public connector catalogue (MIT).
export const ashby = basic({
  name: 'Ashby',
  base: 'https://api.ashbyhq.com',
  key: true,
  page: 'https://developers.ashbyhq.com/docs/authentication',
  account: {
    sources: [
      {
        from: 'call',
        // Each form names the organisation. Keys without the permission `hiringProcessMetadataRead` stay unknown.
        url: 'https://api.ashbyhq.com/feedbackFormDefinition.list',
        method: 'POST',
        body: '{}',
        workspace: { id: 'results.0.organizationId' },
        docsURL: 'https://developers.ashbyhq.com/reference/feedbackformdefinitionlist',
      },
    ],
  },
});
// Credentials: https://developer.paypal.com/braintree/graphql/guides/making_api_calls/
// The user name is the public key, the password the private key. The host is that of the sandbox, as in the public
// catalogue: production has payments.braintree-api.com. Calls need the header `Braintree-Version`. The API is GraphQL
// over POST. A health check cannot send a body, so there is none.
// Unverified.
export const braintree = basic({
  name: 'Braintree (sandbox)',
  base: 'https://payments.sandbox.braintree-api.com/graphql',
  page: 'https://developer.paypal.com/braintree/graphql/guides/making_api_calls/',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://payments.sandbox.braintree-api.com/graphql',
        method: 'POST',
        headers: { 'Braintree-Version': '2019-01-01' },
        body: '{"query":"query { viewer { user { id name email } merchant { id companyName } } }"}',
        workspace: { id: 'data.viewer.merchant.id', name: 'data.viewer.merchant.companyName' },
        person: {
          id: 'data.viewer.user.id',
          name: 'data.viewer.user.name',
          email: 'data.viewer.user.email',
        },
        docsURL: 'https://github.com/braintree/graphql-api/blob/master/schema.graphql',
      },
    ],
  },
});
// API: https://github.com/chargebee/chargebee-node, types/resources
// Credentials: https://apidocs.chargebee.com/docs/api/auth
// The API key is the user name and the password is blank. There is no health check: a key may lack the right to make
// any one call.
// Unverified.
export const chargebee = basic({
  name: 'Chargebee',
  base: 'https://{{.workspace}}.chargebee.com/api',
  key: true,
  page: 'https://apidocs.chargebee.com/docs/api/auth',
  inputs: address(
    'Site name',
    'The part of your Chargebee address before `.chargebee.com`, such as `acme` or `acme-test`.',
  ),
  account: byAddress,
  support: allRecords,
});
// Credentials: https://customer.io/docs/api/track/#section/Authentication
// The user name is the site ID, the password the Track API key. Accounts in the EU have another host, which this
// entry does not know. There is no health check: no call is known that every credential may make.
// Unverified.
export const customerJourneysTrack = basic({
  name: 'Customer.io Track',
  base: 'https://track.customer.io',
  page: 'https://customer.io/docs/api/track/#section/Authentication',
  account: workspace(
    'https://track.customer.io/api/v1/accounts/region',
    'environment_id',
    'https://docs.customer.io/integrations/api/track/',
  ),
});
// Credentials: https://developers.freshdesk.com/api/#authentication
// The API key is the user name, and any password does. There is no health check: only an administrator may make the
// known call.
// Unverified.
export const freshdesk = basic({
  name: 'Freshdesk',
  base: 'https://{{.workspace}}.freshdesk.com',
  key: true,
  keyFormat: '%s:X',
  page: 'https://developers.freshdesk.com/api/#authentication',
  inputs: address(
    'Freshdesk subdomain',
    'The part of your Freshdesk address before `.freshdesk.com`, such as `acme`.',
  ),
  account: byAddress,
});
// Credentials: https://api.freshservice.com/#authentication
// The API key is the user name, and any password does. There is no health check: a key may lack the right to make any
// one call.
// Unverified.
export const freshservice = basic({
  name: 'Freshservice',
  base: 'https://{{.workspace}}.freshservice.com',
  key: true,
  keyFormat: '%s:X',
  page: 'https://api.freshservice.com/#authentication',
  inputs: address(
    'Freshservice subdomain',
    'The part of your Freshservice address before `.freshservice.com`, such as `acme`.',
  ),
  account: byAddress,
});
// Credentials: https://apidocs.hibob.com/docs/api-service-users
// The user name is the ID of a service user, the password its token. There is no health check: a key may lack the
// right to make any one call.
// Unverified, second list.
export const hibob = basic({
  name: 'HiBob',
  base: 'https://api.hibob.com',
  page: 'https://apidocs.hibob.com/docs/api-service-users',
  account: {
    sources: [
      {
        // A service user is of one company, and its ID is the user name.
        from: 'signIn',
        person: { id: 'username' },
        docsURL: 'https://apidocs.hibob.com/docs/api-service-users',
      },
    ],
  },
});
// Credentials: https://documentation.mailgun.com/docs/mailgun/api-reference/authentication/
// The user name is `api`, the password the key. Accounts in the EU have the host api.eu.mailgun.net, which this entry
// does not know. There is no health check: a key for sending may not list domains.
// Unverified.
export const mailgun = basic({
  name: 'Mailgun',
  base: 'https://api.mailgun.net',
  page: 'https://documentation.mailgun.com/docs/mailgun/api-reference/authentication/',
  account: {
    sources: [
      {
        from: 'call',
        // Each user names the account. A key that may only send may not make this call.
        url: 'https://api.mailgun.net/v5/users?limit=1',
        workspace: { id: 'users.0.account_id' },
        docsURL: 'https://documentation.mailgun.com/docs/mailgun/api-reference/openapi-final/tag/Users',
      },
    ],
  },
});
// Credentials: https://developer.mixpanel.com/reference/service-accounts
// The user name is that of a service account, the password its secret. There is no health check: no call is known
// that every credential may make.
// Unverified.
export const mixpanel = basic({
  name: 'Mixpanel',
  base: 'https://{{.workspace}}.mixpanel.com',
  page: 'https://developer.mixpanel.com/reference/service-accounts',
  inputs: address(
    'API subdomain',
    'The part of the API address before `.mixpanel.com`: `api`, `data`, or `eu` for data kept in Europe.',
  ),
  account: {
    sources: [
      {
        // A service account is of one organisation. The members of the answer are from clients of others.
        from: 'call',
        url: 'https://mixpanel.com/api/app/me',
        workspace: { id: 'results.organizations.*.id', name: 'results.organizations.*.name' },
        docsURL: 'https://docs.mixpanel.com/reference/service-accounts',
      },
      {
        from: 'signIn',
        person: { id: 'username' },
        docsURL: 'https://docs.mixpanel.com/reference/service-accounts',
      },
    ],
  },
});
// API: https://github.com/recurly/recurly-client-node, openapi/api.yaml
// Credentials: https://recurly.com/developers/api/
// The API key is the user name and the password is blank. The Accept header names the version. There is no health
// check: no call is known that every credential may make.
// Unverified.
export const recurly = basic({
  name: 'Recurly',
  base: 'https://v3.recurly.com',
  key: true,
  page: 'https://recurly.com/developers/api/',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://v3.recurly.com/sites',
        headers: { Accept: 'application/vnd.recurly.v2021-02-25' },
        // A key belongs to one site.
        workspace: { id: 'data.0.id', name: 'data.0.subdomain' },
        docsURL: 'https://recurly.com/developers/api/v2021-02-25/index.html#operation/list_sites',
      },
    ],
  },
  support: { ...proxyOnly, read: true, write: true },
});
// Credentials: https://www.twilio.com/docs/iam/api-keys
// The user name is the account SID, the password the auth token. Paths hold the account SID. There is no health
// check: an API key of less than full rights may not list accounts.
export const twilio = basic({
  name: 'Twilio',
  base: 'https://api.twilio.com',
  page: 'https://www.twilio.com/docs/iam/api-keys',
  account: {
    sources: [
      {
        from: 'call',
        // The settings of an account name it. The user name does too, but it counts as a secret.
        url: 'https://conversations.twilio.com/v1/Configuration',
        workspace: { id: 'account_sid' },
        docsURL: 'https://www.twilio.com/docs/conversations/api/configuration-resource',
      },
    ],
  },
  support: { ...proxyOnly, read: true, search: { operators: { equals: true } } },
});
// Credentials: https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication
// The user name is the consumer key, the password the consumer secret. They go to the host that is typed. Shops
// without https need OAuth 1.0a, which Dowel does not have. There is no health check: a key may lack the right to
// make any one call.
// Unverified, second list.
export const wooCommerce = basic({
  name: 'WooCommerce',
  base: 'https://{{.workspace}}/wp-json/wc/v3',
  page: 'https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication',
  inputs: address(
    'Host of the store',
    'The host name of the shop without `https://`, such as `shop.acme.example`.',
  ),
  account: byAddress,
  support: allRecords,
});
