import { address, basic, byAddress } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/chargebee/chargebee-node, types/resources
// The API key is the user name and the password is blank. There is no health check: a key may lack the right to make
// any one call.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const chargebee = basic({
  name: 'Chargebee',
  base: 'https://{{.workspace}}.chargebee.com/api',
  key: true,
  page: 'https://apidocs.chargebee.com/docs/api/auth',
  inputs: address(
    'Site name',
    'The part of your Chargebee address before `.chargebee.com`, such as `acme` or `acme-test`.',
  ),
  account: byAddress,
  support: allRecords,
});
