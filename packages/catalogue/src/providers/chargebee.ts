import { address, basic, byAddress } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/chargebee/chargebee-node, types/resources
// The API key is the user name and the password is blank. There is no health check: a key may lack the right to make
// any one call.
// Read on the vendor's page: the key. The address is that of github.com/chargebee/openapi.
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
