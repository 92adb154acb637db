import { basic } from '../plain-entries.ts';
import { proxyOnly } from '../support.ts';

// The user name is the account SID, the password the auth token. Paths hold the account SID. There is no health
// check: an API key of less than full rights may not list accounts.
export const twilio = basic({
  name: 'Twilio',
  base: 'https://api.twilio.com',
  page: 'https://www.twilio.com/docs/iam/api-keys',
  account: {
    from: 'call',
    // The settings of an account name it. The user name does too, but it counts as a secret.
    url: 'https://conversations.twilio.com/v1/Configuration',
    workspace: { id: 'account_sid' },
    docsURL: 'https://www.twilio.com/docs/conversations/api/configuration-resource',
  },
  support: { ...proxyOnly, read: true, search: { operators: { equals: true } } },
});
