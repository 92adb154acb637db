import { googlePerson, googleRevocation } from '../google-sign-in.ts';
import { address, byAddress, person, signIn, site, workspace } from '../plain-entries.ts';
import { notYet, recordsWithoutSearch } from '../support.ts';

// Providers whose people sign in to the builder's app.
// Where no comment names what was read, the values are general knowledge and unverified. Try those first.

// Sign-in: https://github.com/AcuityScheduling/acuity-js
export const acuityScheduling = signIn({
  name: 'Acuity Scheduling',
  base: 'https://acuityscheduling.com',
  auth: 'https://acuityscheduling.com/oauth2/authorize',
  token: 'https://acuityscheduling.com/oauth2/token',
  scoped: true,
  page: 'https://developers.acuityscheduling.com/docs/oauth2',
  account: workspace('/api/v1/me', 'id', 'https://developers.acuityscheduling.com/reference/get-me', 'name'),
});
export const aWeber = signIn({
  name: 'AWeber',
  base: 'https://api.aweber.com',
  auth: 'https://auth.aweber.com/oauth2/authorize',
  token: 'https://auth.aweber.com/oauth2/token',
  scoped: true,
  page: 'https://api.aweber.com/#tag/OAuth-2.0-Overview',
  account: workspace(
    '/1.0/accounts',
    'entries.0.id',
    'https://api.aweber.com/#tag/Accounts',
    'entries.0.company',
  ),
});
// Read on the vendor's page: the sign-in, its renewal and the account.
export const basecamp = signIn({
  name: 'Basecamp',
  base: 'https://3.basecampapi.com/{{.workspace}}',
  auth: 'https://launchpad.37signals.com/authorization/new',
  authURLParams: { type: 'web_server' },
  token: 'https://launchpad.37signals.com/authorization/token?type=web_server',
  refreshURL: '?type=refresh',
  page: 'https://github.com/basecamp/api/blob/master/sections/authentication.md',
  inputs: address('Account ID', 'The number in your address after `3.basecamp.com/`.'),
  account: person(
    'https://launchpad.37signals.com/authorization.json',
    'identity.id',
    'https://github.com/basecamp/api/blob/master/sections/authentication.md#get-authorization',
    { email: 'identity.email_address' },
  ),
});
export const bentley = signIn({
  name: 'Bentley iTwin',
  base: 'https://api.bentley.com',
  auth: 'https://ims.bentley.com/connect/authorize',
  token: 'https://ims.bentley.com/connect/token',
  scoped: true,
  page: 'https://developer.bentley.com/apis/overview/authorization/',
  account: person('/users/me', 'user.id', 'https://developer.bentley.com/apis/users/', {
    name: 'user.displayName',
    email: 'user.email',
  }),
});
export const blackbaud = signIn({
  name: 'Blackbaud SKY',
  base: 'https://api.sky.blackbaud.com',
  auth: 'https://app.blackbaud.com/oauth/authorize',
  token: 'https://oauth2.sky.blackbaud.com/token',
  page: 'https://developer.blackbaud.com/skyapi/docs/authorization/auth-code-flow',
  inputs: {
    name: 'bbApiSubscriptionKey',
    displayName: 'Subscription key',
    prompt: 'The primary or secondary access key of your subscription at the developer site.',
  },
  headers: [{ name: 'Bb-Api-Subscription-Key', valueTemplate: '{{.bbApiSubscriptionKey}}' }],
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'environment_id', name: 'environment_name' },
    person: { id: 'user_id', email: 'email' },
    docsURL: 'https://developer.blackbaud.com/skyapi/docs/authorization/auth-code-flow',
  },
});
// Sign-in: https://github.com/Bynder/bynder-python-sdk. There is no refresh token without the scope `offline`.
export const bynder = signIn({
  name: 'Bynder',
  base: 'https://{{.workspace}}.bynder.com/api',
  auth: 'https://{{.workspace}}.bynder.com/v6/authentication/oauth2/auth',
  token: 'https://{{.workspace}}.bynder.com/v6/authentication/oauth2/token',
  scoped: true,
  page: 'https://api.bynder.com/docs/authentication',
  inputs: address('Bynder subdomain', 'The part of your address before `.bynder.com`, such as `acme`.'),
  account: byAddress,
});
export const campaignMonitor = signIn({
  name: 'Campaign Monitor',
  base: 'https://api.createsend.com',
  auth: 'https://api.createsend.com/oauth',
  token: 'https://api.createsend.com/oauth/token',
  scoped: true,
  // https://github.com/campaignmonitor/createsend-php, samples/authentication/get_authorize_url.php
  scopeSeparator: ',',
  page: 'https://www.campaignmonitor.com/api/v3-3/getting-started/#authenticating-with-oauth',
  // Clients, whom an agency has many of, have ids. The account has none, so its main contact stands for it.
  account: {
    from: 'call',
    url: '/api/v3.3/primarycontact.json',
    person: { email: 'EmailAddress' },
    docsURL: 'https://www.campaignmonitor.com/api/v3-3/account/',
  },
});
// Read on the vendor's page: the host and the account.
export const capsule = signIn({
  name: 'Capsule',
  base: 'https://api.capsulecrm.com/api',
  auth: 'https://api.capsulecrm.com/oauth/authorise',
  token: 'https://api.capsulecrm.com/oauth/token',
  scoped: true,
  page: 'https://developer.capsulecrm.com/v2/overview/authentication',
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'subdomain', address: 'subdomain' },
    docsURL: 'https://developer.capsulecrm.com/v2/overview/authentication',
  },
});
export const coupa = signIn({
  name: 'Coupa',
  base: 'https://{{.workspace}}',
  auth: 'https://{{.workspace}}/oauth2/authorizations/new',
  token: 'https://{{.workspace}}/oauth2/token',
  scoped: true,
  hosts: ['*.coupahost.com', '*.coupacloud.com'],
  page: 'https://compass.coupa.com/en-us/products/product-documentation/integration-technical-documentation/the-coupa-core-api/get-started-with-the-api',
  inputs: address('Instance domain', 'The host that you sign in at, such as `acme.coupahost.com`.'),
  account: byAddress,
});
export const drift = signIn({
  name: 'Drift',
  base: 'https://driftapi.com',
  auth: 'https://dev.drift.com/authorize',
  token: 'https://driftapi.com/oauth2/token',
  page: 'https://devdocs.drift.com/docs/authentication-and-scopes',
  tokenMetadataFields: { workspaceRefField: 'orgId' },
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'orgId' },
    docsURL: 'https://devdocs.drift.com/docs/authentication-and-scopes',
  },
});
export const drip = signIn({
  name: 'Drip',
  base: 'https://api.getdrip.com',
  auth: 'https://www.getdrip.com/oauth/authorize',
  token: 'https://www.getdrip.com/oauth/token',
  page: 'https://developer.drip.com/#oauth',
  account: {
    from: 'call',
    url: '/v2/user',
    person: { email: 'users.0.email', name: 'users.0.name' },
    docsURL: 'https://developer.drip.com/#user',
  },
});
// Read on the vendor's page: where people sign in.
export const formstack = signIn({
  name: 'Formstack',
  base: 'https://www.formstack.com/api',
  auth: 'https://www.formstack.com/api/v2/oauth2/authorize',
  token: 'https://www.formstack.com/api/v2/oauth2/token',
  page: 'https://developers.formstack.com/reference/oauth2-authorize-get',
  tokenMetadataFields: { consumerRefField: 'user_id' },
  account: {
    from: 'tokenAnswer',
    person: { id: 'user_id' },
    docsURL: 'https://developers.formstack.com/reference/api-overview',
  },
});
export const gainsight = signIn({
  name: 'Gainsight',
  base: 'https://{{.workspace}}.gainsightcloud.com',
  auth: 'https://{{.workspace}}.gainsightcloud.com/v1/authorize',
  token: 'https://{{.workspace}}.gainsightcloud.com/v1/users/oauth/token',
  page: 'https://support.gainsight.com/Gainsight_NXT/01Onboarding_and_Implementation/Onboarding_for_Gainsight_NXT/Login_and_Permissions/OAuth_for_Gainsight_APIs',
  inputs: address(
    'Gainsight subdomain',
    'The part of your address before `.gainsightcloud.com`, such as `acme`.',
  ),
  account: byAddress,
});
export const getResponse = signIn({
  name: 'GetResponse',
  base: 'https://api.getresponse.com',
  auth: 'https://app.getresponse.com/oauth2_authorize.html',
  token: 'https://api.getresponse.com/v3/token',
  page: 'https://apidocs.getresponse.com/v3/authentication/oauth2',
  account: person('/v3/accounts', 'accountId', 'https://apireference.getresponse.com/#operation/getAccount', {
    email: 'email',
  }),
});
export const highLevelWhiteLabel = signIn({
  name: 'HighLevel (white label)',
  base: 'https://services.leadconnectorhq.com',
  auth: 'https://marketplace.leadconnectorhq.com/oauth/chooselocation',
  token: 'https://services.leadconnectorhq.com/oauth/token',
  scoped: true,
  page: 'https://marketplace.gohighlevel.com/docs/oauth/Authorization',
  inputs: {
    name: 'locationId',
    displayName: 'Location ID',
    prompt: 'The id of the location, shown in its business profile.',
  },
  tokenMetadataFields: { consumerRefField: 'userId', scopesField: 'scope' },
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'locationId' },
    person: { id: 'userId' },
    docsURL: 'https://highlevel.stoplight.io/docs/integrations/',
  },
});
// There is no refresh token. A token lasts an hour. A long-lived one has to be asked for with it, which Dowel does not do
// yet, so a connection has to be renewed when the token ends:
// https://developers.facebook.com/documentation/instagram-platform/reference/access_token
export const instagram = signIn({
  name: 'Instagram',
  base: 'https://graph.instagram.com',
  auth: 'https://www.instagram.com/oauth/authorize',
  token: 'https://api.instagram.com/oauth/access_token',
  scoped: true,
  page: 'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login',
  tokenMetadataFields: { consumerRefField: 'user_id' },
  account: {
    from: 'tokenAnswer',
    person: { id: 'user_id' },
    docsURL:
      'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login',
  },
});
// Read on the vendor's page: the hosts and the sign-in.
const ironcladAt = (name: string, host: string) =>
  signIn({
    name,
    base: `https://${host}/public/api`,
    auth: `https://${host}/oauth/authorize`,
    token: `https://${host}/oauth/token`,
    scoped: true,
    page: 'https://developer.ironcladapp.com/reference/oauth-authorize-1',
    account: {
      from: 'call',
      url: `https://${host}/oauth/userinfo`,
      person: { id: 'sub', email: 'email' },
      docsURL: 'https://developer.ironcladapp.com/reference/oauth-userinfo',
    },
  });
