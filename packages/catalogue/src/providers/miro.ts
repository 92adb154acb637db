import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/miroapp/api-clients, packages/generator/spec.json
// Scopes are set on the app. Every token may ask about itself, which is the health check.
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
    url: 'https://api.miro.com/v2/oauth/revoke',
    token: 'accessToken',
    parameters: {
      accessToken: '{{.token}}',
      clientId: '{{.clientId}}',
      clientSecret: '{{.clientSecret}}',
    },
    format: 'json',
    docsURL: 'https://developers.miro.com/reference/revoke-token-v2',
  },
  page: 'https://developers.miro.com/docs/getting-started-with-oauth',
  health: '/v1/oauth-token',
  account: {
    from: 'call',
    url: '/v1/oauth-token',
    workspace: { id: 'team.id', name: 'team.name' },
    person: { id: 'user.id', name: 'user.name' },
    docsURL: 'https://developers.miro.com/reference/get-access-token-information',
  },
  support: allRecords,
});
