import { address, basic, byAddress } from '../plain-entries.ts';

// The API key is the user name, and any password does. There is no health check: a key may lack the right to make any
// one call.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const freshservice = basic({
  name: 'Freshservice',
  base: 'https://{{.workspace}}.freshservice.com',
  key: true,
  keyFormat: '%s:X',
  page: 'https://api.freshservice.com/#authentication',
  inputs: address(
    'Freshservice subdomain',
    'The part of your Freshservice address before `.freshservice.com`, such as `acme`.',
  ),
  account: byAddress,
});
