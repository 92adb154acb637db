import { address, basic, byAddress, person, workspace } from '../plain-entries.ts';

// Providers that take a user name and a password, or a key in the place of one of them.
// Unverified: their values are general knowledge of the vendors, and no page was opened for them. Try them first.

const blueshiftAt = (name: string, host: string, listsPage: string) =>
  basic({
    name,
    base: `https://${host}`,
    key: true,
    page: 'https://developer.blueshift.com/reference/api-overview',
    account: ['tag_contexts/list', 'custom_user_lists/seed_lists'].map((list) => ({
      from: 'call',
      // Each entry of a list names the account. An account with neither tags nor seed lists stays unknown.
      url: `https://${host}/api/v1/${list}`,
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
export const chartMogul = basic({
  name: 'ChartMogul',
  base: 'https://api.chartmogul.com',
  key: true,
  page: 'https://dev.chartmogul.com/docs/authentication',
  health: 'https://api.chartmogul.com/v1/ping',
  account: workspace(
    'https://api.chartmogul.com/v1/account',
    'id',
    'https://dev.chartmogul.com/reference/account',
    'name',
  ),
});
export const cloudTalk = basic({
  name: 'CloudTalk',
  base: 'https://my.cloudtalk.io',
  page: 'https://developers.cloudtalk.io/docs/authentication',
  account: {
    from: 'call',
    // Only the analysis of a single call names the company. One without calls stays unknown.
    before: {
      url: 'https://my.cloudtalk.io/api/calls/index.json?limit=1',
      found: 'responseData.data.0.Cdr.id',
    },
    url: 'https://analytics-api.cloudtalk.io/api/calls/{{.found}}',
    workspace: { id: 'company_id' },
    docsURL: 'https://developers.cloudtalk.io/',
  },
});
// The user name is the company and the public key, joined by `+`. Calls need the header `clientId`.
export const connectWise = basic({
  name: 'ConnectWise PSA',
  base: 'https://{{.region}}.myconnectwise.net',
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
export const customerDataPipelines = basic({
  name: 'Customer.io Data Pipelines',
  base: 'https://cdp.customer.io',
  key: true,
  page: 'https://customer.io/docs/api/cdp/#section/Authentication',
  account: { unknownBecause: 'The API only takes data, and answers nothing about the key.' },
});
export const delighted = basic({
  name: 'Delighted',
  base: 'https://api.delighted.com',
  key: true,
  page: 'https://app.delighted.com/docs/api#authentication',
  account: {
    unknownBecause:
      'The API is about people, their answers and figures of these, and never about the account.',
  },
});
export const fastSpring = basic({
  name: 'FastSpring',
  base: 'https://api.fastspring.com',
  page: 'https://developer.fastspring.com/reference/getting-started-with-your-api',
  account: {
    from: 'call',
    // The address of an invoice names the store, unless it is at a domain of the seller's own. One without orders
    // stays unknown.
    before: { url: 'https://api.fastspring.com/orders?limit=1', found: 'orders.0' },
    url: 'https://api.fastspring.com/orders/{{.found}}',
    workspace: { id: 'invoiceUrl', address: 'invoiceUrl' },
    capture: '^https://(?<result>[^./]+)\\.(test\\.)?onfastspring\\.com/',
    docsURL: 'https://developer.fastspring.com/reference/getordersbyid',
  },
});
export const geckoboard = basic({
  name: 'Geckoboard',
  base: 'https://api.geckoboard.com',
  key: true,
  page: 'https://developer.geckoboard.com/#authentication',
  health: 'https://api.geckoboard.com/',
  account: { unknownBecause: 'The API is about data sets, and no answer names the account.' },
});
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
// The user name is an e-mail address, and the password a token of that user.
export const guru = basic({
  name: 'Guru',
  base: 'https://api.getguru.com',
  page: 'https://developer.getguru.com/reference/authentication',
  health: 'https://api.getguru.com/api/v1/whoami',
  account: workspace(
    'https://api.getguru.com/api/v1/whoami',
    'team.id',
    'https://developer.getguru.com/reference/getv1whoami',
    'team.name',
  ),
});
// The user name is the API key, and the password the authentication code.
export const happyfox = basic({
  name: 'HappyFox',
  base: 'https://{{.workspace}}.happyfox.com',
  page: 'https://support.happyfox.com/kb/article/360-api-for-happyfox/',
  inputs: address('HappyFox subdomain', 'The part of your address before `.happyfox.com`, such as `acme`.'),
  account: byAddress,
});
export const insightly = basic({
  name: 'Insightly',
  base: 'https://api.insightly.com',
  key: true,
  page: 'https://api.insightly.com/v3.1/Help#!/Overview/Authentication',
  account: person(
    'https://api.insightly.com/v3.1/Users/Me',
    'USER_ID',
    'https://github.com/Insightly/insightly-python',
    { email: 'EMAIL_ADDRESS' },
  ),
});
// The user name is the id of a token, and the password its secret.
export const kaseyaVSAX = basic({
  name: 'Kaseya VSA X',
  base: 'https://{{.workspace}}',
  page: 'https://api.vsax.net/#authentication',
  inputs: address('VSA X address', 'The host that you sign in at, such as `acme.vsax.net`.'),
  account: byAddress,
});
export const maxio = basic({
  name: 'Maxio',
  base: 'https://{{.workspace}}.chargify.com',
  key: true,
  page: 'https://developers.maxio.com/http/getting-started/how-to-get-started',
  inputs: address('Maxio subdomain', 'The part of your address before `.chargify.com`, such as `acme`.'),
  account: byAddress,
});
export const nutshell = basic({
  name: 'Nutshell',
  base: 'https://app.nutshell.com',
  page: 'https://developers.nutshell.com/docs/getting-started',
  // Each answer names the instance.
  account: workspace(
    'https://app.nutshell.com/rest/users',
    'meta.instanceId',
    'https://developers.nutshell.com/',
  ),
});
export const pipeliner = basic({
  name: 'Pipeliner CRM',
  base: 'https://{{.region}}.pipelinersales.com',
  page: 'https://workspace.pipelinersales.com/community/api/data/Authentication.html',
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
