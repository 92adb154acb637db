import { address, apiKey, byAddress, site } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Addresses: https://developers.activecampaign.com/reference/url
// Unverified: the health check comes from a second public catalogue.
export const activeCampaign = apiKey({
  name: 'ActiveCampaign',
  base: 'https://{{.workspace}}.{{.site}}',
  header: 'Api-Token',
  page: 'https://developers.activecampaign.com/reference/authentication',
  inputs: [
    address(
      'Account name',
      'The part of your API address before the first dot. ActiveCampaign shows the address under Settings, Developer.',
    ),
    site(
      'api-us1.com',
      'What follows the account name in your API address, such as `api-us1.com`.',
      'API site',
    ),
  ],
  health: '/api/3/users/me',
  account: byAddress,
  support: allRecords,
});
