import { apiKey, workspace } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/frontapp/front-api-specs, core-api/core-api.json
// Base address: https://dev.frontapp.com/docs/base-url
export const front = apiKey({
  name: 'Front',
  base: 'https://api2.frontapp.com',
  page: 'https://dev.frontapp.com/docs/create-and-revoke-api-tokens',
  health: '/me',
  account: workspace('/me', 'id', 'https://dev.frontapp.com/reference/api-token-details', 'name'),
  support: allRecords,
});
