import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow
 * Versioned calls need the headers `LinkedIn-Version` and `X-Restli-Protocol-Version`, which a proxy call has to send
 * itself. There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the addresses follow a public connector catalogue (MIT).
 */
export const linkedIn = {
  displayName: 'LinkedIn',
  authType: 'oauth2',
  baseURL: 'https://api.linkedin.com',
  defaultModule: 'platform',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenURL: 'https://www.linkedin.com/oauth/v2/accessToken',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow',
  },
  metadata: {
    input: [
      {
        name: 'adAccountId',
        displayName: 'Ad account ID',
        prompt: 'The number beside the name of the account in Campaign Manager.',
        moduleDependencies: { ads: {} },
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'idToken',
        person: { id: 'sub', name: 'name', email: 'email' },
        docsURL:
          'https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2',
      },
      {
        from: 'call',
        url: 'https://api.linkedin.com/v2/userinfo',
        person: { id: 'sub', name: 'name', email: 'email' },
        docsURL:
          'https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2',
      },
    ],
  },
  support: proxyOnly,
  modules: {
    ads: {
      displayName: 'LinkedIn Ads',
      baseURL: 'https://api.linkedin.com',
      support: proxyOnly,
    },
    platform: {
      displayName: 'LinkedIn',
      baseURL: 'https://api.linkedin.com',
      support: proxyOnly,
    },
  },
} satisfies CatalogueEntry;
