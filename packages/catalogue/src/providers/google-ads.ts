import { googlePerson, googleRevocation } from '../google-sign-in.ts';
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
  revocation: googleRevocation,
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
  account: googlePerson,
});
