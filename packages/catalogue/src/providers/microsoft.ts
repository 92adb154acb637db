import { signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// The sign-in takes people of every tenant. Ask for `offline_access` too: there is no refresh token without it. A
// refresh token is replaced at each use. There is no health check: the call that could serve needs a scope of its
// own.
// Sign-in: https://docs.microsoft.com/en-us/azure/active-directory/develop/v2-oauth2-auth-code-flow
// Unverified: the other values follow a public connector catalogue (MIT).
export const microsoft = signIn({
  name: 'Microsoft 365',
  base: 'https://graph.microsoft.com',
  auth: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    unknownBecause: 'No address for single tokens is known. Microsoft ends all sign-ins of a person at once.',
    docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens',
  },
  page: 'https://learn.microsoft.com/en-us/entra/identity-platform/quickstart-register-app',
  account: [
    {
      from: 'call',
      url: '/v1.0/me',
      person: { id: 'id', name: 'displayName', email: 'userPrincipalName' },
      docsURL: 'https://learn.microsoft.com/en-us/graph/api/user-get',
    },
    {
      from: 'idToken',
      person: { name: 'name', email: 'preferred_username' },
      docsURL: 'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
    },
  ],
  support: allRecords,
  subscribeRequirements: { maintenance: true, subscribeByAPI: true },
});
