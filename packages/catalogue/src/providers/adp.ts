import { ownClient } from '../plain-entries.ts';
import { notYet } from '../support.ts';

// ADP wants a client certificate on each call (mutual TLS), which Dowel cannot send. So nothing works yet.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const adp = ownClient({
  name: 'ADP Workforce Now',
  base: 'https://api.adp.com',
  token: 'https://accounts.adp.com/auth/oauth/v2/token',
  page: 'https://developers.adp.com/guides',
  account: {
    unknownBecause:
      'The API needs a certificate of its own, and no call for the organisation was found that every app may make.',
  },
  support: notYet,
});
