import { signIn } from '../plain-entries.ts';
import { recordsAndEvents } from '../support.ts';

// Each call needs the header `Notion-Version`. A health check cannot send it, so there is none. Notion has no scopes:
// a person picks pages.
// Token: https://developers.notion.com/reference/create-a-token
// Unverified: the address of the sign-in follows a public connector catalogue (MIT).
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
  account: [
    {
      from: 'tokenAnswer',
      workspace: { id: 'workspace_id', name: 'workspace_name' },
      person: { id: 'owner.user.id', name: 'owner.user.name', email: 'owner.user.person.email' },
      docsURL: 'https://developers.notion.com/docs/authorization',
    },
    {
      from: 'call',
      url: '/v1/users/me',
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
  support: recordsAndEvents,
  // The builder makes a subscription of the integration, where the events of all workspaces arrive.
  subscribeRequirements: { subscribeByAPI: false },
});
