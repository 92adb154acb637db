import { address, basic, byAddress } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// The user name is the consumer key, the password the consumer secret. They go to the host that is typed. Shops
// without https need OAuth 1.0a, which Dowel does not have. There is no health check: a key may lack the right to
// make any one call.
export const wooCommerce = basic({
  name: 'WooCommerce',
  base: 'https://{{.workspace}}/wp-json/wc/v3',
  page: 'https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication',
  inputs: address(
    'Host of the store',
    'The host name of the shop without `https://`, such as `shop.acme.example`.',
  ),
  account: byAddress,
  support: allRecords,
});
