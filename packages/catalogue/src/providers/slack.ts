import { signIn } from '../plain-entries.ts';
import { recordsAndEvents } from '../support.ts';

// Scopes of a bot go into `scope`, those of a user into `user_scope`. Slack answers mistakes with status 200 and `ok:
// false`, so a health check by status could tell nothing.
// Sign-in: https://github.com/slackapi/node-slack-sdk, packages/oauth/src/install-provider.ts
// Token: https://docs.slack.dev/tools/node-slack-sdk/reference/web-api/type-aliases/OauthV2AccessResponse
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
    // A workspace has one bot for all who install the app, and loses it with its memberships.
    alsoEnds: 'workspace',
    docsURL: 'https://docs.slack.dev/reference/methods/auth.revoke',
  },
  page: 'https://docs.slack.dev/authentication/installing-with-oauth',
  learns: ['teamId'],
  account: {
    from: 'call',
    url: '/auth.test',
    method: 'POST',
    workspace: { id: 'team_id', name: 'team', address: 'url' },
    person: { id: 'user_id', name: 'user' },
    docsURL: 'https://docs.slack.dev/reference/methods/auth.test',
  },
  support: recordsAndEvents,
  // The builder sets one address at the app, where the events of all workspaces arrive.
  subscribeRequirements: { subscribeByAPI: false },
});
