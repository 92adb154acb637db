import { signIn } from '../plain-entries.ts';

// This is the REST API. The older XML API has another address and sign-in. There is no health check: no call is known
// that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const sageIntacct = signIn({
  name: 'Sage Intacct',
  base: 'https://api.intacct.com',
  auth: 'https://api.intacct.com/ia/api/v1/oauth2/authorize',
  token: 'https://api.intacct.com/ia/api/v1/oauth2/token',
  page: 'https://developer.sage.com/intacct/docs/developer-portal/getting-started/quick-start',
  account: {
    // Told to apps that ask for the scope `openid`.
    from: 'idToken',
    workspace: { id: 'cnyId', name: 'cnyId' },
    person: { id: 'userId', name: 'userId' },
    docsURL: 'https://api.intacct.com/.well-known/openid-configuration',
  },
});