export const ironclad = ironcladAt('Ironclad', 'ironcladapp.com');
export const ironcladDemo = ironcladAt('Ironclad (demo)', 'demo.ironcladapp.com');
export const ironcladEU = ironcladAt('Ironclad (EU)', 'eu1.ironcladapp.com');
// A call is GraphQL, and names its version in the header `X-JOBBER-GRAPHQL-VERSION`.
export const jobber = signIn({
  name: 'Jobber',
  base: 'https://api.getjobber.com/api',
  auth: 'https://api.getjobber.com/api/oauth/authorize',
  token: 'https://api.getjobber.com/api/oauth/token',
  page: 'https://developer.getjobber.com/docs/building_your_app/app_authorization/',
  // When a version is gone, Jobber answers in the next one. The vendor's template for apps asks this.
  account: {
    from: 'call',
    url: '/graphql',
    method: 'POST',
    headers: { 'X-JOBBER-GRAPHQL-VERSION': '2023-08-18' },
    body: '{"query":"{ account { id name } }"}',
    workspace: { id: 'data.account.id', name: 'data.account.name' },
    docsURL: 'https://github.com/GetJobber/Jobber-AppTemplate-RailsAPI',
  },
});
export const joinMe = signIn({
  name: 'join.me',
  base: 'https://api.join.me',
  auth: 'https://secure.join.me/api/public/v1/auth/oauth2',
  token: 'https://secure.join.me/api/public/v1/auth/token',
  scoped: true,
  page: 'https://developer.join.me/docs/read/Oauth_2_0',
  account: {
    from: 'call',
    // The e-mail address is what a person signs in with.
    url: '/v1/user',
    person: { email: 'email', name: 'fullName' },
    docsURL: 'https://developer.join.me/docs/read/users',
  },
});
// Read on the vendor's page: where people sign in.
export const keap = signIn({
  name: 'Keap',
  base: 'https://api.infusionsoft.com',
  auth: 'https://accounts.infusionsoft.com/app/oauth/authorize',
  token: 'https://api.infusionsoft.com/token',
  page: 'https://developer.infusionsoft.com/getting-started-oauth-keys/',
  revocation: {
    unknownBecause: 'The page about signing in names no call that revokes a token.',
    docsURL: 'https://developer.infusionsoft.com/getting-started-oauth-keys/',
  },
  account: person(
    '/crm/rest/v1/oauth/connect/userinfo',
    'sub',
    'https://developer.infusionsoft.com/docs/rest/#tag/User-Info',
    { email: 'email' },
  ),
  support: recordsWithoutSearch,
});
// Read on the vendor's page: the sign-in.
export const kit = signIn({
  name: 'Kit',
  base: 'https://api.kit.com',
  auth: 'https://api.kit.com/v4/oauth/authorize',
  token: 'https://api.kit.com/v4/oauth/token',
  page: 'https://developers.kit.com/api-reference/oauth-refresh-token-flow',
  account: workspace(
    '/v4/account',
    'account.id',
    'https://developers.kit.com/v4#get-current-account',
    'account.name',
  ),
});
export const livestorm = signIn({
  name: 'Livestorm',
  base: 'https://api.livestorm.co',
  auth: 'https://app.livestorm.co/oauth/authorize',
  token: 'https://app.livestorm.co/oauth/token',
  scoped: true,
  page: 'https://developers.livestorm.co/docs/oauth2-authentication',
  // Both need the scope for identity, and the first may be called with that for administration too.
  account: [
    {
      from: 'call',
      url: '/v1/organization',
      workspace: { id: 'data.id' },
      docsURL: 'https://developers.livestorm.co/docs/api-token-authentication',
    },
    {
      from: 'call',
      url: '/v1/me',
      person: { id: 'data.id' },
      docsURL: 'https://developers.livestorm.co/docs/api-token-authentication',
    },
  ],
});
// Read on the vendor's page: the sign-in. Renewal, with the client in the header: https://github.com/muralco/api-oauth
export const mural = signIn({
  name: 'Mural',
  base: 'https://app.mural.co/api',
  auth: 'https://app.mural.co/api/public/v1/authorization/oauth2/',
  token: 'https://app.mural.co/api/public/v1/authorization/oauth2/token',
  refreshURL: 'refresh',
  scoped: true,
  page: 'https://developers.mural.co/public/docs/oauth',
  account: person(
    '/public/v1/users/me',
    'value.id',
    'https://developers.mural.co/public/reference/getcurrentmember',
    { email: 'value.email' },
  ),
});
// Read on the vendor's page: the sign-in and the account. Renewal is from clients of others.
export const phoneBurner = signIn({
  name: 'PhoneBurner',
  base: 'https://www.phoneburner.com/rest',
  auth: 'https://www.phoneburner.com/oauth/index',
  token: 'https://www.phoneburner.com/oauth/accesstoken',
  refreshURL: 'refreshtoken',
  page: 'https://www.phoneburner.com/developer/authentication',
  // A list of contacts says whose it is, beside the contacts.
  account: person(
    '/1/contacts?page_size=1',
    'contacts.member_user_id',
    'https://www.phoneburner.com/developer/route_list',
  ),
});
export const podium = signIn({
  name: 'Podium',
  base: 'https://api.podium.com',
  auth: 'https://api.podium.com/oauth/authorize',
  token: 'https://api.podium.com/oauth/token',
  scoped: true,
  page: 'https://docs.podium.com/docs/oauth',
  // A token reaches locations of one organisation. The call needs the scope `read_locations`.
  account: workspace(
    '/v4/locations?limit=1',
    'data.0.organizationUid',
    'https://docs.podium.com/reference/locationindex',
  ),
});
// Read on the vendor's pages: the sign-in, its revocation, and the header, by which Procore finds the region of a company.
const procoreAt = (name: string, login: string, api: string) =>
  signIn({
    name,
    base: `https://${api}`,
    auth: `https://${login}/oauth/authorize`,
    token: `https://${login}/oauth/token`,
    revocation: {
      url: `https://${login}/oauth/revoke`,
      token: 'accessToken',
      docsURL: 'https://procore.github.io/documentation/oauth-endpoints',
    },
    page: 'https://procore.github.io/documentation/oauth-endpoints',
    inputs: {
      name: 'companyId',
      displayName: 'Company ID',
      prompt: 'The number after `/company/` in your Procore address.',
    },
    headers: [{ name: 'Procore-Company-Id', valueTemplate: '{{.companyId}}' }],
    account: [
      { from: 'metadata', workspace: { id: 'companyId' } },
      person('/rest/v1.0/me', 'id', 'https://developers.procore.com/reference/rest/v1/me', {
        name: 'name',
        email: 'login',
      }),
    ],
  });
