import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://api.surveymonkey.com/v3/docs#authentication
 * There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const surveyMonkey = {
  displayName: 'SurveyMonkey',
  authType: 'oauth2',
  baseURL: 'https://api.surveymonkey.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://api.surveymonkey.com/oauth/authorize',
    tokenURL: 'https://api.surveymonkey.com/oauth/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://api.surveymonkey.com/v3/docs#authentication',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.surveymonkey.com/v3/users/me',
        person: { id: 'id', name: 'username', email: 'email' },
        docsURL: 'https://api.surveymonkey.com/v3/docs',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
