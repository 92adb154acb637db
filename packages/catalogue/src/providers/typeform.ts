import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/Typeform/js-api-client, README.md and src
// Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const typeform = signIn({
  name: 'Typeform',
  base: 'https://api.typeform.com',
  auth: 'https://api.typeform.com/oauth/authorize',
  token: 'https://api.typeform.com/oauth/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://www.typeform.com/developers/get-started/applications/',
  },
  page: 'https://www.typeform.com/developers/get-started/applications/',
  account: {
    from: 'call',
    url: 'https://api.typeform.com/me',
    person: { name: 'alias', email: 'email' },
    docsURL: 'https://www.typeform.com/developers/create/reference/retrieve-your-own-account/',
  },
  support: allRecords,
});
