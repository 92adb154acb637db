import { basic } from '../plain-entries.ts';

// The user name is `api`, the password the key. Accounts in the EU have the host api.eu.mailgun.net, which this entry
// does not know. There is no health check: a key for sending may not list domains.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const mailgun = basic({
  name: 'Mailgun',
  base: 'https://api.mailgun.net',
  page: 'https://documentation.mailgun.com/docs/mailgun/api-reference/authentication/',
  account: {
    from: 'call',
    // Each user names the account. A key that may only send may not make this call.
    url: 'https://api.mailgun.net/v5/users?limit=1',
    workspace: { id: 'users.0.account_id' },
    docsURL: 'https://documentation.mailgun.com/docs/mailgun/api-reference/openapi-final/tag/Users',
  },
});
