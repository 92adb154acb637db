import { address, apiKey, byAddress, hostPrefix, person, site, workspace } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Providers that take one key. `page` is where the vendor writes about its keys.
// Where no comment names what was read, the values are general knowledge and unverified. Try those first.

const keyFrom = (place: string) =>
  `The part of your ${place} address before the first dot, such as \`acme\`.`;

export const accuLynx = apiKey({
  name: 'AccuLynx',
  base: 'https://api.acculynx.com',
  page: 'https://apidocs.acculynx.com/docs/getting-started',
  // The members of the answer are from a copy of the vendor's OpenAPI document in a client of others.
  account: workspace(
    '/api/v2/company-settings',
    'id',
    'https://apidocs.acculynx.com/reference/getcompanysettings',
    'name',
  ),
});
// Read on the vendor's page: the hosts and the key, which is one of the Management API. Adyen's sign-in for partners is
// not here.
const adyenAt = (name: string, host: string) =>
  apiKey({
    name,
    base: `https://${host}`,
    header: 'X-API-Key',
    page: 'https://docs.adyen.com/development-resources/api-credentials/',
    health: '/v3/me',
    account: workspace(
      '/v3/me',
      'companyName',
      'https://docs.adyen.com/api-explorer/Management/latest/get/me',
    ),
  });
