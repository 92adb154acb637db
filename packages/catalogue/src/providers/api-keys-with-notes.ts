import { address, apiKey, byAddress, person, workspace } from '../plain-entries.ts';
import { allRecords, recordsWithoutSearch } from '../support.ts';

// Providers that take one key, with what else is to know of each. Where a note says "unverified", no page was opened:
// the values follow a public connector catalogue (MIT), or, if it says "second list", another public list and general
// knowledge of the vendor, so try them first.

// Key: https://developers.activecampaign.com/reference/authentication
// Not every account has an address that ends so: https://developers.activecampaign.com/reference/url
// Unverified: the health check comes from a second public catalogue.
export const activeCampaign = apiKey({
  name: 'ActiveCampaign',
  base: 'https://{{.workspace}}.api-us1.com',
  header: 'Api-Token',
  page: 'https://developers.activecampaign.com/reference/authentication',
  inputs: address(
    'Account name',
    'The part of your API address before `.api-us1.com`. ActiveCampaign shows the address under Settings, Developer.',
  ),
  health: 'https://{{.workspace}}.api-us1.com/api/3/users/me',
  account: byAddress,
  support: allRecords,
});
// Key: https://developer.affinity.co/
// The first version of the API takes the key as the password of basic authentication instead. The health check comes
// from a second public catalogue.
// Unverified, second list.
export const affinity = apiKey({
  name: 'Affinity',
  base: 'https://api.affinity.co',
  prefix: 'Bearer ',
  page: 'https://developer.affinity.co/',
  health: 'https://api.affinity.co/v2/auth/whoami',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.affinity.co/v2/auth/whoami',
        workspace: { id: 'tenant.id', name: 'tenant.name', address: 'tenant.subdomain' },
        person: { id: 'user.id', name: 'user.firstName', email: 'user.emailAddress' },
        docsURL: 'https://developer.affinity.co/',
      },
    ],
  },
});
// Key: https://developer.aircall.io/api-references/#authentication
// The key is the text `id:token`, already in base64. The public catalogue has no blank after `Basic`, a slip: the
// header needs one. The health check is general knowledge of the vendor.
// Unverified.
export const aircall = apiKey({
  name: 'Aircall',
  base: 'https://api.aircall.io',
  prefix: 'Basic ',
  page: 'https://developer.aircall.io/api-references/#authentication',
  health: 'https://api.aircall.io/v1/ping',
  account: { unknownBecause: 'The company is told by name only, and names change.' },
});
// Key: https://docs.apollo.io/docs/create-api-key
// The call that could serve as a health check answers 200 to wrong keys too, so there is none.
// Unverified.
export const apollo = apiKey({
  name: 'Apollo',
  base: 'https://api.apollo.io',
  header: 'X-Api-Key',
  page: 'https://docs.apollo.io/docs/create-api-key',
  account: {
    sources: [
      {
        from: 'call',
        // Keys that are limited to other calls may not make it.
        url: 'https://api.apollo.io/api/v1/users/api_profile',
        workspace: { id: 'team_id' },
        person: { id: 'id', email: 'email' },
        docsURL: 'https://docs.apollo.io/reference/get-current-user-profile',
      },
    ],
  },
});
// Key: https://www.braze.com/docs/api/basics/#creating-rest-api-keys
// There is no health check: no call is known that every credential may make.
// Unverified.
export const braze = apiKey({
  name: 'Braze',
  base: 'https://rest.{{.workspace}}.braze.com',
  prefix: 'Bearer ',
  page: 'https://www.braze.com/docs/api/basics/#creating-rest-api-keys',
  inputs: address(
    'Instance',
    'The part of your REST endpoint between `rest.` and `.braze.com`, such as `iad-05`. Braze shows it under Settings, APIs and Identifiers.',
  ),
  account: {
    sources: [
      {
        from: 'call',
        // An app group is a workspace. Told to keys that may list integrations for data, if the workspace has one.
        url: 'https://rest.{{.workspace}}.braze.com/cdi/integrations',
        workspace: { id: 'results.0.app_group_id' },
        docsURL: 'https://www.braze.com/docs/api/endpoints/cdi/get_integration_list',
      },
    ],
  },
});
// API: the vendor's own client, github.com/getbrevo/brevo-node
// Key: https://developers.brevo.com/docs/getting-started
export const brevo = apiKey({
  name: 'Brevo',
  base: 'https://api.brevo.com',
  header: 'api-key',
  page: 'https://developers.brevo.com/docs/getting-started',
  health: 'https://api.brevo.com/v3/account',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.brevo.com/v3/account',
        workspace: { id: 'organization_id', name: 'companyName' },
        person: { id: 'user_id', email: 'email' },
        docsURL: 'https://developers.brevo.com/reference/get-account',
      },
    ],
  },
  support: recordsWithoutSearch,
});
// Key: https://cal.com/docs/api-reference/v2/introduction
// Most calls need the header `cal-api-version`, which a proxy call has to send itself. The health check comes from a
// second public catalogue.
// Unverified, second list.
export const calCom = apiKey({
  name: 'Cal.com',
  base: 'https://api.cal.com/v2',
  prefix: 'Bearer ',
  page: 'https://cal.com/docs/api-reference/v2/introduction',
  health: 'https://api.cal.com/v2/me',
  account: person(
    'https://api.cal.com/v2/me',
    'data.id',
    'https://cal.com/docs/api-reference/v2/me/get-my-profile',
    { name: 'data.name', email: 'data.email' },
  ),
});
// Key: https://developer.copper.com/introduction/authentication.html#api-keys
// Each call also needs the headers `X-PW-Application: developer_api` and `X-PW-UserEmail`, which a proxy call has to
// send itself. A health check cannot send them, so there is none.
// Unverified.
export const copper = apiKey({
  name: 'Copper',
  base: 'https://api.copper.com/developer_api',
  header: 'X-PW-AccessToken',
  page: 'https://developer.copper.com/introduction/authentication.html#api-keys',
  inputs: [
    {
      name: 'userEmail',
      displayName: "Email of the key's owner",
      prompt: 'The address that the owner of the API key signs in to Copper with.',
    },
  ],
  account: workspace(
    'https://api.copper.com/developer_api/v1/account',
    'id',
    'https://developer.copper.com/account-and-users/fetch-account-details.html',
    'name',
  ),
});
// API: https://github.com/digitalocean/openapi, specification
// Token: https://docs.digitalocean.com/reference/api/create-personal-access-token/
// There is no health check: a token may lack the scope `account:read`.
export const digitalOcean = apiKey({
  name: 'DigitalOcean',
  base: 'https://api.digitalocean.com',
  prefix: 'Bearer ',
  page: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  account: person(
    'https://api.digitalocean.com/v2/account',
    'account.uuid',
    'https://docs.digitalocean.com/reference/api/digitalocean/#tag/Account',
    { email: 'account.email' },
  ),
  support: allRecords,
});
// Token: https://docs.dovetail.com/developer-docs/docs/02-Authorization
// A token lasts 30 days. Health check: https://developers.dovetail.com/reference/get_v1-token-info
export const dovetail = apiKey({
  name: 'Dovetail',
  base: 'https://dovetail.com/api',
  prefix: 'Bearer ',
  page: 'https://docs.dovetail.com/developer-docs/docs/02-Authorization',
  health: 'https://dovetail.com/api/v1/token/info',
  account: {
    sources: [
      {
        // The page says that it names the subdomain of the workspace. The member is from a client of others.
        from: 'call',
        url: 'https://dovetail.com/api/v1/token/info',
        workspace: { id: 'data.subdomain', address: 'data.subdomain' },
        docsURL: 'https://developers.dovetail.com/reference/get_v1-token-info',
      },
    ],
  },
});
// Key: https://developers.fathom.ai/quickstart
// The health check comes from a second public catalogue.
// Unverified.
export const fathom = apiKey({
  name: 'Fathom',
  base: 'https://api.fathom.ai',
  header: 'X-Api-Key',
  page: 'https://developers.fathom.ai/quickstart',
  health: 'https://api.fathom.ai/external/v1/teams',
  account: {
    unknownBecause: 'Teams have names alone, members an address each, and no call is about oneself.',
  },
});
// Key: https://developers.freshworks.com/crm/api/#authentication
// The prefix of the header has no blank at its end. The health check comes from a second public catalogue.
// Unverified.
export const freshsales = apiKey({
  name: 'Freshsales',
  base: 'https://{{.workspace}}.myfreshworks.com/crm/sales',
  prefix: 'Token token=',
  page: 'https://developers.freshworks.com/crm/api/#authentication',
  inputs: address(
    'Freshsales subdomain',
    'The part of your Freshsales address before `.myfreshworks.com`, such as `acme`.',
  ),
  health: 'https://{{.workspace}}.myfreshworks.com/crm/sales/api/settings/leads/fields',
  account: byAddress,
});
// Key: https://dev.frontapp.com/docs/create-and-revoke-api-tokens
// The health check is general knowledge of the vendor.
// Unverified.
export const front = apiKey({
  name: 'Front',
  base: 'https://api2.frontapp.com',
  prefix: 'Bearer ',
  page: 'https://dev.frontapp.com/docs/create-and-revoke-api-tokens',
  health: 'https://api2.frontapp.com/me',
  account: workspace(
    'https://api2.frontapp.com/me',
    'id',
    'https://dev.frontapp.com/reference/api-token-details',
    'name',
  ),
  support: allRecords,
});
// Key: https://support.iterable.com/hc/en-us/articles/41044692130196-Getting-Started-with-Iterable-s-API
// Projects in Europe are at api.eu.iterable.com, and cannot be connected.
// There is no health check: no call is known that every credential may make.
export const iterable = apiKey({
  name: 'Iterable',
  base: 'https://api.iterable.com',
  header: 'Api-Key',
  page: 'https://app.iterable.com/settings/apiKeys',
  account: {
    sources: [
      {
        from: 'call',
        // Each snippet names its project. A project without snippets stays unknown.
        url: 'https://api.iterable.com/api/snippets',
        workspace: { id: 'snippets.0.projectId' },
        docsURL: 'https://github.com/Iterable/api-client/blob/main/src/types/snippets.ts',
      },
    ],
  },
  support: allRecords,
});
// Key: https://developer.kustomer.com/kustomer-api-docs/reference/authentication
// There is no health check: a key may lack the right to make any one call.
// Unverified, second list.
export const kustomer = apiKey({
  name: 'Kustomer',
  base: 'https://{{.workspace}}.api.kustomerapp.com',
  prefix: 'Bearer ',
  page: 'https://developer.kustomer.com/kustomer-api-docs/reference/authentication',
  inputs: address(
    'Kustomer subdomain',
    'The part of your Kustomer address before `.kustomerapp.com`, such as `acme`.',
  ),
  account: byAddress,
});
// Key: https://developer.lemlist.com
// The key is part of the address. A second public catalogue sends it as the password of basic authentication instead.
// The health check comes from a second public catalogue.
// Unverified.
export const lemlist = apiKey({
  name: 'Lemlist',
  base: 'https://api.lemlist.com',
  query: 'access_token',
  page: 'https://developer.lemlist.com',
  health: 'https://api.lemlist.com/api/team',
  account: workspace('https://api.lemlist.com/api/team', '_id', 'https://developer.lemlist.com/', 'name'),
});
// Token: https://developer.monday.com/api-reference/docs/authentication
// The header holds the token alone, without a prefix. The API is GraphQL over POST. A health check cannot send a
// body, so there is none.
export const monday = apiKey({
  name: 'monday.com',
  base: 'https://api.monday.com/',
  page: 'https://developer.monday.com/api-reference/docs/authentication',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.monday.com/v2',
        method: 'POST',
        body: '{"query":"query { me { id name email account { id name slug } } }"}',
        workspace: {
          id: 'data.me.account.id',
          name: 'data.me.account.name',
          address: 'data.me.account.slug',
        },
        person: { id: 'data.me.id', name: 'data.me.name', email: 'data.me.email' },
        docsURL: 'https://developer.monday.com/api-reference/reference/me',
      },
    ],
  },
  support: allRecords,
});
// Key: https://platform.openai.com/docs/api-reference/api-keys
// There is no health check: a key may lack the right to make any one call.
// Unverified.
export const openAI = apiKey({
  name: 'OpenAI',
  base: 'https://api.openai.com',
  prefix: 'Bearer ',
  page: 'https://platform.openai.com/docs/api-reference/api-keys',
  account: {
    sources: [
      {
        from: 'header',
        // A key may lack the right to make this call.
        url: 'https://api.openai.com/v1/models',
        workspace: { id: 'openai-organization' },
        docsURL: 'https://developers.openai.com/api/reference/overview',
      },
    ],
  },
  support: allRecords,
});
// Key: https://developer.paddle.com/api-reference/about/authentication
// There is no health check: no call is known that every credential may make.
// Unverified.
export const paddle = apiKey({
  name: 'Paddle',
  base: 'https://api.paddle.com',
  prefix: 'Bearer ',
  page: 'https://developer.paddle.com/api-reference/about/authentication',
  // No answer names the seller. But products are never deleted, only archived
  // (https://developer.paddle.com/api-reference/about/delete-entities), so the first one stays the first. Sellers without
  // products stay unknown, and so do keys that may not read them.
  account: workspace(
    'https://api.paddle.com/products?status=active,archived&order_by=id[ASC]&per_page=1',
    'data.0.id',
    'https://developer.paddle.com/api-reference/products/list-products',
  ),
  support: allRecords,
});
// Key: https://posthog.com/docs/api
// The key is a personal API key. Most paths need the project ID. There is no health check: a key may lack the right
// to make any one call.
export const posthog = apiKey({
  name: 'PostHog',
  base: 'https://{{.workspace}}.posthog.com',
  prefix: 'Bearer ',
  page: 'https://posthog.com/docs/api',
  inputs: address('Region', 'Type `us` or `eu`: the first part of your PostHog address.'),
  account: person(
    'https://{{.workspace}}.posthog.com/api/users/@me/',
    'uuid',
    'https://posthog.com/docs/api/user',
    { name: 'first_name', email: 'email' },
  ),
  support: allRecords,
});
// Key: https://docs.usepylon.com/pylon-docs/developer/api
// The health check comes from a second public catalogue.
// Unverified.
export const pylon = apiKey({
  name: 'Pylon',
  base: 'https://api.usepylon.com',
  prefix: 'Bearer ',
  page: 'https://docs.usepylon.com/pylon-docs/developer/api',
  health: 'https://api.usepylon.com/me',
  account: workspace(
    'https://api.usepylon.com/me',
    'data.id',
    'https://docs.usepylon.com/pylon-docs/developer/api/api-reference/me',
    'data.name',
  ),
});
// Key: https://developer.rippling.com/documentation/rest-api
// There is no health check: a key may lack the right to make any one call.
// Unverified, second list.
export const rippling = apiKey({
  name: 'Rippling',
  base: 'https://rest.ripplingapis.com',
  prefix: 'Bearer ',
  page: 'https://developer.rippling.com/documentation/rest-api',
  account: {
    // A key is of one company, and may lack the right to make either of these calls.
    sources: [
      {
        from: 'call',
        url: 'https://rest.ripplingapis.com/companies',
        workspace: { id: 'results.0.id', name: 'results.0.name' },
        docsURL: 'https://developer.rippling.com/documentation/rest-api',
      },
      {
        from: 'call',
        url: 'https://rest.ripplingapis.com/sso-me',
        workspace: { id: 'company_id' },
        person: { id: 'id', email: 'work_email' },
        docsURL: 'https://developer.rippling.com/documentation/rest-api',
      },
    ],
  },
});
// Key: https://docs.segmentapis.com/tag/Getting-Started#section/Get-an-API-token
// Workspaces in the EU have the host eu1.api.segmentapis.com, which this entry does not know. There is no health
// check: no call is known that every credential may make.
// Unverified.
export const segment = apiKey({
  name: 'Segment',
  base: 'https://api.segmentapis.com',
  prefix: 'Bearer ',
  page: 'https://docs.segmentapis.com/tag/Getting-Started#section/Get-an-API-token',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.segmentapis.com',
        workspace: { id: 'data.workspace.id', name: 'data.workspace.name', address: 'data.workspace.slug' },
        docsURL: 'https://docs.segmentapis.com/tag/Workspaces/',
      },
    ],
  },
  support: allRecords,
});
// Key: https://docs.sendgrid.com/api-reference/how-to-use-the-sendgrid-v3-api/authorization
// The health check lists the key's permissions. Every key may ask for them (not confirmed for restricted keys).
export const sendGrid = apiKey({
  name: 'SendGrid',
  base: 'https://api.sendgrid.com',
  prefix: 'Bearer ',
  page: 'https://docs.sendgrid.com/api-reference/how-to-use-the-sendgrid-v3-api/authorization',
  health: 'https://api.sendgrid.com/v3/scopes',
  account: workspace(
    'https://api.sendgrid.com/v3/user/username',
    'user_id',
    'https://www.twilio.com/docs/sendgrid/api-reference/users-api/retrieve-your-username',
    'username',
  ),
  support: recordsWithoutSearch,
});
// API: https://github.com/getsentry/sentry-api-schema, openapi-derefed.json
// Key: https://docs.sentry.io/api/auth/
// The key goes to the host that is typed. There is no health check: a key may lack the right to make any one call.
// Unverified, second list.
export const sentry = apiKey({
  name: 'Sentry',
  base: 'https://{{.workspace}}/api',
  prefix: 'Bearer ',
  page: 'https://docs.sentry.io/api/auth/',
  inputs: [
    {
      name: 'workspace',
      displayName: 'Sentry host',
      prompt:
        'Type `us.sentry.io` or `de.sentry.io` for an organization in that region, or the host of your own Sentry.',
      defaultValue: 'sentry.io',
    },
  ],
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.workspace}}/api/0/organizations/',
        // The token of an organization lists only that one. Of a person's token, the first one counts.
        workspace: { id: '0.id', name: '0.name' },
        docsURL: 'https://docs.sentry.io/api/organizations/list-your-organizations/',
      },
    ],
  },
  support: allRecords,
});
// Key: https://developers.smartrecruiters.com/docs/authentication
// There is no health check: a key may lack the right to make any one call.
// Unverified, second list.
export const smartRecruiters = apiKey({
  name: 'SmartRecruiters',
  base: 'https://api.smartrecruiters.com',
  header: 'X-SmartToken',
  page: 'https://developers.smartrecruiters.com/docs/authentication',
  account: {
    sources: [
      {
        from: 'call',
        // A key may lack the right to make this call of the Configuration API.
        url: 'https://api.smartrecruiters.com/configuration/company',
        workspace: { id: 'identifier', name: 'name' },
        docsURL: 'https://developers.smartrecruiters.com/docs/customer-overview',
      },
    ],
  },
});
// Key: https://docs.stripe.com/keys
// Bodies are form-encoded. There is no health check: a restricted key may lack any one permission.
// Unverified.
export const stripe = apiKey({
  name: 'Stripe',
  base: 'https://api.stripe.com',
  prefix: 'Bearer ',
  page: 'https://docs.stripe.com/keys',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.stripe.com/v1/account',
        workspace: { id: 'id', name: 'settings.dashboard.display_name', address: 'business_profile.url' },
        docsURL: 'https://docs.stripe.com/api/accounts/retrieve',
      },
    ],
  },
  // What Dowel's connector does. It was run against a simulator only.
  support: {
    proxy: true,
    read: true,
    write: true,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
    delete: true,
    bulkWrite: { insert: false, update: false, upsert: false, delete: false },
    search: { operators: { equals: true } },
  },
  subscribeRequirements: { subscribeByAPI: true },
});
// Key: https://docs.teamtailor.com/
// Each call needs the header `X-Api-Version`. A health check cannot send it, so there is none. The prefix of the
// header has no blank at its end.
// Unverified, second list.
export const teamtailor = apiKey({
  name: 'Teamtailor',
  base: 'https://{{.region}}.teamtailor.com',
  prefix: 'Token token=',
  page: 'https://docs.teamtailor.com/',
  inputs: [
    {
      name: 'region',
      displayName: 'API host prefix',
      prompt: 'Type `api`, or `api.na` when your account is in North America.',
    },
  ],
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.region}}.teamtailor.com/v1/company',
        headers: { 'X-Api-Version': '20240404' },
        workspace: { id: 'data.id', name: 'data.attributes.name' },
        docsURL: 'https://docs.teamtailor.com/',
      },
    ],
  },
});
// Key: https://workable.readme.io/reference/generate-an-access-token
// There is no health check: a key may lack the right to make any one call.
// Unverified, second list.
export const workable = apiKey({
  name: 'Workable',
  base: 'https://{{.workspace}}.workable.com/spi/v3',
  prefix: 'Bearer ',
  page: 'https://workable.readme.io/reference/generate-an-access-token',
  inputs: address(
    'Workable subdomain',
    'The part of your Workable address before `.workable.com`, such as `acme`.',
  ),
  account: byAddress,
});
