import { signIn } from '../plain-entries.ts';
import { recordsAndEvents } from '../support.ts';

// Sign-in: https://docs.attio.com/docs/oauth/token, and the pages beside it
// The health check tells what a token is for. Every token may ask (general knowledge of the vendor).
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
  health: '/v2/self',
  account: {
    from: 'call',
    url: '/v2/self',
    workspace: { id: 'workspace_id', name: 'workspace_name', address: 'workspace_slug' },
    person: { id: 'authorized_by_workspace_member_id' },
    docsURL: 'https://docs.attio.com/rest-api/endpoint-reference/meta/identify',
  },
  // The application needs the scopes `webhook:read-write`, `object_configuration:read` and `record_permission:read`.
  support: {
    ...recordsAndEvents,
    search: { operators: { equals: false } },
  },
  subscribeRequirements: { subscribeByAPI: true },
});