export const adyen = adyenAt('Adyen', 'management-live.adyen.com');
export const adyenTest = adyenAt('Adyen (test)', 'management-test.adyen.com');
export const amplemarket = apiKey({
  name: 'Amplemarket',
  base: 'https://api.amplemarket.com',
  page: 'https://docs.amplemarket.com/guides/quickstart',
  health: '/account-info',
  // The page says that the call describes the account. Its members are from a client of others.
  account: workspace(
    '/account-info',
    'id',
    'https://docs.amplemarket.com/api-reference/account-info',
    'name',
  ),
});
// Read on the vendor's page: the host, the key, the version and the account.
export const anthropic = apiKey({
  name: 'Anthropic',
  base: 'https://api.anthropic.com',
  header: 'x-api-key',
  beside: { 'anthropic-version': '2023-06-01' },
  page: 'https://docs.anthropic.com/en/api/overview',
  account: {
    from: 'header',
    url: '/v1/models?limit=1',
    workspace: { id: 'anthropic-organization-id' },
    docsURL: 'https://docs.anthropic.com/en/api/overview',
  },
});
export const avoma = apiKey({
  name: 'Avoma',
  base: 'https://api.avoma.com',
  page: 'https://help.avoma.com/api-integration-for-avoma',
  account: { unknownBecause: 'No public page was found that shows what its calls answer.' },
});
export const bird = apiKey({
  name: 'Bird',
  base: 'https://api.bird.com',
  prefix: 'AccessKey ',
  page: 'https://docs.bird.com/api/api-access/api-authorization',
  account: {
    unknownBecause: 'Each call has the id of the workspace in its path, and no call tells it to a key.',
  },
});
export const breakcold = apiKey({
  name: 'Breakcold',
  base: 'https://api.breakcold.com',
  header: 'X-API-KEY',
  page: 'https://developer.breakcold.com/v3/api-reference/introduction',
  // A key lists all workspaces of a person. Where there are several, nobody knows which one is meant.
  account: workspace(
    '/rest/workspaces',
    '*.id',
    'https://developer.breakcold.com/v3/api-reference/workspaces/get-user-workspaces',
    '*.name',
  ),
});
// Read on the vendor's page: the host and the key.
export const breezy = apiKey({
  name: 'Breezy HR',
  base: 'https://api.breezy.hr',
  prefix: '',
  page: 'https://developer.breezy.hr/reference/authorization',
  health: '/v3/user',
  inputs: {
    name: 'company_id',
    displayName: 'Company ID',
    prompt: 'The id of your company in the address of Breezy HR.',
  },
  account: { from: 'metadata', workspace: { id: 'company_id' } },
});
export const callRail = apiKey({
  name: 'CallRail',
  base: 'https://api.callrail.com',
  prefix: 'Token token=',
  page: 'https://apidocs.callrail.com/#getting-started',
  account: workspace(
    '/v3/a.json',
    'accounts.0.id',
    'https://apidocs.callrail.com/#accounts',
    'accounts.0.name',
  ),
});
export const chilipiper = apiKey({
  name: 'Chili Piper',
  base: 'https://fire.chilipiper.com',
  page: 'https://help.chilipiper.com/hc/en-us/articles/28930420880659',
  // The call is in the vendor's OpenAPI documents.
  account: {
    from: 'call',
    url: '/api/fire-edge/v1/org/tenant/get',
    workspace: { id: 'tenantData.tenantId', address: 'tenantData.subdomain' },
    docsURL: 'https://help.chilipiper.com/hc/en-us/articles/35576029581971-Edge-API-References',
  },
});
// Read on the vendor's page: the host and the key.
export const chorus = apiKey({
  name: 'Chorus',
  base: 'https://chorus.ai',
  prefix: '',
  page: 'https://api-docs.chorus.ai/#authentication',
  account: person('/api/v1/users/me', 'data.id', 'https://chorus.ai/api/openapi.json', {
    name: 'data.attributes.name',
    email: 'data.attributes.email',
  }),
});
export const clari = apiKey({
  name: 'Clari',
  base: 'https://api.clari.com',
  header: 'apikey',
  page: 'https://developer.clari.com/documentation/external_spec',
  // Each export that a person has begun names the organisation. Somebody who has begun none stays unknown.
  account: {
    from: 'call',
    url: '/v4/export/jobs',
    workspace: { id: '0.orgId' },
    person: { id: '0.userId' },
    docsURL: 'https://developer.clari.com/documentation/external_spec',
  },
});
export const coda = apiKey({
  name: 'Coda',
  base: 'https://coda.io/apis',
  page: 'https://coda.io/developers/apis/v1#section/Authentication',
  health: '/v1/whoami',
  account: workspace(
    '/v1/whoami',
    'workspace.id',
    'https://coda.io/developers/apis/v1#tag/Account/operation/whoami',
    'workspace.name',
  ),
});
// Read on the vendor's page: the host and the key.
export const crunchbase = apiKey({
  name: 'Crunchbase',
  base: 'https://api.crunchbase.com',
  header: 'X-cb-user-key',
  page: 'https://data.crunchbase.com/docs/getting-started',
  account: { unknownBecause: 'The API answers only public facts, and no call says whose the key is.' },
});
// Read on the vendor's page: the hosts and the key.
export const customerJourneysApp = apiKey({
  name: 'Customer.io Journeys App',
  base: 'https://{{.region}}.customer.io',
  page: 'https://docs.customer.io/integrations/api/app/',
  inputs: hostPrefix('api', 'Type `api-eu` when your account is in the EU region, and `api` otherwise.'),
  // A key is for one workspace, and lists all of its account. Where there are several, nobody knows which it is for.
  account: workspace(
    '/v1/workspaces',
    'workspaces.*.id',
    'https://docs.customer.io/integrations/api/app/tag/workspaces/listworkspaces/',
    'workspaces.*.name',
  ),
});
// Read on the vendor's page: the key.
export const dixa = apiKey({
  name: 'Dixa',
  base: 'https://dev.dixa.io',
  page: 'https://docs.dixa.io/docs/api-standards-rules/#authentication',
  account: {
    from: 'call',
    // In the vendor's OpenAPI document.
    url: '/beta/organization',
    workspace: { id: 'data.id', name: 'data.name', address: 'data.subdomain' },
    docsURL: 'https://docs.dixa.io/',
  },
  support: allRecords,
});
// Read on the vendor's page: the key.
export const emailBison = apiKey({
  name: 'EmailBison',
  base: 'https://{{.workspace}}',
  page: 'https://docs.emailbison.com/get-started/authentication',
  inputs: address('EmailBison address', 'The host that you sign in at, such as `send.acme.com`.'),
  account: byAddress,
});
// Read on the vendor's page: the host and the key.
export const fireflies = apiKey({
  name: 'Fireflies.ai',
  base: 'https://api.fireflies.ai',
  page: 'https://docs.fireflies.ai/fundamentals/authorization',
  // Without an id, the query is about the person whose key it is.
  account: {
    from: 'call',
    url: '/graphql',
    method: 'POST',
    body: '{"query":"{ user { user_id name email } }"}',
    person: { id: 'data.user.user_id', name: 'data.user.name', email: 'data.user.email' },
    docsURL: 'https://docs.fireflies.ai/graphql-api/query/user',
  },
});
// Hosts: https://flatfile.com/docs/reference/cli
export const flatfile = apiKey({
  name: 'Flatfile',
  base: 'https://platform.{{.site}}/api',
  page: 'https://flatfile.com/docs/developer-tools/security/authentication',
  inputs: site(
    'flatfile.com',
    'What follows `platform.` in your Flatfile address, such as `eu.flatfile.com`.',
  ),
  account: {
    from: 'call',
    url: '/v1/accounts/current',
    headers: { 'X-Disable-Hooks': 'true' },
    workspace: { id: 'data.id', name: 'data.name' },
    docsURL: 'https://reference.flatfile.com/api-reference/accounts/get-current',
  },
});
export const freshchat = apiKey({
  name: 'Freshchat',
  base: 'https://{{.workspace}}.freshchat.com',
  page: 'https://developers.freshchat.com/api/#authentication',
  inputs: address('Freshchat subdomain', keyFrom('Freshchat')),
  account: byAddress,
});
// Clients of others send the key to both versions so. Only the first also has `Token token=`.
export const g2 = apiKey({
  name: 'G2',
  base: 'https://data.g2.com',
  page: 'https://data.g2.com/api/docs#g2-v2-api',
  account: {
    unknownBecause:
      'A call about the credits of an account exists, and no page that was to be had shows what it answers.',
  },
});
export const granola = apiKey({
  name: 'Granola',
  base: 'https://public-api.granola.ai',
  page: 'https://docs.granola.ai/introduction',
  account: { unknownBecause: 'The API reads notes alone. A note names its owner, who may be a colleague.' },
});
// The key is the text `key:`, already in base64.
export const greenhouseJobBoard = apiKey({
  name: 'Greenhouse Job Board',
  base: 'https://boards-api.greenhouse.io',
  prefix: 'Basic ',
  page: 'https://developers.greenhouse.io/job-board.html#authentication',
  account: { unknownBecause: 'A key is of one board, which the paths of calls name and no answer does.' },
});
export const groove = apiKey({
  name: 'Groove',
  base: 'https://api.groovehq.com',
  page: 'https://developer.groovehq.com/docs/authentication',
  account: {
    from: 'call',
    url: '/v2/graphql',
    method: 'POST',
    body: '{"query":"{ account { id subdomain } }"}',
    workspace: { id: 'data.account.id', address: 'data.account.subdomain' },
    docsURL: 'https://developer.groovehq.com/graphql/references/objects',
  },
});
export const heyreach = apiKey({
  name: 'HeyReach',
  base: 'https://api.heyreach.io',
  header: 'X-API-KEY',
  page: 'https://documenter.getpostman.com/view/23808049/2sA2xb5F75',
  // A campaign names the workspace, in the vendor's example as clients of others have copied it. A workspace without
  // campaigns stays unknown.
  account: {
    from: 'call',
    before: {
      url: '/api/public/campaign/GetAll',
      method: 'POST',
      body: '{"offset":0,"limit":1}',
      found: 'items.0.id',
    },
    url: '/api/public/campaign/GetById?campaignId={{.found}}',
    workspace: { id: 'organizationUnitId' },
    docsURL: 'https://documenter.getpostman.com/view/23808049/2sA2xb5F75',
  },
  health: '/api/public/auth/CheckApiKey',
});
export const hightouch = apiKey({
  name: 'Hightouch',
  base: 'https://api.hightouch.com',
  page: 'https://hightouch.com/docs/developer-tools/api-guide',
  // Each sync names the workspace of the key. A workspace without syncs stays unknown.
  account: workspace(
    '/api/v1/syncs',
    'data.0.workspaceId',
    'https://github.com/hightouchio/airflow-provider-hightouch',
  ),
});
// Read on the vendor's page: the host, the key and the health check. Each call names the user in its query, as `user_id`.
export const hive = apiKey({
  name: 'Hive',
  base: 'https://app.hive.com',
  header: 'api_key',
  page: 'https://developers.hive.com/reference/api-keys-and-auth',
  inputs: {
    name: 'userId',
    displayName: 'User ID',
    prompt: 'Shown beside the API key, in your profile under API info.',
  },
  health: '/api/v1/testcredentials?user_id={{.userId}}',
  account: { from: 'metadata', person: { id: 'userId' } },
});
export const housecallPro = apiKey({
  name: 'Housecall Pro',
  base: 'https://api.housecallpro.com',
  prefix: 'Token ',
  page: 'https://docs.housecallpro.com/docs/housecall-public-api/authentication',
  health: '/company',
  account: workspace(
    '/company',
    'id',
    'https://docs.housecallpro.com/docs/housecall-public-api/company',
    'name',
  ),
});
// Read on the vendor's page: the host and the key.
export const hunter = apiKey({
  name: 'Hunter',
  base: 'https://api.hunter.io',
  header: 'X-API-KEY',
  page: 'https://hunter.io/api-documentation#authentication',
  health: '/v2/account',
  account: {
    from: 'call',
    url: '/v2/account',
    person: { email: 'data.email' },
    docsURL: 'https://hunter.io/api-documentation#account',
  },
});
export const instantly = apiKey({
  name: 'Instantly (API v1)',
  base: 'https://api.instantly.ai',
  query: 'api_key',
  page: 'https://app.theneo.io/instantly-ai/instantlyapidocs/introduction',
  account: { unknownBecause: 'No call of version 1 is known that names the workspace by an id.' },
});
// Read on the vendor's page: the key. Its first version takes other keys, and is deprecated.
export const instantlyAI = apiKey({
  name: 'Instantly',
  base: 'https://api.instantly.ai',
  page: 'https://developer.instantly.ai/getting-started/authorization',
  account: workspace(
    '/api/v2/workspaces/current',
    'id',
    'https://developer.instantly.ai/api/v2/workspace/getcurrentworkspace',
    'name',
  ),
});
// Hosts: https://github.com/wojtekmaj/jotform. One of Jotform Enterprise has its API below `/API`, and is not here.
// Header: https://github.com/jotform/jotform-api-php, src/JotformClient.php
export const jotform = apiKey({
  name: 'Jotform',
  base: 'https://{{.region}}.jotform.com',
  header: 'APIKEY',
  page: 'https://api.jotform.com/docs/#authentication',
  inputs: hostPrefix(
    'api',
    'Type `eu-api` for EU Safe mode, `hipaa-api` for HIPAA compliance, and `api` otherwise.',
  ),
  health: '/user',
  account: person('/user', 'content.username', 'https://api.jotform.com/docs/#user', {
    name: 'content.name',
    email: 'content.email',
  }),
});
// Read on the vendor's page: the address and the key.
export const loxo = apiKey({
  name: 'Loxo',
  base: 'https://{{.workspace}}/api/{{.agencySlug}}',
  page: 'https://loxo.readme.io/reference/loxo-api',
  inputs: [
    address('Loxo host', 'The host that you sign in at, such as `app.loxo.co`.'),
    {
      name: 'agencySlug',
      displayName: 'Agency',
      prompt: 'The part of your Loxo address that names your agency.',
    },
  ],
  account: { from: 'metadata', workspace: { id: 'agencySlug', address: 'workspace' } },
});
export const mixmax = apiKey({
  name: 'Mixmax',
  base: 'https://api.mixmax.com',
  header: 'X-API-Token',
  page: 'https://developer.mixmax.com/reference/getting-started-with-the-api',
  health: '/v1/users/me',
  account: person('/v1/users/me', '_id', 'https://developer.mixmax.com/reference/usersme'),
});
// Read on the vendor's page: the host, the header and the key.
export const monaco = apiKey({
  name: 'Monaco',
  base: 'https://api.monaco.com',
  page: 'https://docs.monaco.com/auth',
  account: {
    from: 'call',
    url: '/v1/me',
    workspace: { id: 'data.org_id', name: 'data.org_name' },
    person: { id: 'data.user_id', name: 'data.user_first_name', email: 'data.user_email' },
    docsURL: 'https://docs.monaco.com/api-reference',
  },
});
// Read on the vendor's page: the key, which is for version 19 and later.
export const odoo = apiKey({
  name: 'Odoo',
  base: 'https://{{.workspace}}',
  page: 'https://www.odoo.com/documentation/19.0/developer/reference/external_api.html',
  inputs: address('Odoo address', 'The host that you sign in at, such as `acme.odoo.com`.'),
  account: byAddress,
});
// Hosts: https://github.com/Rebilly/rebilly-php, src/Client.php
export const rebilly = apiKey({
  name: 'Rebilly',
  base: 'https://{{.region}}.rebilly.com',
  header: 'REB-APIKEY',
  inputs: hostPrefix('api', 'Type `api-sandbox` for a key of the sandbox, and `api` otherwise.'),
  page: 'https://www.rebilly.com/catalog/all/section/authentication/manage-api-keys',
  // Calls that name no organisation are about that of the key. A key may lack the right to make this one.
  account: workspace(
    '/organizations?limit=1',
    '0.id',
    'https://github.com/Rebilly/api-definitions/blob/main/openapi/paths/organizations.yaml',
    '0.name',
  ),
});
// Read on the vendor's page: the host, the key and the health check, all of version 3. The vendor no longer supports
// those before it, which take the key in `X-API-Key`. The members besides `userId` are from a client of others.
export const reply = apiKey({
  name: 'Reply',
  base: 'https://api.reply.io',
  page: 'https://docs.reply.io/api-reference/authentication',
  health: '/v3/whoami',
  account: person('/v3/whoami', 'userId', 'https://docs.reply.io/api-reference/authentication', {
    name: 'fullName',
    email: 'email',
  }),
});
// Read on the vendor's page: the host and the key.
export const revenueCat = apiKey({
  name: 'RevenueCat',
  base: 'https://api.revenuecat.com',
  page: 'https://www.revenuecat.com/docs/projects/authentication',
  inputs: {
    name: 'projectId',
    displayName: 'Project ID',
    prompt: 'The id in the address of your project at RevenueCat.',
  },
  account: { from: 'metadata', workspace: { id: 'projectId' } },
});
export const ringOverEU = apiKey({
  name: 'Ringover (EU)',
  base: 'https://public-api.ringover.com',
  prefix: '',
  page: 'https://developer.ringover.com/#section/Authentication',
  // The members of the answer were found in a client of others only. A key may lack the right to make the call.
  account: workspace('/v2/teams', 'id', 'https://developer.ringover.com/', 'name'),
});
export const ringOverUS = apiKey({
  name: 'Ringover (US)',
  base: 'https://public-api-us.ringover.com',
  prefix: '',
  page: 'https://developer.ringover.com/#section/Authentication',
  // The members of the answer were found in a client of others only. A key may lack the right to make the call.
  account: workspace('/v2/teams', 'id', 'https://developer.ringover.com/', 'name'),
});
export const salesfinity = apiKey({
  name: 'Salesfinity',
  base: 'https://client-api.salesfinity.co',
  header: 'x-api-key',
  page: 'https://docs.salesfinity.ai/api-reference/introduction',
  account: workspace(
    '/v1/team',
    '_id',
    'https://docs.salesfinity.ai/api-reference/endpoint/get-team',
    'name',
  ),
});
export const salesflare = apiKey({
  name: 'Salesflare',
  base: 'https://api.salesflare.com',
  page: 'https://api.salesflare.com/docs#section/Introduction/Authentication',
  health: '/me',
  account: person('/me', 'id', 'https://api.salesflare.com/docs#tag/Users/operation/getMe', {
    email: 'email',
  }),
});
// Read on the vendor's page: the host and the key, which it takes in no header.
export const smartlead = apiKey({
  name: 'Smartlead',
  base: 'https://server.smartlead.ai',
  query: 'api_key',
  page: 'https://api.smartlead.ai/reference/authentication',
  account: { unknownBecause: 'Campaigns name a user each, and it need not be that of the key.' },
});
// Read on the vendor's page: the key, and the hosts but `apiau`, which is from clients of others.
export const solarWindsServiceDesk = apiKey({
  name: 'SolarWinds Service Desk',
  base: 'https://{{.workspace}}.samanage.com',
  header: 'X-Samanage-Authorization',
  prefix: 'Bearer ',
  page: 'https://apidoc.samanage.com/#section/General-Concepts/Authentication',
  inputs: address(
    'Region',
    'Write `api` for customers in the United States, `apieu` in Europe, and `apiau` in Asia Pacific.',
  ),
  account: {
    unknownBecause:
      'A token belongs to a user. No page says which part of its text names the user, and no call does.',
  },
});
// Read on the vendor's page: the host and the key.
export const superSend = apiKey({
  name: 'SuperSend',
  base: 'https://api.supersend.io',
  page: 'https://docs.supersend.io/docs/getting-started',
  account: {
    from: 'call',
    url: '/v1/org',
    workspace: { id: 'data.id', name: 'data.name', address: 'data.domain' },
    docsURL: 'https://docs.supersend.io/docs/org',
  },
});
// Read on the vendor's page: the host and the key.
export const wealthbox = apiKey({
  name: 'Wealthbox',
  base: 'https://api.crmworkspace.com',
  header: 'ACCESS_TOKEN',
  page: 'https://dev.wealthbox.com/#section/Authentication/API-Access-Token',
  health: '/v1/me',
  account: person('/v1/me', 'current_user.id', 'https://dev.wealthbox.com/#tag/Me', {
    name: 'current_user.name',
    email: 'current_user.email',
  }),
});
export const whereby = apiKey({
  name: 'Whereby',
  base: 'https://api.whereby.dev',
  page: 'https://docs.whereby.com/whereby-rest-api-reference',
  // A room's address begins with the subdomain of the organisation. An organisation without meetings stays unknown.
  account: {
    from: 'call',
    url: '/v1/meetings?limit=1',
    workspace: { id: 'results.0.roomUrl', address: 'results.0.roomUrl' },
    capture: '^https://(?<result>[^/.]+)\\.whereby\\.com/',
    docsURL: 'https://docs.whereby.com/reference/whereby-rest-api-reference/meetings',
  },
});

