import { address, apiKey, byAddress } from '../plain-entries.ts';

// There is no health check: a key may lack the right to make any one call.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const workable = apiKey({
  name: 'Workable',
  base: 'https://{{.workspace}}.workable.com/spi/v3',
  prefix: 'Bearer ',
  page: 'https://workable.readme.io/reference/generate-an-access-token',
  inputs: address(
    'Workable subdomain',
    'The part of your Workable address before `.workable.com`, such as `acme`.',
  ),
  account: byAddress,
});
