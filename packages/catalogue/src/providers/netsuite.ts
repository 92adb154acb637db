import type { CatalogueEntry } from '@dowel/schema';
import { records, timezone, workspace } from '../netsuite-account.ts';

/**
 * Sign-in: https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_158081944642.html
 * Token: https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_160855590788.html
 * A refresh token lasts 7 days, and new apps need PKCE from 2027.1 on (neither is confirmed). The public catalogue gives
 * an example as the default of the account ID. Here it is an example in the prompt. There is no health check: no call is
 * known that every credential may make.
 */
export const netsuite = {
  displayName: 'NetSuite',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.suitetalk.api.netsuite.com',
  defaultModule: 'restapi',
  oauth2Opts: {
    grantType: 'authorizationCodePKCE',
    authURL: 'https://{{.workspace}}.app.netsuite.com/app/login/oauth2/authorize.nl',
    tokenURL: 'https://{{.workspace}}.suitetalk.api.netsuite.com/services/rest/auth/oauth2/v1/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: {},
    docsURL:
      'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_157771733782.html#procedure_157838925981',
  },
  metadata: {
    input: [
      workspace,
      {
        name: 'scriptId',
        displayName: 'RESTlet script ID',
        prompt: 'The number after `script=` in the external URL of the script deployment.',
        moduleDependencies: { restlet: {} },
      },
      {
        name: 'deployId',
        displayName: 'RESTlet deployment ID',
        prompt: 'The number after `deploy=` in the external URL of the script deployment.',
        moduleDependencies: { restlet: {} },
      },
    ],
    postAuthentication: timezone,
  },
  ...records,
} satisfies CatalogueEntry;
