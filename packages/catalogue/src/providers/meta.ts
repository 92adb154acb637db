import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 * There is no refresh token. A long-lived token has to be asked for with the short one, which Dowel does not do yet,
 * so a connection has to be renewed when the token ends. Every token may ask who it belongs to, which is the health
 * check. The health check is general knowledge of the vendor.
 * Its version ends in July 2028: https://developers.facebook.com/docs/graph-api/changelog/
 * Unverified: the page of the sign-in was not opened; its values follow a public connector catalogue (MIT).
 */
export const meta = {
  displayName: 'Meta',
  authType: 'oauth2',
  baseURL: 'https://graph.facebook.com',
  defaultModule: 'ads',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://www.facebook.com/v25.0/dialog/oauth',
    tokenURL: 'https://graph.facebook.com/v25.0/oauth/access_token',
    scopeSeparator: ',',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow',
  },
  authHealthCheck: {
    url: 'https://graph.facebook.com/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  metadata: {
    input: [
      {
        name: 'whatsappAccountId',
        displayName: 'WhatsApp Business account ID',
        prompt: 'The number that Business Settings shows under WhatsApp Accounts.',
        moduleDependencies: { whatsapp: {} },
      },
      {
        name: 'whatsappPhoneNumberId',
        displayName: 'Phone number ID',
        prompt: 'The ID, not the number itself: WhatsApp Manager shows it under Phone Numbers.',
        moduleDependencies: { whatsapp: {} },
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://graph.facebook.com/me?fields=id,name',
        person: { id: 'id', name: 'name' },
        docsURL: 'https://developers.facebook.com/docs/graph-api/reference/user/',
      },
    ],
  },
  support: proxyOnly,
  modules: {
    ads: {
      displayName: 'Meta Ads',
      baseURL: 'https://graph.facebook.com',
      support: proxyOnly,
    },
    whatsapp: {
      displayName: 'WhatsApp Business',
      baseURL: 'https://graph.facebook.com',
      support: proxyOnly,
    },
  },
} satisfies CatalogueEntry;
