import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.google.com/google-ads/api/docs/oauth/overview
 * Calls need the headers `developer-token`, which belongs to the builder, and `login-customer-id`. A proxy call has
 * to send them itself. A health check cannot, so there is none.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const googleAds = {
  displayName: 'Google Ads',
  authType: 'oauth2',
  baseURL: 'https://googleads.googleapis.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    authURLParams: { access_type: 'offline', prompt: 'consent' },
    tokenURL: 'https://oauth2.googleapis.com/token',
    revocation: {
      url: 'https://oauth2.googleapis.com/revoke',
      authentication: 'none',
      alsoEnds: 'person',
      docsURL: 'https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.google.com/google-ads/api/docs/oauth/overview',
  },
  metadata: {
    input: [
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
  },
  accountIdentity: {
    sources: [
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
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
