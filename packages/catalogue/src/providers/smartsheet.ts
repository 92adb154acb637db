import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// There is no health check: the call that could serve needs a scope of its own.
// Sites: https://developers.smartsheet.com/api/smartsheet/guides/basics/base-url. Their tokens differ.
// Unverified: the other values are those of a public connector catalogue (MIT). No further page was opened.
export const smartsheet = signIn({
  name: 'Smartsheet',
  base: 'https://api.{{.site}}',
  auth: 'https://app.{{.site}}/b/authorize',
  token: 'https://api.{{.site}}/2.0/token',
  scoped: true,
  hosts: ['*.smartsheet.com', '*.smartsheet.eu', '*.smartsheet.au', '*.smartsheetgov.com'],
  inputs: {
    name: 'site',
    displayName: 'Site',
    prompt:
      'What follows `app.` in your Smartsheet address, such as `smartsheet.eu`, `smartsheet.au` or `smartsheetgov.com`.',
    defaultValue: 'smartsheet.com',
  },
  tokenMetadataFields: {},
  // Without the parameter, the refresh token goes on.
  revocation: {
    url: 'https://api.{{.site}}/2.0/token?deleteAllForApiClient=true',
    method: 'DELETE',
    authentication: 'bearer',
    alsoEnds: 'person',
    docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/tokens/tokens-delete',
  },
  page: 'https://smartsheet.redoc.ly/#section/OAuth-Walkthrough',
  account: {
    from: 'call',
    url: 'https://api.{{.site}}/2.0/users/me',
    workspace: { id: 'account.id', name: 'account.name' },
    person: { id: 'id', name: 'firstName', email: 'email' },
    docsURL: 'https://developers.smartsheet.com/api/smartsheet/openapi/users/get-current-user',
  },
  support: allRecords,
});
