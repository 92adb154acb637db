import { address, byAddress, ownClient, person } from '../plain-entries.ts';
import { notYet } from '../support.ts';

// Providers whose customers make an app of their own, with what else is to know of each. Where a note says
// "unverified", no page was opened: the values follow a public connector catalogue (MIT), or, if it says "second list",
// another public list and general knowledge of the vendor, so try them first.

// Sign-in: https://developers.adp.com/guides
// ADP wants a client certificate on each call (mutual TLS), which Dowel cannot send. So nothing works yet.
// Unverified, second list.
export const adp = ownClient({
  name: 'ADP Workforce Now',
  base: 'https://api.adp.com',
  token: 'https://accounts.adp.com/auth/oauth/v2/token',
  page: 'https://developers.adp.com/guides',
  account: {
    unknownBecause:
      'The API needs a certificate of its own, and no call for the organisation was found that every app may make.',
  },
  support: notYet,
});
// Sign-in: https://developer.helpscout.com/mailbox-api/overview/authentication/
// A second public catalogue has a sign-in with an authorization code instead.
// Unverified.
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
// Sign-in: https://experienceleague.adobe.com/en/docs/marketo-developer/marketo/rest/authentication
// A token lasts an hour. Getting it proves the client, so there is no health check.
// Unverified.
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
// Sign-in: https://developer.personio.de/docs/getting-started-with-the-personio-api
// This is version 2 of the sign-in. Version 1 takes the same client at another address. Getting a token proves the
// client, so there is no health check.
// Unverified, second list.
export const personio = ownClient({
  name: 'Personio',
  base: 'https://api.personio.de/v2',
  token: 'https://api.personio.de/v2/auth/token',
  scoped: true,
  page: 'https://developer.personio.de/docs/getting-started-with-the-personio-api',
  account: {
    sources: [
      {
        // Nothing names the company, but its only legal entity does. With several, nobody knows.
        from: 'call',
        url: 'https://api.personio.de/v2/legal-entities',
        workspace: { id: '_data.*.id' },
        docsURL: 'https://developer.personio.de/v2.0/reference/listlegalentities',
      },
    ],
  },
});
