import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://www.servicenow.com/docs/csh?topicname=c_OAuthApplications.html
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const serviceNow = {
  displayName: 'ServiceNow',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.service-now.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.service-now.com/oauth_auth.do',
    tokenURL: 'https://{{.workspace}}.service-now.com/oauth_token.do',
    revocation: {
      url: 'https://{{.workspace}}.service-now.com/oauth_revoke_token.do',
      authentication: 'none',
      format: 'query',
      docsURL: 'https://www.servicenow.com/docs/csh?topicname=t_RevokeOAuthToken.html',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://www.servicenow.com/docs/csh?topicname=c_OAuthApplications.html',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'ServiceNow subdomain',
        prompt: 'The part of your ServiceNow address before `.service-now.com`, such as `dev12345`.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
