import { signIn, site } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/Typeform/js-api-client, README.md and src
// Sites: README.md there and https://typeform.com/developers/get-started/responses-data-center. At the wrong one, an
// account has no responses.
// Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
// Unverified: the sign-in follows a public connector catalogue (MIT), and its hosts in the EU those of the API.
export const typeform = signIn({
  name: 'Typeform',
  base: 'https://api.{{.site}}',
  auth: 'https://api.{{.site}}/oauth/authorize',
  token: 'https://api.{{.site}}/oauth/token',
  hosts: ['api.typeform.com', 'api.eu.typeform.com', 'api.typeform.eu'],
  inputs: site(
    'typeform.com',
    'Type `eu.typeform.com` for an account in the EU from before August 2025, `typeform.eu` for a later one, and `typeform.com` otherwise.',
  ),
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'No address is known.',
    docsURL: 'https://www.typeform.com/developers/get-started/applications/',
  },
  page: 'https://www.typeform.com/developers/get-started/applications/',
  account: {
    from: 'call',
    url: '/me',
    person: { name: 'alias', email: 'email' },
    docsURL: 'https://www.typeform.com/developers/create/reference/retrieve-your-own-account/',
  },
  support: allRecords,
});
