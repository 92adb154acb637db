import { signIn, workspace } from '../plain-entries.ts';

// Ask for `openid offline_access` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const brex = signIn({
  name: 'Brex',
  base: 'https://platform.brexapis.com',
  auth: 'https://accounts-api.brex.com/oauth2/default/v1/authorize',
  token: 'https://accounts-api.brex.com/oauth2/default/v1/token',
  tokenMetadataFields: { scopesField: 'scope' },
  page: 'https://developer.brex.com/docs/partner_authentication/',
  account: workspace(
    'https://platform.brexapis.com/v2/company',
    'id',
    'https://developer.brex.com/openapi/team_api/',
    'legal_name',
  ),
});
