import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Ask for `offline_access` too: there is no refresh token without it.
// Sign-in: https://developer.constantcontact.com/api_guide/server_flow.html
// Unverified: the health check and the account follow a public connector catalogue (MIT).
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
  health: '/v3/account/user/privileges',
  account: {
    from: 'call',
    url: '/v3/account/summary',
    workspace: { id: 'encoded_account_id', name: 'organization_name' },
    person: { email: 'contact_email' },
    docsURL: 'https://developer.constantcontact.com/api_guide/account_info.html',
  },
  support: allRecords,
});
