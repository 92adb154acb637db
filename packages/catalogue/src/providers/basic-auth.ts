import { address, basic, byAddress, hostPrefix, person, site, workspace } from '../plain-entries.ts';

// Providers that take a user name and a password, or a key in the place of one of them.
// Where no comment names what was read, the values are general knowledge and unverified. Try those first.

const blueshiftAt = (name: string, host: string, listsPage: string) =>
  basic({
    name,
    base: `https://${host}`,
    key: true,
    page: 'https://developer.blueshift.com/reference/api-overview',
    account: ['tag_contexts/list', 'custom_user_lists/seed_lists'].map((list) => ({
      from: 'call',
      // Each entry of a list names the account. An account with neither tags nor seed lists stays unknown.
      url: `/api/v1/${list}`,
      workspace: { id: '0.account_id' },
      docsURL: listsPage,
    })),
  });
export const blueshift = blueshiftAt(
  'Blueshift',
  'api.getblueshift.com',
  'https://developer.blueshift.com/reference/get_api-v1-tag-contexts-list',
);
export const blueshiftEU = blueshiftAt(
  'Blueshift (EU)',
  'api.eu.getblueshift.com',
  'https://developer.blueshift.com/reference/api-overview',
);
// Read on the vendor's page: the host, the user name and the password.
export const chargeOver = basic({
  name: 'ChargeOver',
  base: 'https://{{.workspace}}.chargeover.com',
  page: 'https://developer.chargeover.com/apidocs/rest/#http-basic-auth',
  inputs: address(
    'ChargeOver subdomain',
    'The part of your address before `.chargeover.com`, such as `acme`.',
  ),
  account: byAddress,
});
// Read in the vendor's clients: the key and the health check.
export const chartMogul = basic({
  name: 'ChartMogul',
  base: 'https://api.chartmogul.com',
  key: true,
  page: 'https://dev.chartmogul.com/docs/authentication',
  health: '/v1/ping',
  account: workspace('/v1/account', 'id', 'https://dev.chartmogul.com/reference/account', 'name'),
});
export const cloudTalk = basic({
  name: 'CloudTalk',
  base: 'https://my.cloudtalk.io',
  page: 'https://developers.cloudtalk.io/docs/authentication',
  account: {
    from: 'call',
    // Only the analysis of a single call names the company. One without calls stays unknown.
    before: {
      url: '/api/calls/index.json?limit=1',
      found: 'responseData.data.0.Cdr.id',
    },
    url: 'https://analytics-api.cloudtalk.io/api/calls/{{.found}}',
    workspace: { id: 'company_id' },
    docsURL: 'https://developers.cloudtalk.io/',
  },
});
// The user name is the company and the public key, joined by `+`.
export const connectWise = basic({
  name: 'ConnectWise PSA',
  base: 'https://{{.region}}.myconnectwise.net',
  beside: { clientId: '{{.clientId}}' },
  page: 'https://developer.connectwise.com/Best_Practices/Manage_Integrating_with_Manage',
  inputs: [
    {
      name: 'region',
      displayName: 'Region',
      prompt: 'The part of your address before `.myconnectwise.net`, such as `api-na`.',
    },
    {
      name: 'clientId',
      displayName: 'Client ID',
      prompt: 'The id of your integration at the developer network of ConnectWise.',
    },
  ],
  account: {
    from: 'signIn',
    workspace: { id: 'username', name: 'username' },
    capture: '^(?<result>[^+]+)\\+',
    docsURL: 'https://developer.connectwise.com/Best_Practices/Manage_Integrating_with_Manage',
  },
});
// Hosts: https://docs.customer.io/integrations/data-in/connections/http-api
export const customerDataPipelines = basic({
  name: 'Customer.io Data Pipelines',
  base: 'https://{{.region}}.customer.io',
  inputs: hostPrefix('cdp', 'Type `cdp-eu` when your account is in the EU region, and `cdp` otherwise.'),
  key: true,
  page: 'https://customer.io/docs/api/cdp/#section/Authentication',
  account: { unknownBecause: 'The API only takes data, and answers nothing about the key.' },
});
// Read on the vendor's page: the user name and the password.
export const fastSpring = basic({
  name: 'FastSpring',
  base: 'https://api.fastspring.com',
  page: 'https://developer.fastspring.com/reference/getting-started-with-your-api',
  account: {
    from: 'call',
    // The address of an invoice names the store, unless it is at a domain of the seller's own. One without orders
    // stays unknown.
    before: { url: '/orders?limit=1', found: 'orders.0' },
    url: '/orders/{{.found}}',
    workspace: { id: 'invoiceUrl', address: 'invoiceUrl' },
    capture: '^https://(?<result>[^./]+)\\.(test\\.)?onfastspring\\.com/',
    docsURL: 'https://developer.fastspring.com/reference/getordersbyid',
  },
});
// Read on the vendor's page: the host, the key and the health check.
export const geckoboard = basic({
  name: 'Geckoboard',
  base: 'https://api.geckoboard.com',
  key: true,
  page: 'https://developer.geckoboard.com/#authentication',
  health: '/',
  account: { unknownBecause: 'The API is about data sets, and no answer names the account.' },
});
// Read on the vendor's pages: the hosts, here and below.
export const gladly = basic({
  name: 'Gladly',
  base: 'https://{{.workspace}}.gladly.com',
  page: 'https://developer.gladly.com/rest/#section/Authentication',
  inputs: address('Gladly subdomain', 'The part of your address before `.gladly.com`, such as `acme`.'),
  account: byAddress,
});
export const gladlyQA = basic({
  name: 'Gladly (QA)',
  base: 'https://{{.workspace}}.gladly.qa',
  page: 'https://developer.gladly.com/rest/#section/Authentication',
  inputs: address('Gladly subdomain', 'The part of your address before `.gladly.qa`, such as `acme`.'),
  account: byAddress,
});
// The user name is an e-mail address or the ID of a collection, and the password a token of that. The page has a call
// for both.
export const guru = basic({
  name: 'Guru',
  base: 'https://api.getguru.com',
  page: 'https://developer.getguru.com/docs/rest-api',
  health: '/api/v1/teams',
  account: workspace('/api/v1/teams', '0.id', 'https://developer.getguru.com/docs/rest-api', '0.name'),
});
// The user name is the API key, and the password the authentication code: https://www.happyfox.com/developers/api/1.1/
// Sites: https://support.happyfox.com/kb/article/1201-api-for-asset-management
export const happyfox = basic({
  name: 'HappyFox',
  base: 'https://{{.workspace}}.{{.site}}',
  page: 'https://support.happyfox.com/kb/article/360-api-for-happyfox/',
  inputs: [
    address('HappyFox subdomain', 'The part of your address before the first dot, such as `acme`.'),
    site(
      'happyfox.com',
      'Type `happyfox.net` for an account that is hosted in the EU, and `happyfox.com` otherwise.',
    ),
  ],
  account: byAddress,
});
// Read on the vendor's page: the host.
export const insightly = basic({
  name: 'Insightly',
  base: 'https://api.{{.pod}}.insightly.com',
  key: true,
  page: 'https://api.na1.insightly.com/v3.1/',
  inputs: {
    name: 'pod',
    displayName: 'Pod',
    prompt:
      'The part of your API URL between `api.` and `.insightly.com`, such as `na1`. Insightly shows the URL under User Settings.',
    defaultValue: 'na1',
  },
  account: person('/v3.1/Users/Me', 'USER_ID', 'https://github.com/Insightly/insightly-python', {
    email: 'EMAIL_ADDRESS',
  }),
});
// The user name is the id of a token, and the password its secret.
export const kaseyaVSAX = basic({
  name: 'Kaseya VSA X',
  base: 'https://{{.workspace}}',
  page: 'https://api.vsax.net/#authentication',
  inputs: address('VSA X address', 'The host that you sign in at, such as `acme.vsax.net`.'),
  account: byAddress,
});
// Sites and key: https://github.com/maxio-com/ab-typescript-sdk, src/client.ts and README.md
export const maxio = basic({
  name: 'Maxio',
  base: 'https://{{.workspace}}.{{.site}}',
  key: true,
  keyFormat: '%s:x',
  page: 'https://developers.maxio.com/http/getting-started/how-to-get-started',
  inputs: [
    address('Maxio subdomain', 'The part of your address before the first dot, such as `acme`.'),
    site('chargify.com', 'Type `ebilling.maxio.com` for a site in the EU, and `chargify.com` otherwise.'),
  ],
  account: byAddress,
});
// Read on the vendor's page: the host, the user name, which is an e-mail address, and the password, which is the key.
export const nutshell = basic({
  name: 'Nutshell',
  base: 'https://app.nutshell.com',
  page: 'https://developers.nutshell.com/docs/getting-started',
  // Each answer names the instance.
  account: workspace('/rest/users', 'meta.instanceId', 'https://developers.nutshell.com/'),
});
// Read on the vendor's pages: the host, the user name and the password.
export const pipeliner = basic({
  name: 'Pipeliner CRM',
  base: 'https://{{.region}}.pipelinersales.com',
  page: 'https://developers.pipelinersales.com/api-docs/overview/authentication',
  inputs: [
    {
      name: 'region',
      displayName: 'Region',
      prompt: 'The part of your API address before `.pipelinersales.com`, such as `us-east`.',
    },
    {
      name: 'workspace',
      displayName: 'Space ID',
      prompt: 'The name of your space in the address of the API.',
    },
  ],
  account: byAddress,
});
export const vtiger = basic({
  name: 'Vtiger',
  base: 'https://{{.workspace}}',
  page: 'https://help.vtiger.com/article/147111249-Rest-API-Manual',
  inputs: address('Vtiger address', 'The host that you sign in at, such as `acme.od2.vtiger.com`.'),
  account: byAddress,
});

