import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://api.mailchimp.com/schema/3.0/Swagger.json?expand
// `dc` is the data centre. It comes from https://login.mailchimp.com/oauth2/metadata after the sign-in. Tokens do not
// expire. There is no health check, because its address is not known before `dc` is.
// Sign-in: https://developer.mailchimp.com/documentation/mailchimp/guides/how-to-use-oauth2/
export const mailchimp = signIn({
  name: 'Mailchimp',
  base: 'https://{{.dc}}.api.mailchimp.com',
  auth: 'https://login.mailchimp.com/oauth2/authorize',
  token: 'https://login.mailchimp.com/oauth2/token',
  revocation: {
    unknownBecause: 'No address is known. People can remove the app in their Mailchimp account.',
    docsURL: 'https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/',
  },
  page: 'https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/',
  learns: ['dc'],
  account: {
    from: 'call',
    url: '/3.0/',
    workspace: { id: 'account_id', name: 'account_name' },
    person: { name: 'username', email: 'email' },
    docsURL: 'https://mailchimp.com/developer/marketing/api/root/list-api-root-resources/',
  },
  support: allRecords,
});
