import { address, basic, byAddress } from '../plain-entries.ts';

// The API key is the user name, and any password does. There is no health check: only an administrator may make the
// known call.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const freshdesk = basic({
  name: 'Freshdesk',
  base: 'https://{{.workspace}}.freshdesk.com',
  key: true,
  keyFormat: '%s:X',
  page: 'https://developers.freshdesk.com/api/#authentication',
  inputs: address(
    'Freshdesk subdomain',
    'The part of your Freshdesk address before `.freshdesk.com`, such as `acme`.',
  ),
  account: byAddress,
});
