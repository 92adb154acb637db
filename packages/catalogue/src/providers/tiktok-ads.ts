import { person, signIn } from '../plain-entries.ts';
import { notYet } from '../support.ts';

// The sign-in is no OAuth: it takes `app_id`, `secret` and `auth_code` as JSON, and puts the token under `data`.
// Dowel does not know this form, so nothing works yet. Mistakes have status 200 and a `code` other than 0.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const tiktokAds = signIn({
  name: 'TikTok Ads',
  base: 'https://business-api.tiktok.com/open_api',
  auth: 'https://business-api.tiktok.com/portal/auth',
  token: 'https://business-api.tiktok.com/open_api/v1.3/oauth2/access_token/',
  scopeSeparator: ',',
  accessTokenOpts: {
    attachmentType: 'accessTokenHeaderAttachment',
    header: { name: 'Access-Token' },
  },
  page: 'https://business-api.tiktok.com/portal/docs?id=1738373141733378',
  account: person(
    'https://business-api.tiktok.com/open_api/v1.3/user/info/',
    'data.core_user_id',
    'https://business-api.tiktok.com/portal/docs?id=1739665513181185',
    { name: 'data.display_name', email: 'data.email' },
  ),
  support: notYet,
});
