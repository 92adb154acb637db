import { address, byAddress, signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Sign-in: https://www.servicenow.com/docs/r/platform-security/authentication/c_OAuthAuthorizationCodeFlow.html
// There is no health check: no call is known that every credential may make.
export const serviceNow = signIn({
  name: 'ServiceNow',
  base: 'https://{{.workspace}}.service-now.com',
  auth: 'https://{{.workspace}}.service-now.com/oauth_auth.do',
  token: 'https://{{.workspace}}.service-now.com/oauth_token.do',
  tokenMetadataFields: { scopesField: 'scope' },
  revocation: {
    url: 'https://{{.workspace}}.service-now.com/oauth_revoke_token.do',
    authentication: 'none',
    format: 'query',
    docsURL: 'https://www.servicenow.com/docs/csh?topicname=t_RevokeOAuthToken.html',
  },
  page: 'https://www.servicenow.com/docs/csh?topicname=c_OAuthApplications.html',
  inputs: address(
    'ServiceNow subdomain',
    'The part of your ServiceNow address before `.service-now.com`, such as `dev12345`.',
  ),
  account: byAddress,
  support: allRecords,
});
