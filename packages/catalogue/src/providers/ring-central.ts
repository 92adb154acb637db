import { signIn, workspace } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Sign-in: https://developers.ringcentral.com/guide/authentication/auth-code-flow and, with PKCE, …/auth-code-pkce-flow
// There is no health check: no call is known that every credential may make.
export const ringCentral = signIn({
  name: 'RingCentral',
  base: 'https://platform.ringcentral.com',
  auth: 'https://platform.ringcentral.com/restapi/oauth/authorize',
  token: 'https://platform.ringcentral.com/restapi/oauth/token',
  pkce: true,
  tokenMetadataFields: { consumerRefField: 'owner_id', scopesField: 'scope' },
  revocation: {
    url: 'https://platform.ringcentral.com/restapi/oauth/revoke',
    authentication: 'basic',
    docsURL: 'https://developers.ringcentral.com/api-reference/OAuth-2.0/revokeToken',
  },
  page: 'https://developers.ringcentral.com/guide/authentication/auth-code-flow',
  account: workspace(
    '/restapi/v1.0/account/~',
    'id',
    'https://developers.ringcentral.com/api-reference/Company/readAccountInfo',
  ),
  support: allRecords,
});
