import { person, signIn } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// Tokens: https://github.com/hellosign/hellosign-openapi, openapi.yaml
// There is no health check: no call is known that every credential may make.
// Unverified: the sign-in address follows a public connector catalogue (MIT).
export const dropboxSign = signIn({
  name: 'Dropbox Sign',
  base: 'https://api.hellosign.com',
  auth: 'https://app.hellosign.com/oauth/authorize',
  token: 'https://app.hellosign.com/oauth/token',
  tokenURLParams: { state: '{{.state}}' },
  refreshURL: '?refresh',
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://developers.hellosign.com/docs/guides/o-auth/overview',
  },
  page: 'https://developers.hellosign.com/docs/oauth/overview/',
  account: person(
    '/v3/account',
    'account.account_id',
    'https://developers.hellosign.com/api/reference/operation/accountGet/',
    { email: 'account.email_address' },
  ),
  support: recordsWithoutSearch,
});
