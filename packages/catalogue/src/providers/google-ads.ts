import { signIn } from '../plain-entries.ts';

// Calls need the headers `developer-token`, which belongs to the builder, and `login-customer-id`. A proxy call has
// to send them itself. A health check cannot, so there is none.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const googleAds = signIn({
  name: 'Google Ads',
  base: 'https://googleads.googleapis.com',
  auth: 'https://accounts.google.com/o/oauth2/v2/auth',
  authURLParams: { access_type: 'offline', prompt: 'consent' },
  token: 'https://oauth2.googleapis.com/token',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    url: 'https://oauth2.googleapis.com/revoke',
    authentication: 'none',
    alsoEnds: 'person',
    docsURL: 'https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke',
  },
  page: 'https://developers.google.com/google-ads/api/docs/oauth/overview',
  inputs: [
    {
      name: 'customerId',
      displayName: 'Customer ID',
      prompt: 'The ten digits at the top of Google Ads, without dashes.',
    },
    {
      name: 'loginCustomerId',
      displayName: 'Manager account ID',
      prompt:
        'The ID of the manager account that you sign in with, without dashes. Repeat the customer ID when there is none.',
    },
  ],
  account: [
    {
      from: 'idToken',
      person: { id: 'sub', name: 'name', email: 'email' },
      docsURL: 'https://developers.google.com/identity/openid-connect/openid-connect',
    },
    {
      from: 'call',
      url: 'https://www.googleapis.com/oauth2/v3/userinfo',
      person: { id: 'sub', name: 'name', email: 'email' },
      docsURL: 'https://developers.google.com/identity/openid-connect/openid-connect',
    },
  ],
});