export const procore = procoreAt('Procore', 'login.procore.com', 'api.procore.com');
export const procoreSandbox = procoreAt(
  'Procore (sandbox)',
  'login-sandbox.procore.com',
  'sandbox.procore.com',
);
export const productBoard = signIn({
  name: 'Productboard',
  base: 'https://api.productboard.com',
  auth: 'https://app.productboard.com/oauth2/authorize',
  token: 'https://app.productboard.com/oauth2/token',
  scoped: true,
  page: 'https://developer.productboard.com/docs/oauth2-getting-started',
  account: {
    from: 'call',
    // Each member has a link to a page of the workspace. That the page is on the workspace's own host is general
    // knowledge. An app may lack the right to list members.
    url: '/v2/members',
    capture: '^https://(?!app\\.)(?<result>[^./]+)\\.productboard\\.com/',
    workspace: { id: 'data.0.links.html', address: 'data.0.links.html' },
    docsURL: 'https://developer.productboard.com/changelog/2026-04-30',
  },
});
export const redditAds = signIn({
  name: 'Reddit Ads',
  base: 'https://ads-api.reddit.com',
  auth: 'https://www.reddit.com/api/v1/authorize',
  authURLParams: { duration: 'permanent' },
  token: 'https://www.reddit.com/api/v1/access_token',
  scoped: true,
  page: 'https://business.reddithelp.com/s/article/authenticate-your-developer-application',
  account: person('/api/v3/me', 'data.id', 'https://ads-api.reddit.com/docs/v3/'),
});
// Read on the vendor's page: where people sign in. There is no refresh token without the scope `offline_access`.
export const seismic = signIn({
  name: 'Seismic',
  base: 'https://api.seismic.com',
  auth: 'https://auth.seismic.com/tenants/{{.workspace}}/connect/authorize',
  token: 'https://auth.seismic.com/tenants/{{.workspace}}/connect/token',
  scoped: true,
  page: 'https://developer.seismic.com/seismicsoftware/reference/understanding-authentication',
  inputs: address('Tenant', 'The part of your address before `.seismic.com`, such as `acme`.'),
  account: byAddress,
});
export const sellsy = signIn({
  name: 'Sellsy',
  base: 'https://api.sellsy.com',
  auth: 'https://login.sellsy.com/oauth2/authorization',
  token: 'https://login.sellsy.com/oauth2/access-tokens',
  pkce: true,
  page: 'https://api.sellsy.com/doc/v2/#section/Authentication',
  account: person('/v2/staffs/me', 'id', 'https://api.sellsy.com/doc/v2/#operation/get-staff-me', {
    email: 'email',
  }),
});
export const snapchatAds = signIn({
  name: 'Snapchat Ads',
  base: 'https://adsapi.snapchat.com',
  auth: 'https://accounts.snapchat.com/login/oauth2/authorize',
  token: 'https://accounts.snapchat.com/login/oauth2/access_token',
  scoped: true,
  page: 'https://developers.snap.com/api/marketing-api/Ads-API/authentication',
  account: {
    from: 'call',
    url: '/v1/me',
    workspace: { id: 'me.organization_id' },
    person: { id: 'me.id', name: 'me.display_name', email: 'me.email' },
    docsURL: 'https://developers.snap.com/api/marketing-api/Ads-API/users',
  },
});
// Read on the vendor's page: the sign-in. There is no refresh token, and a token without the scope `no_expiry` ends.
// A token is sent in the query `access_token` beside the app's `key`; the header works for calls without a quota of the app.
export const stackExchange = signIn({
  name: 'Stack Exchange',
  base: 'https://api.stackexchange.com',
  auth: 'https://stackoverflow.com/oauth',
  token: 'https://stackoverflow.com/oauth/access_token/json',
  scoped: true,
  // https://github.com/python-social-auth/social-core, social_core/backends/stackoverflow.py
  scopeSeparator: ',',
  page: 'https://api.stackexchange.com/docs/authentication',
  account: {
    from: 'call',
    // The call about oneself wants the key of the app too. This one is about a token, and wants nothing else.
    url: '/2.3/access-tokens/{{.token}}',
    person: { id: 'items.0.account_id' },
    docsURL: 'https://api.stackexchange.com/docs/read-access-tokens',
  },
});
// Read on the vendor's pages: where people sign in, and the hosts. That of the API in Australia is from a client of others.
export const talkdesk = signIn({
  name: 'Talkdesk',
  base: 'https://{{.talkdesk_api_domain}}',
  auth: 'https://{{.workspace}}.{{.talkdesk_token_domain}}/oauth/authorize',
  token: 'https://{{.workspace}}.{{.talkdesk_token_domain}}/oauth/token',
  hosts: [
    'api.talkdeskapp.com',
    'api.talkdeskapp.eu',
    'api.talkdeskappca.com',
    'api.talkdeskapp.au',
    '*.talkdeskid.com',
    '*.talkdeskid.eu',
    '*.talkdeskidca.com',
    '*.talkdeskid.au',
  ],
  page: 'https://docs.talkdesk.com/reference/authorization-code-get',
  inputs: [
    address('Account name', 'The name of your Talkdesk account, before the first dot of its address.'),
    {
      name: 'talkdesk_api_domain',
      displayName: 'API domain',
      prompt: 'The host of the API in your region, such as `api.talkdeskapp.eu`.',
      defaultValue: 'api.talkdeskapp.com',
    },
    {
      name: 'talkdesk_token_domain',
      displayName: 'Sign-in domain',
      prompt: 'The host of the sign-in in your region, such as `talkdeskid.eu`.',
      defaultValue: 'talkdeskid.com',
    },
  ],
  tokenMetadataFields: { scopesField: 'scope' },
  account: byAddress,
});
export const teamleader = signIn({
  name: 'Teamleader',
  base: 'https://api.focus.teamleader.eu',
  auth: 'https://focus.teamleader.eu/oauth2/authorize',
  token: 'https://focus.teamleader.eu/oauth2/access_token',
  page: 'https://developer.focus.teamleader.eu/docs/authentication',
  account: {
    from: 'call',
    url: '/users.me',
    workspace: { id: 'data.account.id' },
    person: { id: 'data.id', name: 'data.last_name', email: 'data.email' },
    docsURL: 'https://developer.focus.teamleader.eu/docs/api/users-me',
  },
});
export const teamwork = signIn({
  name: 'Teamwork',
  base: 'https://{{.workspace}}.teamwork.com',
  auth: 'https://www.teamwork.com/launchpad/login',
  token: 'https://www.teamwork.com/launchpad/v1/token.json',
  page: 'https://apidocs.teamwork.com/guides/teamwork/app-login-flow',
  inputs: address('Teamwork subdomain', 'The part of your address before `.teamwork.com`, such as `acme`.'),
  tokenMetadataFields: { consumerRefField: 'user.id', workspaceRefField: 'installation.id' },
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'installation.id', name: 'installation.name', address: 'installation.url' },
    person: { id: 'user.id', email: 'user.email' },
    docsURL: 'https://apidocs.teamwork.com/guides/teamwork/app-login-flow',
  },
});
export const timely = signIn({
  name: 'Timely',
  base: 'https://api.timelyapp.com',
  auth: 'https://api.timelyapp.com/1.1/oauth/authorize',
  token: 'https://api.timelyapp.com/1.1/oauth/token',
  page: 'https://dev.timelyapp.com/#authorization',
  account: workspace('/1.1/accounts', '0.id', 'https://dev.timelyapp.com/#accounts', '0.name'),
});
export const tipalti = signIn({
  name: 'Tipalti',
  base: 'https://api-p.tipalti.com',
  auth: 'https://sso.tipalti.com/connect/authorize',
  token: 'https://sso.tipalti.com/connect/token',
  scoped: true,
  page: 'https://documentation.tipalti.com/docs/authentication',
  account: {
    // Nothing names the payer, but its only entity does. With several, nobody knows. The members of the answer are
    // from a client of others.
    from: 'call',
    url: '/api/v1/payer-entities',
    workspace: { id: 'items.*.id', name: 'items.*.name' },
    docsURL: 'https://documentation.tipalti.com/reference/introduction',
  },
});
export const webex = signIn({
  name: 'Webex',
  base: 'https://webexapis.com',
  auth: 'https://webexapis.com/v1/authorize',
  token: 'https://webexapis.com/v1/access_token',
  scoped: true,
  page: 'https://developer.webex.com/docs/integrations',
  account: {
    from: 'call',
    url: '/v1/people/me',
    workspace: { id: 'orgId' },
    person: { id: 'id', name: 'displayName', email: 'emails.0' },
    docsURL: 'https://developer.webex.com/docs/api/v1/people/get-my-own-details',
  },
});
export const wordPress = signIn({
  name: 'WordPress.com',
  base: 'https://public-api.wordpress.com',
  auth: 'https://public-api.wordpress.com/oauth2/authorize',
  token: 'https://public-api.wordpress.com/oauth2/token',
  page: 'https://developer.wordpress.com/docs/oauth2/',
  account: [
    {
      // A token with the scope `global` is for all sites of a person, and its site is 0.
      from: 'tokenAnswer',
      workspace: { id: 'blog_id', address: 'blog_url' },
      capture: '^(?<result>[^0].*)',
      docsURL: 'https://developer.wordpress.com/docs/oauth2/',
    },
    person('/rest/v1.1/me', 'ID', 'https://developer.wordpress.com/docs/api/1.1/get/me/', {
      name: 'display_name',
      email: 'email',
    }),
  ],
});
// Read on the vendor's page: where people sign in. Data centres differ by the host that comes with the token. It and the
// separator of scopes are from clients of others.
export const wrike = signIn({
  name: 'Wrike',
  base: 'https://{{.host}}/api',
  auth: 'https://login.wrike.com/oauth2/authorize/v4',
  token: 'https://login.wrike.com/oauth2/token',
  scoped: true,
  scopeSeparator: ',',
  tokenMetadataFields: {
    scopesField: 'scope',
    otherFields: [{ name: 'host', displayName: 'API host', path: 'host' }],
  },
  hosts: ['*.wrike.com'],
  page: 'https://developers.wrike.com/oauth-20-authorization/',
  account: workspace(
    '/v4/account',
    'data.0.id',
    'https://developers.wrike.com/api/v4/account/',
    'data.0.name',
  ),
});
// Host: https://developer.zendesk.com/api-reference/live-chat/introduction. The one before, `www.zopim.com`, ended in 2025.
// The addresses of the sign-in are from clients of others.
export const zendeskChat = signIn({
  name: 'Zendesk Chat',
  base: 'https://{{.workspace}}.zendesk.com',
  auth: 'https://{{.workspace}}.zendesk.com/oauth2/chat/authorizations/new',
  token: 'https://{{.workspace}}.zendesk.com/oauth2/chat/token',
  scoped: true,
  page: 'https://developer.zendesk.com/documentation/live-chat/getting-started/auth/',
  inputs: address('Zendesk subdomain', 'The part of your address before `.zendesk.com`, such as `acme`.'),
  account: byAddress,
});
export const aha = signIn({
  name: 'Aha!',
  base: 'https://{{.workspace}}.aha.io/api',
  auth: 'https://{{.workspace}}.aha.io/oauth/authorize',
  token: 'https://{{.workspace}}.aha.io/oauth/token',
  page: 'https://www.aha.io/api/oauth2',
  inputs: address('Aha! subdomain', 'The part of your address before `.aha.io`, such as `acme`.'),
  account: byAddress,
});
// Read on the vendor's page: where people sign in. A meeting account may have several keys; `me` tells which are the
// person's.
export const goTo = signIn({
  name: 'GoTo',
  base: 'https://api.getgo.com',
  auth: 'https://authentication.logmeininc.com/oauth/authorize',
  token: 'https://authentication.logmeininc.com/oauth/token',
  page: 'https://developer.goto.com/guides/Authentication/03_HOW_accessToken/',
  account: {
    from: 'call',
    url: '/admin/rest/v1/me',
    workspace: { id: 'accounts.0.key', name: 'accounts.0.name' },
    person: { id: 'key', email: 'email' },
    docsURL: 'https://developer.goto.com/admin#operation/getMe',
  },
});

