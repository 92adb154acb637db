import { ownClient } from '../plain-entries.ts';

// This is version 2 of the sign-in. Version 1 takes the same client at another address. Getting a token proves the
// client, so there is no health check.
// Unverified: no page was opened, and the values are from a public list and general knowledge of the vendor.
export const personio = ownClient({
  name: 'Personio',
  base: 'https://api.personio.de/v2',
  token: 'https://api.personio.de/v2/auth/token',
  scoped: true,
  page: 'https://developer.personio.de/docs/getting-started-with-the-personio-api',
  account: {
    // Nothing names the company, but its only legal entity does. With several, nobody knows.
    from: 'call',
    url: 'https://api.personio.de/v2/legal-entities',
    workspace: { id: '_data.*.id' },
    docsURL: 'https://developer.personio.de/v2.0/reference/listlegalentities',
  },
});
