import { address, signIn } from '../plain-entries.ts';
import { recordsAndEvents } from '../support.ts';

// Sign-in:
// https://developer.zendesk.com/documentation/ticketing/working-with-oauth/creating-and-using-oauth-tokens-with-the-api/
// An OAuth client belongs to one account unless Zendesk made it global. There is no health check: `users/me` answers
// 200 to anonymous callers too. Developers have reported in Zendesk's forum that revoking the current token answers 204
// and leaves it alive: https://support.zendesk.com/hc/en-us/community/posts/5537132288282-Revoke-Token-API-not-Working-Properly
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const zendeskSupport = signIn({
  name: 'Zendesk Support',
  base: 'https://{{.workspace}}.zendesk.com',
  auth: 'https://{{.workspace}}.zendesk.com/oauth/authorizations/new',
  token: 'https://{{.workspace}}.zendesk.com/oauth/tokens',
  scoped: true,
  // A client from before May 2026 gets a refresh token only with it. A token lasts two days at most:
  // https://support.zendesk.com/hc/en-us/articles/9182123625370
  tokenURLParams: { expires_in: '172800' },
  refreshURL: '?expires_in=172800',
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
  account: [
    {
      from: 'metadata',
      workspace: { id: 'workspace', address: 'workspace' },
      docsURL: 'https://developer.zendesk.com/api-reference/introduction/requests/',
    },
    {
      from: 'call',
      url: '/api/v2/users/me.json',
      person: { id: 'user.id', name: 'user.name', email: 'user.email' },
      docsURL: 'https://developer.zendesk.com/api-reference/ticketing/users/users/',
    },
  ],
  support: recordsAndEvents,
  // Only an administrator of the account may make webhooks.
  subscribeRequirements: { subscribeByAPI: true },
});