// Read on the vendors' pages, but for TikTok: where people sign in. The other values are from a public list.

// The sign-in begins in the control panel of the store, and the token request has to carry the `context` and the `scope`
// that come back with the code. Dowel does not know this form, so nothing works yet. Tokens do not expire. There is no
// health check: the call that could serve needs a scope of its own.
export const bigCommerce = signIn({
  name: 'BigCommerce',
  base: 'https://api.bigcommerce.com/stores/{{.workspace}}',
  auth: 'https://login.bigcommerce.com/oauth2/authorize',
  token: 'https://login.bigcommerce.com/oauth2/token',
  tokenMetadataFields: {
    consumerRefField: 'user.id',
    scopesField: 'scope',
    workspaceRefField: 'context',
  },
  accessTokenOpts: {
    attachmentType: 'accessTokenHeaderAttachment',
    header: { name: 'X-Auth-Token' },
  },
  page: 'https://developer.bigcommerce.com/docs/integrations/apps/guide/auth',
  inputs: address(
    'Store hash',
    "The part of your control panel's address between `store-` and `.mybigcommerce.com`.",
  ),
  account: byAddress,
  support: notYet,
});
// Ask for `openid offline_access` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
export const brex = signIn({
  name: 'Brex',
  base: 'https://api.brex.com',
  auth: 'https://accounts-api.brex.com/oauth2/default/v1/authorize',
  token: 'https://accounts-api.brex.com/oauth2/default/v1/token',
  scoped: true,
  page: 'https://developer.brex.com/docs/partner_authentication/',
  account: workspace('/v2/company', 'id', 'https://developer.brex.com/openapi/team_api/', 'legal_name'),
});
// Calls need the header `developer-token` too. It belongs to the builder, and a proxy call has to send it itself. A health
// check cannot, so there is none. Headers: https://developers.google.com/google-ads/api/rest/auth
export const googleAds = signIn({
  name: 'Google Ads',
  base: 'https://googleads.googleapis.com',
  auth: 'https://accounts.google.com/o/oauth2/v2/auth',
  authURLParams: { access_type: 'offline', prompt: 'consent' },
  token: 'https://oauth2.googleapis.com/token',
  scoped: true,
  headers: [{ name: 'login-customer-id', valueTemplate: '{{.loginCustomerId}}' }],
  revocation: googleRevocation,
  page: 'https://developers.google.com/google-ads/api/docs/oauth/overview',
  inputs: [
    {
      name: 'customerId',
      displayName: 'Customer ID',
      prompt: 'The ten digits at the top of Google Ads, without dashes.',
    },
    {
      name: 'loginCustomerId',
      displayName: 'Manager account ID',
      prompt:
        'The ID of the manager account that you sign in with, without dashes. Repeat the customer ID when there is none.',
    },
  ],
  account: [{ from: 'metadata', workspace: { id: 'customerId' } }, ...googlePerson],
});
// The sign-in is no OAuth: it takes `app_id`, `secret` and `auth_code` as JSON, and puts the token under `data`.
// Dowel does not know this form, so nothing works yet. Mistakes have status 200 and a `code` other than 0.
export const tiktokAds = signIn({
  name: 'TikTok Ads',
  base: 'https://business-api.tiktok.com/open_api',
  auth: 'https://business-api.tiktok.com/portal/auth',
  token: 'https://business-api.tiktok.com/open_api/v1.3/oauth2/access_token/',
  scopeSeparator: ',',
  accessTokenOpts: {
    attachmentType: 'accessTokenHeaderAttachment',
    header: { name: 'Access-Token' },
  },
  page: 'https://business-api.tiktok.com/portal/docs?id=1738373141733378',
  account: person(
    '/v1.3/user/info/',
    'data.core_user_id',
    'https://business-api.tiktok.com/portal/docs?id=1739665513181185',
    { name: 'data.display_name', email: 'data.email' },
  ),
  support: notYet,
});

