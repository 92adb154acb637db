import { address, byAddress, ownClient } from '../plain-entries.ts';

// A token lasts an hour. Getting it proves the client, so there is no health check.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const marketo = ownClient({
  name: 'Marketo',
  base: 'https://{{.workspace}}.mktorest.com',
  token: 'https://{{.workspace}}.mktorest.com/identity/oauth/token',
  scoped: true,
  page: 'https://experienceleague.adobe.com/en/docs/marketo-developer/marketo/rest/authentication',
  inputs: address(
    'Munchkin account ID',
    'The first part of your Marketo REST address, such as `123-ABC-456`. Marketo shows it under Admin, Integration, Munchkin.',
  ),
  account: byAddress,
});
