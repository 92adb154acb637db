import type { ValueSource } from '../value-source.ts';

/** https://developers.snap.com/api/marketing-api/Ads-API/user */
export const snapchatAds: ValueSource = {
  provider: 'snapchatAds',
  requests: [
    { address: 'https://adsapi.snapchat.com/v1/me', values: { organizationId: 'me.organization_id' } },
  ],
};
