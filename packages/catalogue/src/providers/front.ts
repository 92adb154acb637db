import { apiKey, workspace } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// The health check is general knowledge of the vendor.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const front = apiKey({
  name: 'Front',
  base: 'https://api2.frontapp.com',
  prefix: 'Bearer ',
  page: 'https://dev.frontapp.com/docs/create-and-revoke-api-tokens',
  health: 'https://api2.frontapp.com/me',
  account: workspace(
    'https://api2.frontapp.com/me',
    'id',
    'https://dev.frontapp.com/reference/api-token-details',
    'name',
  ),
  support: allRecords,
});
