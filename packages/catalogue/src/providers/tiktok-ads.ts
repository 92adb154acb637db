import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

/**
 * Sign-in: https://business-api.tiktok.com/portal/docs?id=1738373141733378
 * The sign-in is no OAuth: it takes `app_id`, `secret` and `auth_code` as JSON, and puts the token under `data`.
 * Dowel does not know this form, so nothing works yet. Mistakes have status 200 and a `code` other than 0.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const tiktokAds = {
  displayName: 'TikTok Ads',
  authType: 'oauth2',
  baseURL: 'https://business-api.tiktok.com/open_api',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://business-api.tiktok.com/portal/auth',
    tokenURL: 'https://business-api.tiktok.com/open_api/v1.3/oauth2/access_token/',
    scopeSeparator: ',',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    accessTokenOpts: {
      attachmentType: 'accessTokenHeaderAttachment',
      header: { name: 'Access-Token' },
    },
    tokenMetadataFields: {},
    docsURL: 'https://business-api.tiktok.com/portal/docs?id=1738373141733378',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://business-api.tiktok.com/open_api/v1.3/user/info/',
        person: { id: 'data.core_user_id', name: 'data.display_name', email: 'data.email' },
        docsURL: 'https://business-api.tiktok.com/portal/docs?id=1739665513181185',
      },
    ],
  },
  support: notYet,
} satisfies CatalogueEntry;
