import type { CatalogueEntry } from '@dowel/schema';
import { recordsAndEvents } from '../support.ts';

/**
 * Sign-in: https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/
 * The site name picks the site whose `cloudId` goes into addresses. Atlassian asks for the two parameters of the
 * sign-in address. Ask for `offline_access` too: there is no refresh token without
 * it. Every token may list its sites, which is the health check. The health check is general knowledge of the vendor.
 * Unverified: but for the sign-in address, its values follow a public connector catalogue (MIT).
 */
export const atlassian = {
  displayName: 'Atlassian',
  authType: 'oauth2',
  baseURL: 'https://api.atlassian.com/ex/jira/{{.cloudId}}/rest/api',
  defaultModule: 'jira',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://auth.atlassian.com/authorize',
    authURLParams: { audience: 'api.atlassian.com', prompt: 'consent' },
    tokenURL: 'https://auth.atlassian.com/oauth/token',
    revocation: {
      unknownBecause: 'No address is known. People can remove the app in their Atlassian account.',
      docsURL: 'https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: {},
    docsURL: 'https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/',
  },
  authHealthCheck: {
    url: 'https://api.atlassian.com/oauth/token/accessible-resources',
    method: 'GET',
    successStatusCodes: [200],
  },
  postAuthInfoNeeded: true,
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Site name',
        prompt: 'The part of your Atlassian address before `.atlassian.net`, such as `acme`.',
        moduleDependencies: { jira: {} },
      },
    ],
    postAuthentication: [{ name: 'cloudId', moduleDependencies: { jira: {} } }],
  },
  accountIdentity: {
    sources: [
      {
        from: 'metadata',
        workspace: { id: 'cloudId', name: 'workspace' },
        docsURL: 'https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/',
      },
      {
        from: 'call',
        url: 'https://api.atlassian.com/me',
        person: { id: 'account_id', name: 'name', email: 'email' },
        docsURL: 'https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/',
      },
    ],
  },
  support: recordsAndEvents,
  subscribeRequirements: { subscribeByAPI: true },
  modules: {
    jira: {
      displayName: 'Jira',
      baseURL: 'https://api.atlassian.com/ex/jira/{{.cloudId}}/rest/api',
      support: recordsAndEvents,
    },
  },
} satisfies CatalogueEntry;