// Read on the vendors' pages, unless a comment says otherwise: where people sign in. The other values of those below
// follow a public connector catalogue (MIT).

// PKCE is required. A refresh token lasts 60 days and is replaced at each use.
export const airtable = signIn({
  name: 'Airtable',
  base: 'https://api.airtable.com',
  auth: 'https://airtable.com/oauth2/v1/authorize',
  token: 'https://airtable.com/oauth2/v1/token',
  pkce: true,
  scoped: true,
  page: 'https://airtable.com/developers/web/api/oauth-reference',
  health: '/v0/meta/whoami',
  account: person('/v0/meta/whoami', 'id', 'https://airtable.com/developers/web/api/get-user-id-scopes', {
    email: 'email',
  }),
});
// Scopes are set on the OAuth consumer. Paths need the workspace. There is no health check: the call that could serve
// needs a scope of its own.
export const bitbucket = signIn({
  name: 'Bitbucket',
  base: 'https://api.bitbucket.org',
  auth: 'https://bitbucket.org/site/oauth2/authorize',
  token: 'https://bitbucket.org/site/oauth2/access_token',
  page: 'https://developer.atlassian.com/cloud/bitbucket/oauth-2/',
  inputs: address('Workspace', 'The name after `bitbucket.org/` in the address of your workspace.'),
  account: person(
    '/2.0/user',
    'uuid',
    'https://developer.atlassian.com/cloud/bitbucket/rest/api-group-users/',
    { name: 'display_name' },
  ),
});
// Lists need the address of the user or of the organization. Both come from the health check's call.
export const calendly = signIn({
  name: 'Calendly',
  base: 'https://api.calendly.com',
  auth: 'https://auth.calendly.com/oauth/authorize',
  token: 'https://auth.calendly.com/oauth/token',
  revocation: {
    url: 'https://auth.calendly.com/oauth/revoke',
    docsURL: 'https://developer.calendly.com/api-docs/revoke-access-refresh-token',
  },
  page: 'https://developer.calendly.com/creating-an-oauth-app',
  learns: ['UserURI', 'OrganizationURI'],
  health: '/users/me',
  account: {
    from: 'call',
    url: '/users/me',
    workspace: { id: 'resource.current_organization' },
    person: { id: 'resource.uri', name: 'resource.name', email: 'resource.email' },
    docsURL: 'https://developer.calendly.com/api-docs/005832c83aeae-get-current-user',
  },
});
// Read on the vendor's page: the sign-in. Ask for `offline_access` too: there is no refresh token without it.
// The address that revokes was found in clients of others only.
export const close = signIn({
  name: 'Close',
  base: 'https://api.close.com',
  auth: 'https://app.close.com/oauth2/authorize/',
  token: 'https://api.close.com/oauth2/token/',
  scoped: true,
  tokenMetadataFields: {
    consumerRefField: 'user_id',
    scopesField: 'scope',
    workspaceRefField: 'organization_id',
  },
  revocation: {
    url: 'https://api.close.com/oauth2/revoke/',
    docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
  },
  page: 'https://developer.close.com/api/overview/oauth-authentication',
  health: '/api/v1/me',
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'organization_id' },
    person: { id: 'user_id' },
    docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
  },
});
// Sign-in: https://discord.com/.well-known/oauth-authorization-server
// Calls of a bot have the prefix `Bot` instead. There is no health check: the call that could serve needs a scope of
// its own.
export const discord = signIn({
  name: 'Discord',
  base: 'https://discord.com',
  auth: 'https://discord.com/oauth2/authorize',
  token: 'https://discord.com/api/oauth2/token',
  scoped: true,
  revocation: {
    url: 'https://discord.com/api/oauth2/token/revoke',
    authentication: 'basic',
    alsoEnds: 'person',
    docsURL: 'https://discord.com/developers/docs/topics/oauth2',
  },
  page: 'https://discord.com/developers/docs/topics/oauth2',
  account: person('/api/users/@me', 'id', 'https://discord.com/developers/docs/resources/user', {
    name: 'username',
    email: 'email',
  }),
});
// `server` is the first part of the account's base address, which the health check's call tells. Demo accounts sign
// in at account-d.docusign.com, which this entry does not know. The health check is general knowledge of the vendor.
export const docusign = signIn({
  name: 'DocuSign',
  base: 'https://{{.server}}.docusign.net',
  auth: 'https://account.docusign.com/oauth/auth',
  token: 'https://account.docusign.com/oauth/token',
  scoped: true,
  tokenMetadataFields: {},
  page: 'https://developers.docusign.com/platform/auth/authcode/',
  learns: ['server'],
  health: 'https://account.docusign.com/oauth/userinfo',
  account: person(
    'https://account.docusign.com/oauth/userinfo',
    'sub',
    'https://developers.docusign.com/platform/auth/reference/user-info/',
    { name: 'name', email: 'email' },
  ),
});
// A refresh token comes only with `token_access_type=offline`. The call that could serve as a health check needs the
// scope `account_info.read`, so there is none.
export const dropbox = signIn({
  name: 'Dropbox',
  base: 'https://api.dropboxapi.com',
  auth: 'https://www.dropbox.com/oauth2/authorize',
  authURLParams: { token_access_type: 'offline' },
  token: 'https://api.dropboxapi.com/oauth2/token',
  tokenMetadataFields: { consumerRefField: 'account_id', scopesField: 'scope' },
  revocation: {
    url: 'https://api.dropboxapi.com/2/auth/token/revoke',
    authentication: 'bearer',
    docsURL: 'https://www.dropbox.com/developers/documentation/http/documentation#auth-token-revoke',
  },
  page: 'https://developers.dropbox.com/oauth-guide',
  account: {
    from: 'call',
    url: '/2/users/get_current_account',
    method: 'POST',
    body: 'null',
    person: { id: 'account_id', name: 'name.display_name', email: 'email' },
    docsURL: 'https://www.dropbox.com/developers/documentation/http/documentation',
  },
});
// Sign-in:
// https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/administration/automation-apis-using-s2s-authentication
// There is no health check: no call is known that every credential may make.
export const dynamicsBusinessCentral = signIn({
  name: 'Microsoft Dynamics 365 Business Central',
  base: 'https://api.businesscentral.dynamics.com',
  auth: 'https://login.microsoftonline.com/{{.workspace}}/oauth2/v2.0/authorize',
  token: 'https://login.microsoftonline.com/{{.workspace}}/oauth2/v2.0/token',
  scoped: true,
  scopeMappings: { '.default': 'https://api.businesscentral.dynamics.com/.default' },
  revocation: {
    unknownBecause: 'No address for single tokens is known. Microsoft ends all sign-ins of a person at once.',
    docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens',
  },
  page: 'https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/administration/automation-apis-using-s2s-authentication',
  inputs: [
    {
      name: 'workspace',
      displayName: 'Tenant ID',
      prompt: 'The directory ID that the Entra admin centre shows on its overview page.',
    },
    {
      name: 'companyId',
      displayName: 'Company ID',
      prompt: 'The ID of the company, as the API lists it under `companies`.',
    },
    {
      name: 'environmentName',
      displayName: 'Environment name',
      prompt: 'The name in your Business Central address after the tenant, such as `Production`.',
    },
  ],
  // The address of the sign-in is that of the tenant, and its tokens are good for no other.
  account: [
    { from: 'metadata', workspace: { id: 'workspace' } },
    {
      from: 'idToken',
      person: { id: 'oid', name: 'name', email: 'preferred_username' },
      docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
    },
  ],
});
// Unverified: where people sign in. Tokens: https://github.com/figma/rest-api-spec, openapi/openapi.yaml
// There is no health check: the call that could serve needs a scope of its own.
export const figma = signIn({
  name: 'Figma',
  base: 'https://api.figma.com',
  auth: 'https://www.figma.com/oauth',
  token: 'https://api.figma.com/v1/oauth/token',
  refreshURL: '/v1/oauth/refresh',
  scoped: true,
  tokenMetadataFields: { consumerRefField: 'user_id' },
  page: 'https://www.figma.com/developers/api#oauth2',
  account: person('/v1/me', 'id', 'https://developers.figma.com/docs/rest-api/users-endpoints/', {
    name: 'handle',
    email: 'email',
  }),
});
// The whole base address comes with the token. Customers have hosts such as `us-1234.api.gong.io` (general
// knowledge). There is no health check: no call is known that every credential may make.
export const gong = signIn({
  name: 'Gong',
  base: '{{.api_base_url_for_customer}}',
  auth: 'https://app.gong.io/oauth2/authorize',
  token: 'https://app.gong.io/oauth2/generate-customer-token',
  scoped: true,
  tokenMetadataFields: {
    scopesField: 'scope',
    workspaceRefField: 'api_base_url_for_customer',
    otherFields: [
      {
        name: 'api_base_url_for_customer',
        displayName: 'API address',
        path: 'api_base_url_for_customer',
      },
    ],
  },
  hosts: ['*.api.gong.io'],
  page: 'https://help.gong.io/docs/create-an-app-for-gong',
  account: {
    from: 'metadata',
    workspace: { id: 'api_base_url_for_customer', address: 'api_base_url_for_customer' },
  },
  subscribeRequirements: {},
});
// Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
export const gorgias = signIn({
  name: 'Gorgias',
  base: 'https://{{.workspace}}.gorgias.com',
  auth: 'https://{{.workspace}}.gorgias.com/oauth/authorize',
  token: 'https://{{.workspace}}.gorgias.com/oauth/token',
  scoped: true,
  revocation: {
    url: 'https://{{.workspace}}.gorgias.com/oauth/revoke',
    authentication: 'basic',
    docsURL: 'https://developers.gorgias.com/docs/set-up-oauth2-app-store',
  },
  page: 'https://developers.gorgias.com/docs/set-up-oauth2-app-store',
  inputs: address(
    'Gorgias subdomain',
    'The part of your Gorgias address before `.gorgias.com`, such as `acme`.',
  ),
  account: byAddress,
});
// There is no health check: no call is known that every credential may make.
export const greenhouse = signIn({
  name: 'Greenhouse Harvest',
  base: 'https://harvest.greenhouse.io',
  auth: 'https://auth.greenhouse.io/authorize',
  token: 'https://auth.greenhouse.io/token',
  scoped: true,
  tokenMetadataFields: {},
  page: 'https://harvestdocs.greenhouse.io/docs/harvest-partner-oauth',
  account: [
    {
      // Harvest has no call for this. The sign-in tells it to apps with the scopes `openid`, `profile` and `email`.
      from: 'idToken',
      person: { id: 'sub', name: 'name', email: 'email' },
      docsURL: 'https://auth.greenhouse.io/.well-known/oauth-authorization-server',
    },
    {
      from: 'call',
      url: 'https://app.greenhouse.io/userinfo',
      person: { id: 'sub', name: 'name', email: 'email' },
      docsURL: 'https://auth.greenhouse.io/.well-known/oauth-authorization-server',
    },
  ],
});
// Unverified: where people sign in. Scopes are set on the app. Paths need the company ID, which comes from the token's own
// information. There is no health check: no call is known that every credential may make.
export const gusto = signIn({
  name: 'Gusto',
  base: 'https://api.gusto.com',
  auth: 'https://api.gusto.com/oauth/authorize',
  token: 'https://api.gusto.com/oauth/token',
  page: 'https://docs.gusto.com/app-integrations/docs/oauth2',
  learns: ['companyId'],
  account: { from: 'metadata', workspace: { id: 'companyId' } },
});
// There is no health check: no call is known that every credential may make.
export const highLevelStandard = signIn({
  name: 'HighLevel',
  base: 'https://services.leadconnectorhq.com',
  auth: 'https://marketplace.gohighlevel.com/oauth/chooselocation',
  token: 'https://services.leadconnectorhq.com/oauth/token',
  scoped: true,
  tokenMetadataFields: { consumerRefField: 'userId', scopesField: 'scope' },
  page: 'https://marketplace.gohighlevel.com/docs/oauth/Authorization',
  inputs: {
    name: 'locationId',
    displayName: 'Location ID',
    prompt: 'In HighLevel, open the sub-account: the ID follows `/location/` in the address.',
  },
  account: {
    from: 'tokenAnswer',
    workspace: { id: 'locationId' },
    person: { id: 'userId' },
    docsURL: 'https://marketplace.gohighlevel.com/docs/ghl/oauth/get-access-token',
  },
});
// The audience is a parameter of the sign-in address. There is no health check: no call is known that every
// credential may make.
export const lever = signIn({
  name: 'Lever',
  base: 'https://api.lever.co',
  auth: 'https://auth.lever.co/authorize',
  token: 'https://auth.lever.co/oauth/token',
  scoped: true,
  audience: ['https://api.lever.co/v1/'],
  page: 'https://hire.lever.co/developer/documentation#authentication',
  account: {
    from: 'call',
    // The address of a posting begins with the name of the account's job site, as in
    // https://github.com/lever/postings-api. Tokens that may not read postings stay unknown.
    url: '/v1/postings?limit=1',
    workspace: { id: 'data.0.urls.list', name: 'data.0.urls.list' },
    capture: '^https://jobs\\.(?:\\w+\\.)?lever\\.co/(?<result>[^/?#]+)',
    docsURL: 'https://hire.lever.co/developer/documentation#postings',
  },
});
// Where people sign in: https://developer-docs.ramp.com/docs/oauth-20. There is no health check: no call is known that
// every credential may make.
export const ramp = signIn({
  name: 'Ramp',
  base: 'https://api.ramp.com',
  auth: 'https://app.ramp.com/v1/authorize',
  token: 'https://api.ramp.com/developer/v1/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    url: 'https://api.ramp.com/developer/v1/token/revoke',
    authentication: 'basic',
    docsURL: 'https://docs.ramp.com/developer-api/v1/api/token',
  },
  page: 'https://docs.ramp.com/developer-api/v1/authorization',
  account: workspace(
    '/developer/v1/business',
    'id',
    'https://docs.ramp.com/developer-api/v1/api/business',
    'business_name_legal',
  ),
});
// This is the REST API. The older XML API has another address and sign-in. There is no refresh token without the scope
// `offline_access`. There is no health check: no call is known that every credential may make.
export const sageIntacct = signIn({
  name: 'Sage Intacct',
  base: 'https://api.intacct.com',
  auth: 'https://api.intacct.com/ia/api/v1/oauth2/authorize',
  token: 'https://api.intacct.com/ia/api/v1/oauth2/token',
  page: 'https://developer.sage.com/intacct/docs/developer-portal/guides/oauth2',
  account: {
    // Only apps that ask for the scope `openid` get an ID token.
    from: 'idToken',
    workspace: { id: 'cnyId', name: 'cnyId' },
    person: { id: 'userId', name: 'userId' },
    docsURL: 'https://api.intacct.com/.well-known/openid-configuration',
  },
});
// Scopes are set on the app. A refresh token is replaced at each use. There is no health check: no call is known that
// every credential may make.
export const salesloft = signIn({
  name: 'Salesloft',
  base: 'https://api.salesloft.com',
  auth: 'https://accounts.salesloft.com/oauth/authorize',
  token: 'https://accounts.salesloft.com/oauth/token',
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://developers.salesloft.com/docs/platform/api-basics/oauth-authentication/',
  account: {
    from: 'call',
    url: '/v2/me.json',
    workspace: { id: 'data.team.id' },
    person: { id: 'data.guid', name: 'data.name', email: 'data.email' },
    docsURL: 'https://developers.salesloft.com/docs/api/me-index/',
  },
});
// Where people sign in is from clients of others, and so is the address that comes with the token, by which data centres
// differ. There is no health check: the call that could serve needs a scope of its own.
export const surveyMonkey = signIn({
  name: 'SurveyMonkey',
  base: 'https://{{.host}}',
  auth: 'https://api.surveymonkey.com/oauth/authorize',
  token: 'https://api.surveymonkey.com/oauth/token',
  tokenMetadataFields: {
    otherFields: [
      { name: 'host', displayName: 'API host', path: 'access_url', capture: '^https://(?<result>[^/]+)' },
    ],
  },
  hosts: ['api.surveymonkey.com', 'api.eu.surveymonkey.com', 'api.surveymonkey.ca'],
  page: 'https://api.surveymonkey.com/v3/docs#authentication',
  account: person('/v3/users/me', 'id', 'https://api.surveymonkey.com/v3/docs', {
    name: 'username',
    email: 'email',
  }),
});
// People sign in at another host than the API has: https://cdn.cdata.com/help/JWM/ado/RSBWorkday_p_OAuthAuthorizationURL.htm
// There is no health check: no call is known that every credential may make.
export const workday = signIn({
  name: 'Workday',
  base: 'https://{{.workspace}}.{{.site}}',
  auth: 'https://{{.signInHost}}/{{.tenantName}}/authorize',
  token: 'https://{{.workspace}}.{{.site}}/ccx/oauth2/{{.tenantName}}/token',
  hosts: ['*.workday.com', '*.myworkday.com'],
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://doc.workday.com/',
  inputs: [
    address(
      'Workday host',
      'The first part of the host of the token endpoint, such as `wd2-impl-services1`. The report View API Clients shows the endpoint.',
    ),
    site('workday.com', 'What that host ends in: `workday.com` or `myworkday.com`.'),
    {
      name: 'signInHost',
      displayName: 'Sign-in host',
      prompt: 'The host of the authorization endpoint in the same report, such as `impl.workday.com`.',
    },
    {
      name: 'tenantName',
      displayName: 'Tenant name',
      prompt: 'The name after the host in your Workday address, such as `acme`.',
    },
  ],
  account: { from: 'metadata', workspace: { id: 'tenantName', address: 'workspace' } },
});
// A refresh token is replaced at each use. There is no health check: no call is known that every credential may make.
export const zoomInfo = signIn({
  name: 'ZoomInfo',
  base: 'https://api.zoominfo.com',
  auth: 'https://api.zoominfo.com/gtm/oauth/v1/authorize',
  token: 'https://api.zoominfo.com/gtm/oauth/v1/token',
  pkce: true,
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://docs.zoominfo.com/docs/authorization-code-flow-with-pkce',
  account: {
    // Only apps that ask for the scopes `openid` and `email` get it, as the vendor's own client does.
    from: 'idToken',
    person: { id: 'sub', email: 'email' },
    docsURL: 'https://github.com/Zoominfo/gtm-ai-cli/blob/main/src/oauth.ts',
  },
});
