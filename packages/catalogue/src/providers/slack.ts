import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://docs.slack.dev/authentication/installing-with-oauth
 * Scopes of a bot go into `scope`, those of a user into `user_scope`. Slack answers mistakes with status 200 and `ok:
 * false`, so a health check by status could tell nothing.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const slack = {
  displayName: 'Slack',
  authType: 'oauth2',
  baseURL: 'https://slack.com/api',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://slack.com/oauth/v2/authorize',
    tokenURL: 'https://slack.com/api/oauth.v2.access',
    revocation: {
      url: 'https://slack.com/api/auth.revoke',
      authentication: 'bearer',
      docsURL: 'https://docs.slack.dev/reference/methods/auth.revoke',
    },
    scopeSeparator: ',',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope', workspaceRefField: 'workspace_name' },
    docsURL: 'https://docs.slack.dev/authentication/installing-with-oauth',
  },
  postAuthInfoNeeded: true,
  metadata: { postAuthentication: [{ name: 'teamId' }] },
  accountIdentity: {
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
} satisfies CatalogueEntry;
