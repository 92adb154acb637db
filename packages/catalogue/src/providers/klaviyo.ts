import { signIn } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// API: https://github.com/klaviyo/openapi, openapi/stable.json
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
    from: 'call',
    url: '/api/accounts',
    headers: { revision: '2026-07-15' },
    workspace: { id: 'data.0.id', name: 'data.0.attributes.contact_information.organization_name' },
    docsURL: 'https://developers.klaviyo.com/en/reference/get_accounts',
  },
  support: recordsWithoutSearch,
});
