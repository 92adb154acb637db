import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Paths need the account ID or the business ID, which come from `users/me`. A refresh token is replaced at each use.
// There is no health check: the call that could serve needs a scope of its own.
// What revokes was found in copies of the page and in clients of others only.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const freshbooks = signIn({
  name: 'FreshBooks',
  base: 'https://api.freshbooks.com',
  auth: 'https://auth.freshbooks.com/oauth/authorize',
  token: 'https://api.freshbooks.com/auth/oauth/token',
  revocation: {
    url: 'https://api.freshbooks.com/auth/oauth/revoke',
    format: 'json',
    docsURL: 'https://www.freshbooks.com/api/authentication',
  },
  page: 'https://www.freshbooks.com/api/authentication',
  learns: ['accountId', 'businessId'],
  account: { from: 'metadata', workspace: { id: 'accountId' } },
  support: allRecords,
});