// The vendors' pages were read for those below, unless a comment says otherwise.

// The first version of the API takes the key as the password of basic authentication instead.
export const affinity = apiKey({
  name: 'Affinity',
  base: 'https://api.affinity.co',
  page: 'https://developer.affinity.co/pages/external-api-v2/authentication',
  health: '/v2/auth/whoami',
  account: {
    from: 'call',
    url: '/v2/auth/whoami',
    workspace: { id: 'tenant.id', name: 'tenant.name', address: 'tenant.subdomain' },
    person: { id: 'user.id', name: 'user.firstName', email: 'user.emailAddress' },
    docsURL: 'https://developer.affinity.co/api-reference/2026-09-17/auth/get-current-user',
  },
});
// Most calls need the header `cal-api-version`, which a proxy call has to send itself. `cal.eu` is from clients of
// others.
export const calCom = apiKey({
  name: 'Cal.com',
  base: 'https://api.{{.site}}/v2',
  page: 'https://cal.com/docs/api-reference/v2/introduction',
  inputs: site('cal.com', 'Where you sign in: `cal.com` or `cal.eu`.'),
  health: '/me',
  account: person('/me', 'data.id', 'https://cal.com/docs/api-reference/v2/me/get-my-profile', {
    name: 'data.name',
    email: 'data.email',
  }),
});
export const kustomer = apiKey({
  name: 'Kustomer',
  base: 'https://{{.workspace}}.api.kustomerapp.com',
  page: 'https://developer.kustomer.com/docs/get-started/authentication',
  inputs: address(
    'Kustomer subdomain',
    'The part of your Kustomer address before `.kustomerapp.com`, such as `acme`.',
  ),
  // Works with any valid key: https://developer.kustomer.com/docs/get-started/quickstart
  health: '/v1/auth/tokens/current',
  account: byAddress,
});
// There is no health check: a key may lack the right to make any one call.
// Unverified: the host and the calls are from a client of others (https://docs.rs/crate/rippling-api).
export const rippling = apiKey({
  name: 'Rippling',
  base: 'https://rest.ripplingapis.com',
  page: 'https://developer.rippling.com/documentation/rest-api',
  // A key is of one company, and may lack the right to make either of these calls.
  account: [
    {
      from: 'call',
      url: '/companies',
      workspace: { id: 'results.0.id', name: 'results.0.name' },
      docsURL: 'https://developer.rippling.com/documentation/rest-api',
    },
    {
      from: 'call',
      url: '/sso-me',
      workspace: { id: 'company_id' },
      person: { id: 'id', email: 'work_email' },
      docsURL: 'https://developer.rippling.com/documentation/rest-api',
    },
  ],
});
// There is no health check: a key may lack the right to make any one call.
export const smartRecruiters = apiKey({
  name: 'SmartRecruiters',
  base: 'https://api.smartrecruiters.com',
  header: 'X-SmartToken',
  page: 'https://developers.smartrecruiters.com/docs/authentication-api-key',
  account: {
    from: 'call',
    // A key may lack the right to make this call of the Configuration API.
    url: '/configuration/company',
    workspace: { id: 'identifier', name: 'name' },
    docsURL: 'https://developers.smartrecruiters.com/docs/customer-overview',
  },
});
// There is no health check: a key may lack the right to make any one call. The prefix of the header has no blank at its
// end.
export const teamtailor = apiKey({
  name: 'Teamtailor',
  base: 'https://{{.region}}.teamtailor.com',
  prefix: 'Token token=',
  beside: { 'X-Api-Version': '20240404' },
  page: 'https://support.teamtailor.com/en/articles/5963369-use-our-teamtailor-api',
  inputs: {
    name: 'region',
    displayName: 'API host prefix',
    prompt: 'Type `api`, or `api.na` when your account is in North America.',
  },
  account: {
    from: 'call',
    url: '/v1/company',
    workspace: { id: 'data.id', name: 'data.attributes.name' },
    docsURL: 'https://docs.teamtailor.com/',
  },
});
// There is no health check: a key may lack the right to make any one call.
export const workable = apiKey({
  name: 'Workable',
  base: 'https://{{.workspace}}.workable.com/spi/v3',
  page: 'https://workable.readme.io/reference/generate-an-access-token',
  inputs: address(
    'Workable subdomain',
    'The part of your Workable address before `.workable.com`, such as `acme`.',
  ),
  account: byAddress,
});

