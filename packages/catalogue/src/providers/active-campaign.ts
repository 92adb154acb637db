import { address, apiKey, byAddress } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Not every account has an address that ends so: https://developers.activecampaign.com/reference/url
// Unverified: the health check comes from a second public catalogue.
export const activeCampaign = apiKey({
  name: 'ActiveCampaign',
  base: 'https://{{.workspace}}.api-us1.com',
  header: 'Api-Token',
  page: 'https://developers.activecampaign.com/reference/authentication',
  inputs: address(
    'Account name',
    'The part of your API address before `.api-us1.com`. ActiveCampaign shows the address under Settings, Developer.',
  ),
  health: 'https://{{.workspace}}.api-us1.com/api/3/users/me',
  account: byAddress,
  support: allRecords,
});
