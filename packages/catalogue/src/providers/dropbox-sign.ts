import { person, signIn } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const dropboxSign = signIn({
  name: 'Dropbox Sign',
  base: 'https://api.hellosign.com',
  auth: 'https://app.hellosign.com/oauth/authorize',
  token: 'https://app.hellosign.com/oauth/token',
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developers.hellosign.com/docs/guides/o-auth/overview',
  },
  page: 'https://developers.hellosign.com/docs/oauth/overview/',
  account: person(
    'https://api.hellosign.com/v3/account',
    'account.account_id',
    'https://developers.hellosign.com/api/reference/operation/accountGet/',
    { email: 'account.email_address' },
  ),
  support: recordsWithoutSearch,
});
