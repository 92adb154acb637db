import { ownClient, person } from '../plain-entries.ts';

// A second public catalogue has a sign-in with an authorization code instead.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const helpScoutMailbox = ownClient({
  name: 'Help Scout',
  base: 'https://api.helpscout.net',
  token: 'https://api.helpscout.net/v2/oauth2/token',
  page: 'https://developer.helpscout.com/mailbox-api/overview/authentication/',
  health: 'https://api.helpscout.net/v2/users/me',
  account: person(
    'https://api.helpscout.net/v2/users/me',
    'id',
    'https://developer.helpscout.com/mailbox-api/endpoints/users/me/',
    { name: 'firstName', email: 'email' },
  ),
});
