import { signIn, workspace } from '../plain-entries.ts';
import { recordsAndEvents } from '../support.ts';

// API: https://github.com/square/connect-api-specification, api.json
// A token lasts 30 days. There is no health check: the call that could serve needs a scope of its own.
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
    '/v2/merchants/me',
    'merchant.id',
    'https://developer.squareup.com/reference/square/merchants-api/retrieve-merchant',
    'merchant.business_name',
  ),
  support: recordsAndEvents,
  subscribeRequirements: { subscribeByAPI: false },
});
