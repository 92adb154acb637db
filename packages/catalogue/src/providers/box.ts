import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/box/box-openapi, openapi/openapi.json
// A refresh token is replaced at each use. There is no health check: the call that could serve needs a scope of its
// own.
export const box = signIn({
  name: 'Box',
  base: 'https://api.box.com',
  auth: 'https://account.box.com/api/oauth2/authorize',
  token: 'https://api.box.com/oauth2/token',
  revocation: {
    url: 'https://api.box.com/oauth2/revoke',
    docsURL: 'https://developer.box.com/guides/authentication/tokens/revoke/',
  },
  page: 'https://developer.box.com/guides/authentication/oauth2/',
  account: {
    from: 'call',
    url: '/2.0/users/me?fields=id,name,login,enterprise',
    workspace: { id: 'enterprise.id', name: 'enterprise.name' },
    person: { id: 'id', name: 'name', email: 'login' },
    docsURL: 'https://developer.box.com/reference/get-users-me/',
  },
  support: allRecords,
});