// The key is the text `id:token`, already in base64. The health check is from clients of others.
export const aircall = apiKey({
  name: 'Aircall',
  base: 'https://api.aircall.io',
  prefix: 'Basic ',
  page: 'https://developer.aircall.io/docs/basic-authentication',
  health: '/v1/ping',
  account: { unknownBecause: 'The company is told by name only, and names change.' },
});
// The call that could serve as a health check answers 200 to wrong keys too, so there is none.
export const apollo = apiKey({
  name: 'Apollo',
  base: 'https://api.apollo.io',
  header: 'X-Api-Key',
  page: 'https://docs.apollo.io/docs/create-api-key',
  account: {
    from: 'call',
    // Keys that are limited to other calls may not make it.
    url: '/api/v1/users/api_profile',
    workspace: { id: 'team_id' },
    person: { id: 'id', email: 'email' },
    docsURL: 'https://docs.apollo.io/reference/get-current-user-profile',
  },
});
// There is no health check: no call is known that every credential may make.
export const braze = apiKey({
  name: 'Braze',
  base: 'https://rest.{{.workspace}}.{{.site}}',
  page: 'https://www.braze.com/docs/api/basics/#creating-rest-api-keys',
  // Endpoints: https://www.braze.com/docs/user_guide/administer/personal/sdk_endpoints
  inputs: [
    address(
      'Instance',
      'The part of your REST endpoint between `rest.` and `.braze`, such as `iad-05`. Braze shows it under Settings, APIs and Identifiers.',
    ),
    site('braze.com', 'What your REST endpoint ends in: `braze.com` or `braze.eu`.'),
  ],
  account: {
    from: 'call',
    // An app group is a workspace. Told to keys that may list integrations for data, if the workspace has one.
    url: '/cdi/integrations',
    workspace: { id: 'results.0.app_group_id' },
    docsURL: 'https://www.braze.com/docs/api/endpoints/cdi/get_integration_list',
  },
});
export const copper = apiKey({
  name: 'Copper',
  base: 'https://api.copper.com/developer_api',
  header: 'X-PW-AccessToken',
  beside: { 'X-PW-Application': 'developer_api', 'X-PW-UserEmail': '{{.userEmail}}' },
  page: 'https://developer.copper.com/introduction/authentication.html#api-keys',
  inputs: {
    name: 'userEmail',
    displayName: "Email of the key's owner",
    prompt: 'The address that the owner of the API key signs in to Copper with.',
  },
  health: '/v1/account',
  account: workspace(
    '/v1/account',
    'id',
    'https://developer.copper.com/account-and-users/fetch-account-details.html',
    'name',
  ),
});
// Unverified: the host, the header and the health check are from clients of others.
export const fathom = apiKey({
  name: 'Fathom',
  base: 'https://api.fathom.ai',
  header: 'X-Api-Key',
  page: 'https://developers.fathom.ai/quickstart',
  health: '/external/v1/teams',
  account: {
    unknownBecause: 'Teams have only names, members have only addresses, and no call says whose the key is.',
  },
});
// The prefix of the header has no blank at its end. The health check is from clients of others.
export const freshsales = apiKey({
  name: 'Freshsales',
  base: 'https://{{.workspace}}.myfreshworks.com/crm/sales',
  prefix: 'Token token=',
  page: 'https://developers.freshworks.com/crm/api/#authentication',
  inputs: address(
    'Freshsales subdomain',
    'The part of your Freshsales address before `.myfreshworks.com`, such as `acme`.',
  ),
  health: '/api/settings/contacts/fields',
  account: byAddress,
});
// The vendor's page has only basic authentication, with the key as the password. Clients of others send it in the
// address.
export const lemlist = apiKey({
  name: 'Lemlist',
  base: 'https://api.lemlist.com',
  query: 'access_token',
  page: 'https://developer.lemlist.com/api-reference/getting-started/authentication',
  health: '/api/team',
  account: workspace('/api/team', '_id', 'https://developer.lemlist.com/', 'name'),
});
export const pylon = apiKey({
  name: 'Pylon',
  base: 'https://{{.region}}.usepylon.com',
  page: 'https://docs.usepylon.com/pylon-docs/developer/api/authentication',
  inputs: hostPrefix(
    'api',
    'Type `api.eu` when your token begins with `pylon_api_eu_`, and `api` otherwise.',
  ),
  health: '/me',
  account: workspace(
    '/me',
    'data.id',
    'https://docs.usepylon.com/pylon-docs/developer/api/api-reference/me',
    'data.name',
  ),
});

// The comment of each of those below says what nobody has confirmed.

// A token lasts 30 days. Health check: https://developers.dovetail.com/reference/get_v1-token-info
export const dovetail = apiKey({
  name: 'Dovetail',
  base: 'https://dovetail.com/api',
  page: 'https://docs.dovetail.com/developer-docs/docs/02-Authorization',
  health: '/v1/token/info',
  account: {
    // The page says that it names the subdomain of the workspace. The member is from a client of others.
    from: 'call',
    url: '/v1/token/info',
    workspace: { id: 'data.subdomain', address: 'data.subdomain' },
    docsURL: 'https://developers.dovetail.com/reference/get_v1-token-info',
  },
});