// The user name is the ID of a service user, the password its token. There is no health check: a key may lack the
// right to make any one call. Read on the vendor's page: the user name and the password. Hosts are from its OpenAPI document.
export const hibob = basic({
  name: 'HiBob',
  base: 'https://api.{{.site}}',
  page: 'https://apidocs.hibob.com/docs/api-service-users',
  inputs: site('hibob.com', 'Type `sandbox.hibob.com` for a sandbox, and `hibob.com` otherwise.'),
  account: {
    // A service user is of one company, and its ID is the user name.
    from: 'signIn',
    person: { id: 'username' },
    docsURL: 'https://apidocs.hibob.com/docs/api-service-users',
  },
});

// Below, where no comment names what was read, the values follow a public connector catalogue (MIT), unverified.

// Sites: https://amplitude.com/docs/apis/analytics/dashboard-rest
// The API key is the user name, the secret key the password. The health check comes from a second public catalogue.
export const amplitude = basic({
  name: 'Amplitude',
  base: 'https://{{.site}}',
  page: 'https://amplitude.com/docs/apis/authentication',
  inputs: site(
    'amplitude.com',
    'Type `analytics.eu.amplitude.com` for a project in the EU data center, and `amplitude.com` otherwise.',
  ),
  health: '/api/2/events/list',
  account: {
    from: 'call',
    // Each cohort names its project. A project without cohorts stays unknown.
    url: '/api/3/cohorts',
    workspace: { id: 'cohorts.0.appId' },
    docsURL: 'https://amplitude.com/docs/apis/analytics/behavioral-cohorts',
  },
});
// Read on the vendor's page: the hosts and the keys. The user name is the public key, the password the private key.
// The API is GraphQL over POST. A health check cannot send a body, so there is none.
export const braintree = basic({
  name: 'Braintree',
  base: 'https://payments.{{.site}}/graphql',
  beside: { 'Braintree-Version': '2019-01-01' },
  page: 'https://developer.paypal.com/braintree/graphql/guides/making_api_calls/',
  inputs: site(
    'braintree-api.com',
    'Type `sandbox.braintree-api.com` for keys of the sandbox, and `braintree-api.com` otherwise.',
  ),
  account: {
    from: 'call',
    url: 'https://payments.{{.site}}/graphql',
    method: 'POST',
    body: '{"query":"query { viewer { user { id name email } merchant { id companyName } } }"}',
    workspace: { id: 'data.viewer.merchant.id', name: 'data.viewer.merchant.companyName' },
    person: {
      id: 'data.viewer.user.id',
      name: 'data.viewer.user.name',
      email: 'data.viewer.user.email',
    },
    docsURL: 'https://github.com/braintree/graphql-api/blob/master/schema.graphql',
  },
});
// Hosts: https://docs.customer.io/api/track/
// The user name is the site ID, the password the Track API key. There is no health check: no call is known that every
// credential may make.
export const customerJourneysTrack = basic({
  name: 'Customer.io Track',
  base: 'https://{{.region}}.customer.io',
  page: 'https://docs.customer.io/integrations/api/track/',
  inputs: hostPrefix(
    'track',
    'Type `track-eu` when your account is in the EU region, and `track` otherwise.',
  ),
  account: workspace(
    '/api/v1/accounts/region',
    'environment_id',
    'https://docs.customer.io/integrations/api/track/',
  ),
});
// The API key is the user name, and any password does. There is no health check: only an administrator may make the
// known call.
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
// The API key is the user name, and any password does. There is no health check: a key may lack the right to make any
// one call.
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
// Read on the vendor's page: the hosts and the key. The user name is `api`, the password the key. There is no health
// check: a key that may only send is refused the list of domains.
export const mailgun = basic({
  name: 'Mailgun',
  base: 'https://api.{{.site}}',
  page: 'https://documentation.mailgun.com/docs/mailgun/api-reference/authentication/',
  inputs: site(
    'mailgun.net',
    'Type `eu.mailgun.net` for domains in the EU region, and `mailgun.net` otherwise.',
  ),
  account: {
    from: 'call',
    // Each user names the account. A key that may only send may not make this call.
    url: '/v5/users?limit=1',
    workspace: { id: 'users.0.account_id' },
    docsURL: 'https://documentation.mailgun.com/docs/mailgun/api-reference/openapi-final/tag/Users',
  },
});
// Hosts: https://docs.mixpanel.com/reference/overview. Queries of data kept in the United States are at `mixpanel.com`
// itself, which this entry cannot call. The user name is that of a service account, the password its secret. There is no
// health check: no call is known that every credential may make.
export const mixpanel = basic({
  name: 'Mixpanel',
  base: 'https://{{.workspace}}.mixpanel.com',
  page: 'https://docs.mixpanel.com/reference/service-accounts',
  inputs: address(
    'API subdomain',
    'The part of the API address before `.mixpanel.com`: `api` or `data`, or `eu` or `data-eu` for data kept in Europe.',
  ),
  account: [
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
});

// The API key is the user name and the password is blank. Every call is a POST. There is no health check:
// `apiKey.info` needs the permission to read API keys, and Ashby answers 403 to keys without it.
// Read on the vendor's page: the host and the key.
export const ashby = basic({
  name: 'Ashby',
  base: 'https://api.ashbyhq.com',
  key: true,
  page: 'https://developers.ashbyhq.com/reference/authentication',
  account: {
    from: 'call',
    // Each form names the organisation. Keys without the permission `hiringProcessMetadataRead` stay unknown.
    url: '/feedbackFormDefinition.list',
    method: 'POST',
    body: '{}',
    workspace: { id: 'results.0.organizationId' },
    docsURL: 'https://developers.ashbyhq.com/reference/feedbackformdefinitionlist',
  },
});
