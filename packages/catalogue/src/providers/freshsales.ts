import { address, apiKey, byAddress } from '../plain-entries.ts';

// The prefix of the header has no blank at its end. The health check comes from a second public catalogue.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const freshsales = apiKey({
  name: 'Freshsales',
  base: 'https://{{.workspace}}.myfreshworks.com/crm/sales',
  prefix: 'Token token=',
  page: 'https://developers.freshworks.com/crm/api/#authentication',
  inputs: address(
    'Freshsales subdomain',
    'The part of your Freshsales address before `.myfreshworks.com`, such as `acme`.',
  ),
  health: 'https://{{.workspace}}.myfreshworks.com/crm/sales/api/settings/leads/fields',
  account: byAddress,
});
