import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in:
 * https://developer.zendesk.com/documentation/ticketing/working-with-oauth/creating-and-using-oauth-tokens-with-the-api/
 * An OAuth client belongs to one account unless Zendesk made it global. There is no health check: `users/me` answers
 * 200 to anonymous callers too. Developers have reported in Zendesk's forum that revoking the current token answers 204
 * and leaves it alive: https://support.zendesk.com/hc/en-us/community/posts/5537132288282-Revoke-Token-API-not-Working-Properly
 * Unverified: these pages were not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const zendeskSupport = {
  displayName: 'Zendesk Support',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.zendesk.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.zendesk.com/oauth/authorizations/new',
    tokenURL: 'https://{{.workspace}}.zendesk.com/oauth/tokens',
    revocation: {
      url: 'https://{{.workspace}}.zendesk.com/api/v2/oauth/tokens/current.json',
      method: 'DELETE',
      authentication: 'bearer',
      docsURL: 'https://developer.zendesk.com/documentation/api-basics/authentication/revoking-oauth-token',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: {},
    docsURL:
      'https://developer.zendesk.com/documentation/ticketing/working-with-oauth/creating-and-using-oauth-tokens-with-the-api/',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Zendesk subdomain',
        prompt: 'The part of your Zendesk address before `.zendesk.com`, such as `acme`.',
      },
    ],
  },
  accountIdentity: {
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
} satisfies CatalogueEntry;
