import { address, byAddress, signIn } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/okta/okta-management-openapi-spec, dist/current/management-minimal.yaml
// Sign-in:
// https://developer.okta.com/docs/guides/implement-oauth-for-okta/main/#get-an-access-token-and-make-a-request
// An org may have a domain of its own, or one under oktapreview.com. This entry does not know these hosts. There is
// no health check: no call is known that every credential may make.
export const okta = signIn({
  name: 'Okta',
  base: 'https://{{.workspace}}.okta.com',
  auth: 'https://{{.workspace}}.okta.com/oauth2/v1/authorize',
  token: 'https://{{.workspace}}.okta.com/oauth2/v1/token',
  scoped: true,
  tokenMetadataFields: {},
  revocation: {
    url: 'https://{{.workspace}}.okta.com/oauth2/v1/revoke',
    docsURL: 'https://developer.okta.com/docs/guides/revoke-tokens/',
  },
  page: 'https://developer.okta.com/docs/guides/implement-oauth-for-okta/main/#get-an-access-token-and-make-a-request',
  inputs: address('Okta subdomain', 'The part of your Okta address before `.okta.com`, such as `acme`.'),
  account: byAddress,
  support: allRecords,
});
