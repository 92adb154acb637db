import { signIn, site } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// There is no health check: the call that could serve needs a scope of its own.
// Sites: https://developers.smartsheet.com/api/smartsheet/guides/basics/base-url. Their tokens differ.
// Token: https://developers.smartsheet.com/api/smartsheet/openapi/tokens/tokens-getorrefresh
// Unverified: the address of the sign-in is that of a public connector catalogue (MIT).
export const smartsheet = signIn({
  name: 'Smartsheet',
  base: 'https://api.{{.site}}',
  auth: 'https://app.{{.site}}/b/authorize',
  token: 'https://api.{{.site}}/2.0/token',
  scoped: true,
  hosts: ['*.smartsheet.com', '*.smartsheet.eu', '*.smartsheet.au', '*.smartsheetgov.com'],
  inputs: site(
    'smartsheet.com',
    'What follows `app.` in your Smartsheet address, such as `smartsheet.eu`, `smartsheet.au` or `smartsheetgov.com`.',
  ),
  tokenMetadataFields: {},
  // Without the parameter, the refresh token goes on.
  revocation: {
    url: 'https://api.{{.site}}/2.0/token?deleteAllForApiClient=true',
    method: 'DELETE',
    authentication: 'bearer',
    alsoEnds: 'person',
    docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/tokens/tokens-delete',
  },
  page: 'https://developers.smartsheet.com/api/smartsheet/guides/advanced-topics/oauth',
  account: {
    from: 'call',
    url: '/2.0/users/me',
    workspace: { id: 'account.id', name: 'account.name' },
    person: { id: 'id', name: 'firstName', email: 'email' },
    docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/users/get-current-user',
  },
  support: allRecords,
});
