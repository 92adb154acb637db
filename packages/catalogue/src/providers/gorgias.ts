import { address, byAddress, signIn } from '../plain-entries.ts';

// Ask for the scope `offline` too: there is no refresh token without it. There is no health check: the call that
// could serve needs a scope of its own.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const gorgias = signIn({
  name: 'Gorgias',
  base: 'https://{{.workspace}}.gorgias.com',
  auth: 'https://{{.workspace}}.gorgias.com/oauth/authorize',
  token: 'https://{{.workspace}}.gorgias.com/oauth/token',
  scoped: true,
  page: 'https://developers.gorgias.com/docs/oauth2-integration',
  inputs: address(
    'Gorgias subdomain',
    'The part of your Gorgias address before `.gorgias.com`, such as `acme`.',
  ),
  account: byAddress,
});
