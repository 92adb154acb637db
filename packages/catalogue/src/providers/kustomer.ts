import { address, apiKey, byAddress } from '../plain-entries.ts';

// There is no health check: a key may lack the right to make any one call.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const kustomer = apiKey({
  name: 'Kustomer',
  base: 'https://{{.workspace}}.api.kustomerapp.com',
  prefix: 'Bearer ',
  page: 'https://developer.kustomer.com/kustomer-api-docs/reference/authentication',
  inputs: address(
    'Kustomer subdomain',
    'The part of your Kustomer address before `.kustomerapp.com`, such as `acme`.',
  ),
  account: byAddress,
});
