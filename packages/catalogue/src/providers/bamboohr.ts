import { address, byAddress, signIn } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// The token address carries `request=token`, as BambooHR asks. Ask for `offline_access` too: there is no refresh
// token without it. There is no health check: a key may lack the right to make any one call.
// The address of the API is that of the vendor's OpenAPI document (github.com/BambooHR/bhr-api-php, specs/public.yaml).
export const bamboohr = signIn({
  name: 'BambooHR',
  base: 'https://{{.workspace}}.bamboohr.com/api',
  auth: 'https://{{.workspace}}.bamboohr.com/authorize.php',
  authURLParams: { request: 'authorize' },
  token: 'https://{{.workspace}}.bamboohr.com/token.php?request=token',
  revocation: {
    unknownBecause: 'The OpenAPI document has no address for it.',
    docsURL: 'https://documentation.bamboohr.com/docs/getting-started',
  },
  page: 'https://documentation.bamboohr.com/docs/getting-started',
  inputs: address(
    'BambooHR subdomain',
    'The part of your BambooHR address before `.bamboohr.com`, such as `acme`.',
  ),
  account: byAddress,
  support: recordsWithoutSearch,
});
