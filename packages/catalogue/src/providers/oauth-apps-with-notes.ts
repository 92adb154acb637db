import { address, byAddress, person, signIn, workspace } from '../plain-entries.ts';
import { allRecords, notYet, recordsWithoutSearch } from '../support.ts';

// Providers whose people sign in to the builder's app, with what else is to know of each. Where a note says
// "unverified", no page was opened: the values follow a public connector catalogue (MIT), or, if it says "second list",
// another public list and general knowledge of the vendor, so try them first.

// Sign-in: https://airtable.com/developers/web/api/oauth-reference
// PKCE is required. A refresh token lasts 60 days and is replaced at each use.
// Unverified.
export const airtable = signIn({
  name: 'Airtable',
  base: 'https://api.airtable.com',
  auth: 'https://airtable.com/oauth2/v1/authorize',
  token: 'https://airtable.com/oauth2/v1/token',
  pkce: true,
  scoped: true,
  page: 'https://airtable.com/developers/web/api/oauth-reference',
  health: 'https://api.airtable.com/v0/meta/whoami',
  account: person(
    'https://api.airtable.com/v0/meta/whoami',
    'id',
    'https://airtable.com/developers/web/api/get-user-id-scopes',
    { email: 'email' },
  ),
});
// API: https://github.com/Asana/openapi, defs/asana_oas.yaml
// Sign-in: https://developers.asana.com/docs/oauth
// There is no health check: an app may lack the scope for `users/me`.
// Unverified.
export const asana = signIn({
  name: 'Asana',
  base: 'https://app.asana.com/api',
  auth: 'https://app.asana.com/-/oauth_authorize',
  token: 'https://app.asana.com/-/oauth_token',
  tokenMetadataFields: { consumerRefField: 'data.id' },
  revocation: {
    url: 'https://app.asana.com/-/oauth_revoke',
    docsURL: 'https://developers.asana.com/docs/oauth',
  },
  page: 'https://developers.asana.com/docs/oauth',
  account: person(
    'https://app.asana.com/api/1.0/users/me',
    'data.gid',
    'https://developers.asana.com/reference/getuser',
    { name: 'data.name', email: 'data.email' },
  ),
  support: allRecords,
});
// Sign-in: https://docs.attio.com/rest-api/guides/authentication
// The health check tells what a token is for. Every token may ask. The health check is general knowledge of the
// vendor.
// Unverified.
export const attio = signIn({
  name: 'Attio',
  base: 'https://api.attio.com',
  auth: 'https://app.attio.com/authorize',
  token: 'https://app.attio.com/oauth/token',
  revocation: {
    url: 'https://app.attio.com/oauth/revoke',
    authentication: 'none',
    docsURL: 'https://docs.attio.com/docs/oauth/revoke',
  },
  page: 'https://docs.attio.com/rest-api/guides/authentication',
  health: 'https://api.attio.com/v2/self',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.attio.com/v2/self',
        workspace: { id: 'workspace_id', name: 'workspace_name', address: 'workspace_slug' },
        person: { id: 'authorized_by_workspace_member_id' },
        docsURL: 'https://docs.attio.com/rest-api/endpoint-reference/meta/identify',
      },
    ],
  },
  // The application needs the scopes `webhook:read-write`, `object_configuration:read` and `record_permission:read`.
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
    search: { operators: { equals: false } },
  },
  subscribeRequirements: { subscribeByAPI: true },
});
// Sign-in: https://documentation.bamboohr.com/docs/getting-started
// The token address carries `request=token`, as BambooHR asks. Ask for `offline_access` too: there is no refresh
// token without it. There is no health check: a key may lack the right to make any one call.
// The address of the API is that of the vendor's OpenAPI document (github.com/BambooHR/bhr-api-php, specs/public.yaml).
export const bamboohr = signIn({
  name: 'BambooHR',
  base: 'https://{{.workspace}}.bamboohr.com/api',
  auth: 'https://{{.workspace}}.bamboohr.com/authorize.php',
  authURLParams: { request: 'authorize' },
  token: 'https://{{.workspace}}.bamboohr.com/token.php?request=token',
  revocation: {
    unknownBecause: 'The OpenAPI document has no address for it.',
    docsURL: 'https://documentation.bamboohr.com/docs/getting-started',
  },
  page: 'https://documentation.bamboohr.com/docs/getting-started',
  inputs: address(
    'BambooHR subdomain',
    'The part of your BambooHR address before `.bamboohr.com`, such as `acme`.',
  ),
  account: byAddress,
  support: recordsWithoutSearch,
});
// Sign-in: https://developer.bigcommerce.com/docs/integrations/apps/guide/auth
// The token request has to carry `context=stores/<hash>`, which Dowel does not send. So nothing works yet. Tokens do
// not expire. There is no health check: the call that could serve needs a scope of its own.
// Unverified, second list.
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
// Sign-in: https://developer.atlassian.com/cloud/bitbucket/oauth-2/
// Scopes are set on the OAuth consumer. Paths need the workspace. There is no health check: the call that could serve
// needs a scope of its own.
// Unverified.
export const bitbucket = signIn({
  name: 'Bitbucket',
  base: 'https://api.bitbucket.org',
  auth: 'https://bitbucket.org/site/oauth2/authorize',
  token: 'https://bitbucket.org/site/oauth2/access_token',
  page: 'https://developer.atlassian.com/cloud/bitbucket/oauth-2/',
  inputs: address('Workspace', 'The name after `bitbucket.org/` in the address of your workspace.'),
  account: person(
    'https://api.bitbucket.org/2.0/user',
    'uuid',
    'https://developer.atlassian.com/cloud/bitbucket/rest/api-group-users/',
    { name: 'display_name' },
  ),
});
// API: https://github.com/box/box-openapi, openapi/openapi.json
// Sign-in: https://developer.box.com/guides/authentication/oauth2/
// A refresh token is replaced at each use. There is no health check: the call that could serve needs a scope of its
// own.
// Unverified.
export const box = signIn({
  name: 'Box',
  base: 'https://api.box.com',
  auth: 'https://account.box.com/api/oauth2/authorize',
  token: 'https://api.box.com/oauth2/token',
  revocation: {
    url: 'https://api.box.com/oauth2/revoke',
    docsURL: 'https://developer.box.com/guides/authentication/tokens/revoke/',
  },
  page: 'https://developer.box.com/guides/authentication/oauth2/',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.box.com/2.0/users/me?fields=id,name,login,enterprise',
        workspace: { id: 'enterprise.id', name: 'enterprise.name' },
        person: { id: 'id', name: 'name', email: 'login' },
        docsURL: 'https://developer.box.com/reference/get-users-me/',
      },
    ],
  },
  support: allRecords,
});
// Sign-in: https://developer.brex.com/docs/partner_authentication/
// Ask for `openid offline_access` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
// Unverified, second list.
export const brex = signIn({
  name: 'Brex',
  base: 'https://platform.brexapis.com',
  auth: 'https://accounts-api.brex.com/oauth2/default/v1/authorize',
  token: 'https://accounts-api.brex.com/oauth2/default/v1/token',
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://developer.brex.com/docs/partner_authentication/',
  account: workspace(
    'https://platform.brexapis.com/v2/company',
    'id',
    'https://developer.brex.com/openapi/team_api/',
    'legal_name',
  ),
});
// Sign-in: https://developer.calendly.com/creating-an-oauth-app
// Lists need the address of the user or of the organization. Both come from the health check's call.
// Unverified.
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
  health: 'https://api.calendly.com/users/me',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.calendly.com/users/me',
        workspace: { id: 'resource.current_organization' },
        person: { id: 'resource.uri', name: 'resource.name', email: 'resource.email' },
        docsURL: 'https://developer.calendly.com/api-docs/005832c83aeae-get-current-user',
      },
    ],
  },
});
// API: https://developer.clickup.com/openapi/clickup-api-v2-reference.json
// Sign-in: https://developer.clickup.com/docs/authentication
// ClickUp has no scopes. A person picks workspaces.
// Unverified.
export const clickup = signIn({
  name: 'ClickUp',
  base: 'https://api.clickup.com',
  auth: 'https://app.clickup.com/api',
  token: 'https://api.clickup.com/api/v2/oauth/token',
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developer.clickup.com/docs/authentication',
  },
  page: 'https://developer.clickup.com/docs/authentication',
  health: 'https://api.clickup.com/api/v2/user',
  account: person(
    'https://api.clickup.com/api/v2/user',
    'user.id',
    'https://developer.clickup.com/reference/getauthorizeduser',
    { name: 'user.username', email: 'user.email' },
  ),
  support: allRecords,
});
// Sign-in: https://developer.close.com/topics/authentication-oauth2/
// Ask for `offline_access` too: there is no refresh token without it.
// The address that revokes was found in clients of others only.
// Unverified.
export const close = signIn({
  name: 'Close',
  base: 'https://api.close.com',
  auth: 'https://app.close.com/oauth2/authorize',
  token: 'https://api.close.com/oauth2/token',
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
  page: 'https://developer.close.com/topics/authentication-oauth2/',
  health: 'https://api.close.com/api/v1/me',
  account: {
    sources: [
      {
        from: 'tokenAnswer',
        workspace: { id: 'organization_id' },
        person: { id: 'user_id' },
        docsURL: 'https://developer.close.com/topics/authentication-oauth2/',
      },
    ],
  },
});
// Sign-in: https://developer.constantcontact.com/api_guide/auth_overview.html
// Ask for `offline_access` too: there is no refresh token without it.
// Unverified.
export const constantContact = signIn({
  name: 'Constant Contact',
  base: 'https://api.cc.email',
  auth: 'https://authz.constantcontact.com/oauth2/default/v1/authorize',
  token: 'https://authz.constantcontact.com/oauth2/default/v1/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developer.constantcontact.com/api_guide/server_flow.html',
  },
  page: 'https://developer.constantcontact.com/api_guide/auth_overview.html',
  health: 'https://api.cc.email/v3/account/user/privileges',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.cc.email/v3/account/summary',
        workspace: { id: 'encoded_account_id', name: 'organization_name' },
        person: { email: 'contact_email' },
        docsURL: 'https://developer.constantcontact.com/api_guide/account_info.html',
      },
    ],
  },
  support: allRecords,
});
// Sign-in: https://developer.deel.com/api/oauth
// There is no health check: no call is known that every credential may make.
// Unverified.
export const deel = signIn({
  name: 'Deel',
  base: 'https://api.letsdeel.com',
  auth: 'https://app.deel.com/oauth2/authorize',
  token: 'https://app.deel.com/oauth2/tokens',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'The OpenAPI document has no address for it.',
    docsURL: 'https://developer.deel.com/api/oauth',
  },
  page: 'https://developer.deel.com/api/oauth',
  account: {
    sources: [
      {
        from: 'call',
        // Tokens without the scope `organizations:read` stay unknown.
        url: 'https://api.letsdeel.com/rest/v2/organizations',
        workspace: { id: 'data.0.id', name: 'data.0.name' },
        docsURL: 'https://github.com/letsdeel/deel-api-java-sdk/blob/dev/docs/OrganizationsApi.md',
      },
    ],
  },
  support: allRecords,
});
// Sign-in: https://discord.com/developers/docs/topics/oauth2
// Calls of a bot have the prefix `Bot` instead. There is no health check: the call that could serve needs a scope of
// its own.
// Unverified.
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
  account: person(
    'https://discord.com/api/users/@me',
    'id',
    'https://discord.com/developers/docs/resources/user',
    { name: 'username', email: 'email' },
  ),
});
// Sign-in: https://developers.docusign.com/platform/auth/authcode/
// `server` is the first part of the account's base address, which the health check's call tells. Demo accounts sign
// in at account-d.docusign.com, which this entry does not know. The health check is general knowledge of the vendor.
// Unverified.
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
// Sign-in: https://developers.hellosign.com/docs/oauth/overview/
// There is no health check: no call is known that every credential may make.
// Unverified.
export const dropboxSign = signIn({
  name: 'Dropbox Sign',
  base: 'https://api.hellosign.com',
  auth: 'https://app.hellosign.com/oauth/authorize',
  token: 'https://app.hellosign.com/oauth/token',
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developers.hellosign.com/docs/guides/o-auth/overview',
  },
  page: 'https://developers.hellosign.com/docs/oauth/overview/',
  account: person(
    'https://api.hellosign.com/v3/account',
    'account.account_id',
    'https://developers.hellosign.com/api/reference/operation/accountGet/',
    { email: 'account.email_address' },
  ),
  support: recordsWithoutSearch,
});
// Sign-in: https://developers.dropbox.com/oauth-guide
// A refresh token comes only with `token_access_type=offline`. The call that could serve as a health check needs the
// scope `account_info.read`, so there is none.
// Unverified.
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
    sources: [
      {
        from: 'call',
        url: 'https://api.dropboxapi.com/2/users/get_current_account',
        method: 'POST',
        body: 'null',
        person: { id: 'account_id', name: 'name.display_name', email: 'email' },
        docsURL: 'https://www.dropbox.com/developers/documentation/http/documentation',
      },
    ],
  },
});
// Sign-in:
// https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/administration/automation-apis-using-s2s-authentication
// There is no health check: no call is known that every credential may make.
// Unverified.
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
  account: {
    sources: [
      { from: 'metadata', workspace: { id: 'workspace' } },
      {
        from: 'idToken',
        person: { id: 'oid', name: 'name', email: 'preferred_username' },
        docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
      },
    ],
  },
});
// Sign-in: https://www.figma.com/developers/api#oauth2
// There is no health check: the call that could serve needs a scope of its own.
// Unverified.
export const figma = signIn({
  name: 'Figma',
  base: 'https://api.figma.com',
  auth: 'https://www.figma.com/oauth',
  token: 'https://www.figma.com/api/oauth/token',
  scoped: true,
  tokenMetadataFields: { consumerRefField: 'user_id' },
  page: 'https://www.figma.com/developers/api#oauth2',
  account: person(
    'https://api.figma.com/v1/me',
    'id',
    'https://developers.figma.com/docs/rest-api/users-endpoints/',
    { name: 'handle', email: 'email' },
  ),
});
// Sign-in: https://www.freshbooks.com/api/authentication
// Paths need the account ID or the business ID, which come from `users/me`. A refresh token is replaced at each use.
// There is no health check: the call that could serve needs a scope of its own.
// What revokes was found in copies of the page and in clients of others only.
// Unverified, second list.
export const freshbooks = signIn({
  name: 'FreshBooks',
  base: 'https://api.freshbooks.com',
  auth: 'https://auth.freshbooks.com/oauth/authorize',
  token: 'https://api.freshbooks.com/auth/oauth/token',
  revocation: {
    url: 'https://api.freshbooks.com/auth/oauth/revoke',
    format: 'json',
    docsURL: 'https://www.freshbooks.com/api/authentication',
  },
  page: 'https://www.freshbooks.com/api/authentication',
  learns: ['accountId', 'businessId'],
  account: { sources: [{ from: 'metadata', workspace: { id: 'accountId' } }] },
  support: allRecords,
});
// Sign-in: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app
// Health check: https://docs.github.com/en/rest/users/users
// Tokens of an OAuth app do not expire. Granted scopes come separated by commas.
// Unverified.
export const github = signIn({
  name: 'GitHub',
  base: 'https://api.github.com',
  auth: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  scoped: true,
  revocation: {
    url: 'https://api.github.com/applications/{{.clientId}}/grant',
    method: 'DELETE',
    authentication: 'basic',
    token: 'accessToken',
    parameters: { access_token: '{{.token}}' },
    format: 'json',
    headers: { accept: 'application/vnd.github+json' },
    alsoEnds: 'person',
    docsURL: 'https://docs.github.com/en/rest/apps/oauth-applications#delete-an-app-authorization',
  },
  page: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app',
  health: 'https://api.github.com/user',
  account: person('https://api.github.com/user', 'id', 'https://docs.github.com/en/rest/users/users', {
    name: 'login',
    email: 'email',
  }),
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
});
// Sign-in: https://help.gong.io/docs/create-an-app-for-gong
// The whole base address comes with the token. Customers have hosts such as `us-1234.api.gong.io` (general
// knowledge). There is no health check: no call is known that every credential may make.
// Unverified.
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
    sources: [
      {
        from: 'metadata',
        workspace: { id: 'api_base_url_for_customer', address: 'api_base_url_for_customer' },
      },
    ],
  },
  subscribeRequirements: {},
});
// Sign-in: https://developers.google.com/google-ads/api/docs/oauth/overview
// Calls need the headers `developer-token`, which belongs to the builder, and `login-customer-id`. A proxy call has
// to send them itself. A health check cannot, so there is none.
// Unverified, second list.
export const googleAds = signIn({
  name: 'Google Ads',
  base: 'https://googleads.googleapis.com',
  auth: 'https://accounts.google.com/o/oauth2/v2/auth',
  authURLParams: { access_type: 'offline', prompt: 'consent' },
  token: 'https://oauth2.googleapis.com/token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    url: 'https://oauth2.googleapis.com/revoke',
    authentication: 'none',
    alsoEnds: 'person',
    docsURL: 'https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke',
  },
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
  account: {
    sources: [
      {
        from: 'idToken',
        person: { id: 'sub', name: 'name', email: 'email' },
        docsURL: 'https://developers.google.com/identity/openid-connect/openid-connect',
      },
      {
        from: 'call',
        url: 'https://www.googleapis.com/oauth2/v3/userinfo',
        person: { id: 'sub', name: 'name', email: 'email' },
        docsURL: 'https://developers.google.com/identity/openid-connect/openid-connect',
      },
    ],
  },
});
// Sign-in: https://developers.gorgias.com/docs/oauth2-integration
// Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
// Unverified.
export const gorgias = signIn({
  name: 'Gorgias',
  base: 'https://{{.workspace}}.gorgias.com',
  auth: 'https://{{.workspace}}.gorgias.com/oauth/authorize',
  token: 'https://{{.workspace}}.gorgias.com/oauth/token',
  scoped: true,
  page: 'https://developers.gorgias.com/docs/oauth2-integration',
  inputs: address(
    'Gorgias subdomain',
    'The part of your Gorgias address before `.gorgias.com`, such as `acme`.',
  ),
  account: byAddress,
});
// Sign-in: https://developers.greenhouse.io/harvest.html#authentication
// There is no health check: no call is known that every credential may make.
// Unverified.
export const greenhouse = signIn({
  name: 'Greenhouse Harvest',
  base: 'https://harvest.greenhouse.io',
  auth: 'https://auth.greenhouse.io/authorize',
  token: 'https://auth.greenhouse.io/token',
  scoped: true,
  tokenMetadataFields: {},
  page: 'https://developers.greenhouse.io/harvest.html#authentication',
  account: {
    sources: [
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
  },
});
// Sign-in: https://docs.gusto.com/app-integrations/docs/oauth2
// Scopes are set on the app. Paths need the company ID, which comes from the token's own information. There is no
// health check: no call is known that every credential may make.
// Unverified.
export const gusto = signIn({
  name: 'Gusto',
  base: 'https://api.gusto.com',
  auth: 'https://api.gusto.com/oauth/authorize',
  token: 'https://api.gusto.com/oauth/token',
  page: 'https://docs.gusto.com/app-integrations/docs/oauth2',
  learns: ['companyId'],
  account: { sources: [{ from: 'metadata', workspace: { id: 'companyId' } }] },
});
// Sign-in: https://highlevel.stoplight.io/docs/integrations/
// There is no health check: no call is known that every credential may make.
// Unverified.
export const highLevelStandard = signIn({
  name: 'HighLevel',
  base: 'https://services.leadconnectorhq.com',
  auth: 'https://marketplace.gohighlevel.com/oauth/chooselocation',
  token: 'https://services.leadconnectorhq.com/oauth/token',
  scoped: true,
  tokenMetadataFields: { consumerRefField: 'userId', scopesField: 'scope' },
  page: 'https://highlevel.stoplight.io/docs/integrations/',
  inputs: [
    {
      name: 'locationId',
      displayName: 'Location ID',
      prompt: 'In HighLevel, open the sub-account: the ID follows `/location/` in the address.',
    },
  ],
  account: {
    sources: [
      {
        from: 'tokenAnswer',
        workspace: { id: 'locationId' },
        person: { id: 'userId' },
        docsURL: 'https://marketplace.gohighlevel.com/docs/ghl/oauth/get-access-token',
      },
    ],
  },
});
// Sign-in: https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/setting-up-oauth
// Tokens do not expire, and there is no refresh token. Workspaces in the EU and in Australia have other hosts, which
// this entry does not know. The health check is general knowledge of the vendor.
// Unverified.
export const intercom = signIn({
  name: 'Intercom',
  base: 'https://api.intercom.io',
  auth: 'https://app.intercom.com/oauth',
  token: 'https://api.intercom.io/auth/eagle/token',
  revocation: {
    url: 'https://api.intercom.io/auth/uninstall',
    authentication: 'bearer',
    alsoEnds: 'workspace',
    docsURL:
      'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/installing-uninstalling-apps',
  },
  page: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/setting-up-oauth',
  health: 'https://api.intercom.io/me',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.intercom.io/me',
        workspace: { id: 'app.id_code', name: 'app.name' },
        person: { id: 'id', name: 'name', email: 'email' },
        docsURL:
          'https://developers.intercom.com/docs/references/2.15/rest-api/api.intercom.io/admins/identifyadmin',
      },
    ],
  },
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  // The builder sets one address at the app, where the events of all workspaces arrive.
  subscribeRequirements: { subscribeByAPI: false },
});
// API: https://github.com/klaviyo/openapi, openapi/stable.json
// Sign-in: https://developers.klaviyo.com/en/docs/set_up_oauth
// Revoking uninstalls the app in the account, as the vendor's example says.
// Every call needs a `revision` header with a date. A health check cannot send one, so there is none.
export const klaviyo = signIn({
  name: 'Klaviyo',
  base: 'https://a.klaviyo.com',
  auth: 'https://www.klaviyo.com/oauth/authorize',
  token: 'https://a.klaviyo.com/oauth/token',
  pkce: true,
  scoped: true,
  revocation: {
    url: 'https://a.klaviyo.com/oauth/revoke',
    authentication: 'basic',
    alsoEnds: 'workspace',
    docsURL: 'https://github.com/klaviyo-labs/node-integration-example',
  },
  page: 'https://developers.klaviyo.com/en/docs/set_up_oauth',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://a.klaviyo.com/api/accounts',
        headers: { revision: '2026-07-15' },
        workspace: { id: 'data.0.id', name: 'data.0.attributes.contact_information.organization_name' },
        docsURL: 'https://developers.klaviyo.com/en/reference/get_accounts',
      },
    ],
  },
  support: recordsWithoutSearch,
});
// Sign-in: https://hire.lever.co/developer/documentation#authentication
// The audience is a parameter of the sign-in address. There is no health check: no call is known that every
// credential may make.
// Unverified.
export const lever = signIn({
  name: 'Lever',
  base: 'https://api.lever.co',
  auth: 'https://auth.lever.co/authorize',
  token: 'https://auth.lever.co/oauth/token',
  scoped: true,
  audience: ['https://api.lever.co/v1/'],
  page: 'https://hire.lever.co/developer/documentation#authentication',
  account: {
    sources: [
      {
        from: 'call',
        // The address of a posting begins with the name of the account's job site, as in
        // https://github.com/lever/postings-api. Tokens that may not read postings stay unknown.
        url: 'https://api.lever.co/v1/postings?limit=1',
        workspace: { id: 'data.0.urls.list', name: 'data.0.urls.list' },
        capture: '^https://jobs\\.(?:\\w+\\.)?lever\\.co/(?<result>[^/?#]+)',
        docsURL: 'https://hire.lever.co/developer/documentation#postings',
      },
    ],
  },
});
// API: https://github.com/linear/linear, packages/sdk/src/schema.graphql
// Sign-in: https://linear.app/developers/oauth-2-0-authentication
// The API is GraphQL over POST. A health check cannot send a body, so there is none.
// The page has named the parameter of a revocation `access_token`, and others call it `token`, so both are sent.
// Unverified.
export const linear = signIn({
  name: 'Linear',
  base: 'https://api.linear.app/graphql',
  auth: 'https://linear.app/oauth/authorize',
  token: 'https://api.linear.app/oauth/token',
  scoped: true,
  scopeSeparator: ',',
  revocation: {
    url: 'https://api.linear.app/oauth/revoke',
    authentication: 'none',
    parameters: { token: '{{.token}}', access_token: '{{.token}}' },
    docsURL: 'https://linear.app/developers/oauth-2-0-authentication',
  },
  page: 'https://linear.app/developers/oauth-2-0-authentication',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.linear.app/graphql',
        method: 'POST',
        body: '{"query":"query { viewer { id name email } organization { id name urlKey } }"}',
        workspace: {
          id: 'data.organization.id',
          name: 'data.organization.name',
          address: 'data.organization.urlKey',
        },
        person: { id: 'data.viewer.id', name: 'data.viewer.name', email: 'data.viewer.email' },
        docsURL: 'https://linear.app/developers/graphql',
      },
    ],
  },
  support: allRecords,
});
// API: https://api.mailchimp.com/schema/3.0/Swagger.json?expand
// Sign-in: https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/
// `dc` is the data centre. It comes from https://login.mailchimp.com/oauth2/metadata after the sign-in. Tokens do not
// expire. There is no health check, because its address is not known before `dc` is.
// Unverified: the page was not opened for the sign-in; its values come from a second public list and from general
// knowledge of the vendor, so try them first.
export const mailchimp = signIn({
  name: 'Mailchimp',
  base: 'https://{{.dc}}.api.mailchimp.com',
  auth: 'https://login.mailchimp.com/oauth2/authorize',
  token: 'https://login.mailchimp.com/oauth2/token',
  revocation: {
    unknownBecause: 'No address is known. People can remove the app in their Mailchimp account.',
    docsURL: 'https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/',
  },
  page: 'https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/',
  learns: ['dc'],
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.dc}}.api.mailchimp.com/3.0/',
        workspace: { id: 'account_id', name: 'account_name' },
        person: { name: 'username', email: 'email' },
        docsURL: 'https://mailchimp.com/developer/marketing/api/root/list-api-root-resources/',
      },
    ],
  },
  support: allRecords,
});
// Sign-in: https://learn.microsoft.com/en-us/entra/identity-platform/quickstart-register-app
// The sign-in takes people of every tenant. Ask for `offline_access` too: there is no refresh token without it. A
// refresh token is replaced at each use. There is no health check: the call that could serve needs a scope of its
// own.
// Unverified.
export const microsoft = signIn({
  name: 'Microsoft 365',
  base: 'https://graph.microsoft.com',
  auth: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'No address for single tokens is known. Microsoft ends all sign-ins of a person at once.',
    docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens',
  },
  page: 'https://learn.microsoft.com/en-us/entra/identity-platform/quickstart-register-app',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://graph.microsoft.com/v1.0/me',
        person: { id: 'id', name: 'displayName', email: 'userPrincipalName' },
        docsURL: 'https://learn.microsoft.com/en-us/graph/api/user-get',
      },
      {
        from: 'idToken',
        person: { name: 'name', email: 'preferred_username' },
        docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
      },
    ],
  },
  support: allRecords,
  subscribeRequirements: { maintenance: true, subscribeByAPI: true },
});
// Sign-in: https://developers.miro.com/docs/getting-started-with-oauth
// Scopes are set on the app. Every token may ask about itself, which is the health check. The health check is general
// knowledge of the vendor.
// Unverified.
export const miro = signIn({
  name: 'Miro',
  base: 'https://api.miro.com',
  auth: 'https://miro.com/oauth/authorize',
  token: 'https://api.miro.com/v1/oauth/token',
  tokenMetadataFields: {
    consumerRefField: 'user_id',
    scopesField: 'scope',
    workspaceRefField: 'team_id',
  },
  revocation: {
    url: 'https://api.miro.com/v1/oauth/revoke',
    authentication: 'none',
    token: 'accessToken',
    parameters: { access_token: '{{.token}}' },
    format: 'query',
    docsURL: 'https://developers.miro.com/reference/revoke-token',
  },
  page: 'https://developers.miro.com/docs/getting-started-with-oauth',
  health: 'https://api.miro.com/v1/oauth-token',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.miro.com/v1/oauth-token',
        workspace: { id: 'team.id', name: 'team.name' },
        person: { id: 'user.id', name: 'user.name' },
        docsURL: 'https://developers.miro.com/reference/get-access-token-information',
      },
    ],
  },
  support: allRecords,
});
// Sign-in: https://developers.notion.com/docs/authorization
// Each call needs the header `Notion-Version`. A health check cannot send it, so there is none. Notion has no scopes:
// a person picks pages.
// Unverified.
export const notion = signIn({
  name: 'Notion',
  base: 'https://api.notion.com',
  auth: 'https://api.notion.com/v1/oauth/authorize',
  authURLParams: { owner: 'user' },
  token: 'https://api.notion.com/v1/oauth/token',
  tokenMetadataFields: { consumerRefField: 'owner.user.id', workspaceRefField: 'workspace_id' },
  revocation: {
    url: 'https://api.notion.com/v1/oauth/revoke',
    authentication: 'basic',
    token: 'accessToken',
    format: 'json',
    headers: { 'notion-version': '2025-09-03' },
    docsURL: 'https://developers.notion.com/reference/revoke-token',
  },
  page: 'https://developers.notion.com/docs/authorization',
  account: {
    sources: [
      {
        from: 'tokenAnswer',
        workspace: { id: 'workspace_id', name: 'workspace_name' },
        person: { id: 'owner.user.id', name: 'owner.user.name', email: 'owner.user.person.email' },
        docsURL: 'https://developers.notion.com/docs/authorization',
      },
      {
        from: 'call',
        url: 'https://api.notion.com/v1/users/me',
        headers: { 'Notion-Version': '2025-09-03' },
        workspace: { id: 'bot.workspace_id', name: 'bot.workspace_name' },
        person: {
          id: 'bot.owner.user.id',
          name: 'bot.owner.user.name',
          email: 'bot.owner.user.person.email',
        },
        docsURL: 'https://developers.notion.com/reference/get-self',
      },
    ],
  },
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  // The builder makes a subscription of the integration, where the events of all workspaces arrive.
  subscribeRequirements: { subscribeByAPI: false },
});
// API: https://github.com/okta/okta-management-openapi-spec, dist/current/management-minimal.yaml
// Sign-in:
// https://developer.okta.com/docs/guides/implement-oauth-for-okta/main/#get-an-access-token-and-make-a-request
// An org may have a domain of its own, or one under oktapreview.com. This entry does not know these hosts. There is
// no health check: no call is known that every credential may make.
// Unverified.
export const okta = signIn({
  name: 'Okta',
  base: 'https://{{.workspace}}.okta.com',
  auth: 'https://{{.workspace}}.okta.com/oauth2/v1/authorize',
  token: 'https://{{.workspace}}.okta.com/oauth2/v1/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    url: 'https://{{.workspace}}.okta.com/oauth2/v1/revoke',
    docsURL: 'https://developer.okta.com/docs/guides/revoke-tokens/',
  },
  page: 'https://developer.okta.com/docs/guides/implement-oauth-for-okta/main/#get-an-access-token-and-make-a-request',
  inputs: address('Okta subdomain', 'The part of your Okta address before `.okta.com`, such as `acme`.'),
  account: byAddress,
  support: allRecords,
});
// Sign-in: https://developers.outreach.io/api/oauth/
// Webhooks: https://developers.outreach.io/api/webhooks
// A refresh token lasts 14 days and is replaced at each use (not confirmed on a public page).
export const outreach = signIn({
  name: 'Outreach',
  base: 'https://api.outreach.io',
  auth: 'https://api.outreach.io/oauth/authorize',
  token: 'https://api.outreach.io/oauth/token',
  scoped: true,
  revocation: {
    unknownBecause: 'The page about signing in names no call that revokes a token.',
    docsURL: 'https://developers.outreach.io/api/oauth/',
  },
  page: 'https://developers.outreach.io/api/oauth/',
  account: {
    sources: [
      {
        // Nothing names the organisation. But users are locked, and cannot be deleted, so the oldest one stays the
        // oldest (https://api.outreach.io/api/v2/schema/openapi.json). An app may lack the scope `users.read`.
        from: 'call',
        url: 'https://api.outreach.io/api/v2/users?sort=createdAt&page[size]=1',
        // Without it, Outreach answers 415: https://developers.outreach.io/api/making-requests
        headers: { 'Content-Type': 'application/vnd.api+json' },
        workspace: { id: 'data.0.attributes.userGuid' },
        docsURL: 'https://developers.outreach.io/api/reference/overview/',
      },
    ],
  },
  support: allRecords,
  subscribeRequirements: { subscribeByAPI: true },
});
// API: https://github.com/PagerDuty/api-schema, reference/REST/openapiv3.json
// Sign-in: https://developer.pagerduty.com/docs/oauth-functionality
// Accept header: `application/vnd.pagerduty+json;version=2`. There is no health check: the call that could serve
// needs a scope of its own.
// Unverified, second list.
export const pagerDuty = signIn({
  name: 'PagerDuty',
  base: 'https://api.pagerduty.com',
  auth: 'https://app.pagerduty.com/oauth/authorize',
  token: 'https://app.pagerduty.com/oauth/token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developer.pagerduty.com/docs/oauth-functionality',
  },
  page: 'https://developer.pagerduty.com/docs/oauth-functionality',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.pagerduty.com/users/me',
        headers: { Accept: 'application/vnd.pagerduty+json;version=2' },
        person: { id: 'user.id', name: 'user.name', email: 'user.email' },
        docsURL: 'https://developer.pagerduty.com/api-reference/',
      },
    ],
  },
  support: recordsWithoutSearch,
});
// Sign-in: https://developers.pandadoc.com/reference/authentication-process
// A key instead of a sign-in is possible, with the prefix `API-Key`. There is no health check: the call that could
// serve needs a scope of its own.
// Unverified, second list.
export const pandaDoc = signIn({
  name: 'PandaDoc',
  base: 'https://api.pandadoc.com',
  auth: 'https://app.pandadoc.com/oauth2/authorize',
  token: 'https://api.pandadoc.com/oauth2/access_token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developers.pandadoc.com/reference/authentication-process',
  },
  page: 'https://developers.pandadoc.com/reference/authentication-process',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.pandadoc.com/public/v1/members/current',
        workspace: { id: 'workspace', name: 'workspace_name' },
        person: { id: 'user_id', name: 'first_name', email: 'email' },
        docsURL: 'https://developers.pandadoc.com/reference/current-member-details',
      },
    ],
  },
  support: allRecords,
});
// Sign-in: https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/
// There is no health check: the call that could serve needs a scope of its own.
// Unverified.
export const pinterest = signIn({
  name: 'Pinterest',
  base: 'https://api.pinterest.com',
  auth: 'https://www.pinterest.com/oauth',
  token: 'https://api.pinterest.com/v5/oauth/token',
  scoped: true,
  scopeSeparator: ',',
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
  },
  page: 'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
  account: person(
    'https://api.pinterest.com/v5/user_account',
    'id',
    'https://developers.pinterest.com/docs/api/v5/user_account-get',
    { name: 'username' },
  ),
  support: allRecords,
});
// Sign-in: https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/oauth-2.0
// Each path needs the company ID. Intuit sends it to the callback as `realmId`, which Dowel does not keep yet, so a
// proxy call has to know it. There is no health check: no call is known that every credential may make.
// Unverified.
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
  account: {
    sources: [
      {
        // Told to apps that ask for the scope `openid`. The address that a sign-in comes back to names the company
        // too, but anybody can write it.
        from: 'idToken',
        workspace: { id: 'realmid' },
        person: { id: 'sub' },
        docsURL:
          'https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/openid-connect',
      },
    ],
  },
});
// Sign-in: https://docs.ramp.com/developer-api/v1/authorization
// Public lists differ about the host of the sign-in: this one has `api.ramp.com`, others `app.ramp.com`. There is no
// health check: no call is known that every credential may make.
// Unverified.
export const ramp = signIn({
  name: 'Ramp',
  base: 'https://api.ramp.com',
  auth: 'https://api.ramp.com/v1/authorize',
  token: 'https://api.ramp.com/developer/v1/token',
  scoped: true,
  tokenMetadataFields: {},
  page: 'https://docs.ramp.com/developer-api/v1/authorization',
  account: workspace(
    'https://api.ramp.com/developer/v1/business',
    'id',
    'https://docs.ramp.com/developer-api/v1/api/business',
    'business_name_legal',
  ),
});
// Sign-in: https://developers.ringcentral.com/guide/authentication/auth-code-flow and, with PKCE, …/auth-code-pkce-flow
// There is no health check: no call is known that every credential may make.
export const ringCentral = signIn({
  name: 'RingCentral',
  base: 'https://platform.ringcentral.com',
  auth: 'https://platform.ringcentral.com/restapi/oauth/authorize',
  token: 'https://platform.ringcentral.com/restapi/oauth/token',
  pkce: true,
  tokenMetadataFields: { consumerRefField: 'owner_id', scopesField: 'scope' },
  revocation: {
    url: 'https://platform.ringcentral.com/restapi/oauth/revoke',
    authentication: 'basic',
    docsURL: 'https://developers.ringcentral.com/api-reference/OAuth-2.0/revokeToken',
  },
  page: 'https://developers.ringcentral.com/guide/authentication/auth-code-flow',
  account: workspace(
    'https://platform.ringcentral.com/restapi/v1.0/account/~',
    'id',
    'https://developers.ringcentral.com/api-reference/Company/readAccountInfo',
  ),
  support: allRecords,
});
// Sign-in: https://developer.sage.com/intacct/docs/developer-portal/getting-started/quick-start
// This is the REST API. The older XML API has another address and sign-in. There is no health check: no call is known
// that every credential may make.
// Unverified.
export const sageIntacct = signIn({
  name: 'Sage Intacct',
  base: 'https://api.intacct.com',
  auth: 'https://api.intacct.com/ia/api/v1/oauth2/authorize',
  token: 'https://api.intacct.com/ia/api/v1/oauth2/token',
  page: 'https://developer.sage.com/intacct/docs/developer-portal/getting-started/quick-start',
  account: {
    sources: [
      {
        // Told to apps that ask for the scope `openid`.
        from: 'idToken',
        workspace: { id: 'cnyId', name: 'cnyId' },
        person: { id: 'userId', name: 'userId' },
        docsURL: 'https://api.intacct.com/.well-known/openid-configuration',
      },
    ],
  },
});
// Sign-in: https://developers.salesloft.com/docs/platform/api-basics/oauth-authentication/
// Scopes are set on the app. A refresh token is replaced at each use. There is no health check: no call is known that
// every credential may make.
// Unverified.
export const salesloft = signIn({
  name: 'Salesloft',
  base: 'https://api.salesloft.com',
  auth: 'https://accounts.salesloft.com/oauth/authorize',
  token: 'https://accounts.salesloft.com/oauth/token',
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://developers.salesloft.com/docs/platform/api-basics/oauth-authentication/',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.salesloft.com/v2/me.json',
        workspace: { id: 'data.team.id' },
        person: { id: 'data.guid', name: 'data.name', email: 'data.email' },
        docsURL: 'https://developers.salesloft.com/docs/api/me-index/',
      },
    ],
  },
});
// Sign-in: https://www.servicenow.com/docs/csh?topicname=c_OAuthApplications.html
// There is no health check: no call is known that every credential may make.
// Unverified.
export const serviceNow = signIn({
  name: 'ServiceNow',
  base: 'https://{{.workspace}}.service-now.com',
  auth: 'https://{{.workspace}}.service-now.com/oauth_auth.do',
  token: 'https://{{.workspace}}.service-now.com/oauth_token.do',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    url: 'https://{{.workspace}}.service-now.com/oauth_revoke_token.do',
    authentication: 'none',
    format: 'query',
    docsURL: 'https://www.servicenow.com/docs/csh?topicname=t_RevokeOAuthToken.html',
  },
  page: 'https://www.servicenow.com/docs/csh?topicname=c_OAuthApplications.html',
  inputs: address(
    'ServiceNow subdomain',
    'The part of your ServiceNow address before `.service-now.com`, such as `dev12345`.',
  ),
  account: byAddress,
});
// Sign-in: https://docs.slack.dev/authentication/installing-with-oauth
// Scopes of a bot go into `scope`, those of a user into `user_scope`. Slack answers mistakes with status 200 and `ok:
// false`, so a health check by status could tell nothing.
// Unverified.
export const slack = signIn({
  name: 'Slack',
  base: 'https://slack.com/api',
  auth: 'https://slack.com/oauth/v2/authorize',
  token: 'https://slack.com/api/oauth.v2.access',
  scoped: true,
  tokenMetadataFields: { scopesField: 'scope', workspaceRefField: 'workspace_name' },
  scopeSeparator: ',',
  revocation: {
    url: 'https://slack.com/api/auth.revoke',
    authentication: 'bearer',
    docsURL: 'https://docs.slack.dev/reference/methods/auth.revoke',
  },
  page: 'https://docs.slack.dev/authentication/installing-with-oauth',
  learns: ['teamId'],
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://slack.com/api/auth.test',
        method: 'POST',
        workspace: { id: 'team_id', name: 'team', address: 'url' },
        person: { id: 'user_id', name: 'user' },
        docsURL: 'https://docs.slack.dev/reference/methods/auth.test',
      },
    ],
  },
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  // The builder sets one address at the app, where the events of all workspaces arrive.
  subscribeRequirements: { subscribeByAPI: false },
});
// Sign-in: https://smartsheet.redoc.ly/#section/OAuth-Walkthrough
// There is no health check: the call that could serve needs a scope of its own.
// Unverified.
export const smartsheet = signIn({
  name: 'Smartsheet',
  base: 'https://api.smartsheet.com',
  auth: 'https://app.smartsheet.com/b/authorize',
  token: 'https://api.smartsheet.com/2.0/token',
  scoped: true,
  tokenMetadataFields: {},
  // Without the parameter, the refresh token goes on.
  revocation: {
    url: 'https://api.smartsheet.com/2.0/token?deleteAllForApiClient=true',
    method: 'DELETE',
    authentication: 'bearer',
    alsoEnds: 'person',
    docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/tokens/tokens-delete',
  },
  page: 'https://smartsheet.redoc.ly/#section/OAuth-Walkthrough',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.smartsheet.com/2.0/users/me',
        workspace: { id: 'account.id', name: 'account.name' },
        person: { id: 'id', name: 'firstName', email: 'email' },
        docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/users/get-current-user',
      },
    ],
  },
  support: allRecords,
});
// API: https://github.com/square/connect-api-specification, api.json
// Sign-in: https://developer.squareup.com/docs/oauth-api/overview
// A token lasts 30 days. There is no health check: the call that could serve needs a scope of its own.
// Unverified.
export const square = signIn({
  name: 'Square',
  base: 'https://connect.squareup.com',
  auth: 'https://connect.squareup.com/oauth2/authorize',
  authURLParams: { session: 'true' },
  token: 'https://connect.squareup.com/oauth2/token',
  scoped: true,
  tokenMetadataFields: { consumerRefField: 'merchant_id' },
  revocation: {
    url: 'https://connect.squareup.com/oauth2/revoke',
    token: 'accessToken',
    parameters: { client_id: '{{.clientId}}', access_token: '{{.token}}' },
    format: 'json',
    headers: { authorization: 'Client {{.clientSecret}}' },
    alsoEnds: 'workspace',
    docsURL: 'https://developer.squareup.com/reference/square/o-auth-api/revoke-token',
  },
  page: 'https://developer.squareup.com/docs/oauth-api/overview',
  account: workspace(
    'https://connect.squareup.com/v2/merchants/me',
    'merchant.id',
    'https://developer.squareup.com/reference/square/merchants-api/retrieve-merchant',
    'merchant.business_name',
  ),
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  subscribeRequirements: { subscribeByAPI: false },
});
// Sign-in: https://api.surveymonkey.com/v3/docs#authentication
// There is no health check: the call that could serve needs a scope of its own.
// Unverified.
export const surveyMonkey = signIn({
  name: 'SurveyMonkey',
  base: 'https://api.surveymonkey.com',
  auth: 'https://api.surveymonkey.com/oauth/authorize',
  token: 'https://api.surveymonkey.com/oauth/token',
  page: 'https://api.surveymonkey.com/v3/docs#authentication',
  account: person('https://api.surveymonkey.com/v3/users/me', 'id', 'https://api.surveymonkey.com/v3/docs', {
    name: 'username',
    email: 'email',
  }),
});
// Sign-in: https://business-api.tiktok.com/portal/docs?id=1738373141733378
// The sign-in is no OAuth: it takes `app_id`, `secret` and `auth_code` as JSON, and puts the token under `data`.
// Dowel does not know this form, so nothing works yet. Mistakes have status 200 and a `code` other than 0.
// Unverified, second list.
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
    'https://business-api.tiktok.com/open_api/v1.3/user/info/',
    'data.core_user_id',
    'https://business-api.tiktok.com/portal/docs?id=1739665513181185',
    { name: 'data.display_name', email: 'data.email' },
  ),
  support: notYet,
});
// API: https://github.com/Typeform/js-api-client, README.md and src
// Sign-in: https://www.typeform.com/developers/get-started/applications/
// Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
// Unverified.
export const typeform = signIn({
  name: 'Typeform',
  base: 'https://api.typeform.com',
  auth: 'https://api.typeform.com/oauth/authorize',
  token: 'https://api.typeform.com/oauth/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://www.typeform.com/developers/get-started/applications/',
  },
  page: 'https://www.typeform.com/developers/get-started/applications/',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.typeform.com/me',
        person: { name: 'alias', email: 'email' },
        docsURL: 'https://www.typeform.com/developers/create/reference/retrieve-your-own-account/',
      },
    ],
  },
  support: allRecords,
});
// Sign-in: https://developers.webflow.com/data/reference/oauth-app
// Health check: https://developers.webflow.com/data/reference/token/introspect
// Every token may ask about itself, which is the health check.
// Unverified: only the page of the health check was read for this entry; its values follow a public connector
// catalogue (MIT).
export const webflow = signIn({
  name: 'Webflow',
  base: 'https://api.webflow.com',
  auth: 'https://webflow.com/oauth/authorize',
  token: 'https://api.webflow.com/oauth/access_token',
  scoped: true,
  revocation: {
    url: 'https://webflow.com/oauth/revoke_authorization',
    parameters: {
      client_id: '{{.clientId}}',
      client_secret: '{{.clientSecret}}',
      access_token: '{{.token}}',
    },
    docsURL: 'https://developers.webflow.com/data/reference/authentication',
  },
  page: 'https://developers.webflow.com/data/reference/oauth-app',
  health: 'https://api.webflow.com/v2/token/introspect',
  account: person(
    'https://api.webflow.com/v2/token/authorized_by',
    'id',
    'https://developers.webflow.com/data/reference/token/authorized-by',
    { name: 'firstName', email: 'email' },
  ),
  support: allRecords,
});
// Sign-in: https://doc.workday.com/
// There is no health check: no call is known that every credential may make.
// Unverified.
export const workday = signIn({
  name: 'Workday',
  base: 'https://{{.workspace}}.workday.com',
  auth: 'https://{{.workspace}}.workday.com/ccx/oauth2/{{.tenantName}}/authorize',
  token: 'https://{{.workspace}}.workday.com/ccx/oauth2/{{.tenantName}}/token',
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://doc.workday.com/',
  inputs: [
    {
      name: 'workspace',
      displayName: 'Workday host',
      prompt: 'The part of your Workday API address before `.workday.com`, such as `wd2-impl-services1`.',
    },
    {
      name: 'tenantName',
      displayName: 'Tenant name',
      prompt: 'The name after the host in your Workday address, such as `acme`.',
    },
  ],
  account: { sources: [{ from: 'metadata', workspace: { id: 'tenantName', address: 'workspace' } }] },
});
// Sign-in: https://developer.xero.com/documentation/guides/oauth2/auth-flow/
// API: https://github.com/XeroAPI/Xero-OpenAPI, xero_accounting.yaml and xero-identity.yaml
// Every call but that for the tenants needs the id of one. Ask for `offline_access` too: there is no refresh token
// without it. Every token may ask for its tenants, which is the health check. The health check is general knowledge
// of the vendor.
// Unverified.
export const xero = signIn({
  name: 'Xero',
  base: 'https://api.xero.com',
  auth: 'https://login.xero.com/identity/connect/authorize',
  authURLParams: { response_type: 'code' },
  token: 'https://identity.xero.com/connect/token',
  scoped: true,
  headers: [{ name: 'Xero-Tenant-Id', valueTemplate: '{{.tenantId}}' }],
  revocation: {
    url: 'https://identity.xero.com/connect/revocation',
    authentication: 'basic',
    alsoEnds: 'person',
    docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
  },
  page: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
  learns: ['tenantId'],
  health: 'https://api.xero.com/connections',
  account: {
    sources: [
      {
        from: 'metadata',
        workspace: { id: 'tenantId' },
        docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
      },
      {
        from: 'call',
        url: 'https://api.xero.com/connections',
        workspace: { name: '0.tenantName' },
        docsURL: 'https://developer.xero.com/documentation/guides/oauth2/auth-flow/',
      },
    ],
  },
  support: recordsWithoutSearch,
});
// Sign-in:
// https://developer.zendesk.com/documentation/ticketing/working-with-oauth/creating-and-using-oauth-tokens-with-the-api/
// An OAuth client belongs to one account unless Zendesk made it global. There is no health check: `users/me` answers
// 200 to anonymous callers too. Developers have reported in Zendesk's forum that revoking the current token answers 204
// and leaves it alive: https://support.zendesk.com/hc/en-us/community/posts/5537132288282-Revoke-Token-API-not-Working-Properly
// Unverified.
export const zendeskSupport = signIn({
  name: 'Zendesk Support',
  base: 'https://{{.workspace}}.zendesk.com',
  auth: 'https://{{.workspace}}.zendesk.com/oauth/authorizations/new',
  token: 'https://{{.workspace}}.zendesk.com/oauth/tokens',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    url: 'https://{{.workspace}}.zendesk.com/api/v2/oauth/tokens/current.json',
    method: 'DELETE',
    authentication: 'bearer',
    docsURL: 'https://developer.zendesk.com/documentation/api-basics/authentication/revoking-oauth-token',
  },
  page: 'https://developer.zendesk.com/documentation/ticketing/working-with-oauth/creating-and-using-oauth-tokens-with-the-api/',
  inputs: address(
    'Zendesk subdomain',
    'The part of your Zendesk address before `.zendesk.com`, such as `acme`.',
  ),
  account: {
    sources: [
      {
        from: 'metadata',
        workspace: { id: 'workspace', address: 'workspace' },
        docsURL: 'https://developer.zendesk.com/api-reference/introduction/requests/',
      },
      {
        from: 'call',
        url: 'https://{{.workspace}}.zendesk.com/api/v2/users/me.json',
        person: { id: 'user.id', name: 'user.name', email: 'user.email' },
        docsURL: 'https://developer.zendesk.com/api-reference/ticketing/users/users/',
      },
    ],
  },
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  // Only an administrator of the account may make webhooks.
  subscribeRequirements: { subscribeByAPI: true },
});
// Sign-in: https://docs.zoominfo.com/docs/authentication
// There is no health check: no call is known that every credential may make.
// Unverified.
export const zoomInfo = signIn({
  name: 'ZoomInfo',
  base: 'https://api.zoominfo.com',
  auth: 'https://api.zoominfo.com/gtm/oauth/v1/authorize',
  token: 'https://api.zoominfo.com/gtm/oauth/v1/token',
  pkce: true,
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://docs.zoominfo.com/docs/authentication',
  account: {
    sources: [
      {
        // Told to apps that ask for the scopes `openid` and `email`, as the vendor's own client does.
        from: 'idToken',
        person: { id: 'sub', email: 'email' },
        docsURL: 'https://github.com/Zoominfo/gtm-ai-cli/blob/main/src/oauth.ts',
      },
    ],
  },
});
// API: the package @zoom/rivet of the vendor, users/users.d.ts and its neighbours
// Sign-in: https://developers.zoom.us/docs/integrations/oauth/
// Scopes are set on the app and may be left out. There is no health check: the call that could serve needs a scope of
// its own.
// Unverified.
export const zoom = signIn({
  name: 'Zoom',
  base: 'https://api.zoom.us',
  auth: 'https://zoom.us/oauth/authorize',
  token: 'https://zoom.us/oauth/token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    url: 'https://zoom.us/oauth/revoke',
    authentication: 'basic',
    token: 'accessToken',
    docsURL: 'https://developers.zoom.us/docs/integrations/oauth/',
  },
  page: 'https://developers.zoom.us/docs/integrations/oauth/',
  account: {
    sources: [
      {
        from: 'call',
        url: 'https://api.zoom.us/v2/users/me',
        workspace: { id: 'account_id' },
        person: { id: 'id', name: 'display_name', email: 'email' },
        docsURL: 'https://developers.zoom.us/docs/api/users/',
      },
    ],
  },
  support: allRecords,
});
