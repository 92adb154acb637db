import type { CatalogueEntry } from '@dowel/schema';
import { records, timezone, workspace } from '../netsuite-account.ts';

/**
 * Set-up: https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162686838198.html
 * Token request: https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162755359851.html
 * Signed assertion: https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162790605110.html
 * The inputs sign a token request instead of filling headers. Dowel does this by code. Names of inputs and of
 * post-authentication values follow the public connector catalogue; `scriptURL` is unconfirmed.
 */
export const netsuiteM2M = {
  displayName: 'NetSuite (machine to machine)',
  authType: 'custom',
  baseURL: 'https://{{.workspace}}.suitetalk.api.netsuite.com',
  defaultModule: 'restapi',
  customOpts: {
    inputs: [
      {
        name: 'clientId',
        displayName: 'Client ID',
        prompt: 'Shown once, when the integration record is saved with the client credentials grant ticked.',
        docsURL: 'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162686838198.html',
        fieldType: 'fieldTypeText',
      },
      {
        name: 'certificateId',
        displayName: 'Certificate ID',
        prompt: 'Listed under OAuth 2.0 Client Credentials (M2M) Setup after you upload the certificate.',
        docsURL: 'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162686838198.html',
        fieldType: 'fieldTypeText',
      },
      {
        name: 'privateKey',
        displayName: 'Private key',
        prompt: 'The key of that certificate in PEM form, with its BEGIN and END lines.',
        docsURL: 'https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162790605110.html',
        fieldType: 'fieldTypePassword',
      },
    ],
  },
  metadata: {
    input: [
      workspace,
      {
        name: 'scriptURL',
        displayName: 'RESTlet address',
        prompt:
          'The external URL on the script deployment page, from `/app` on, with its script and deploy numbers.',
        moduleDependencies: { restlet: {} },
      },
    ],
    postAuthentication: timezone,
  },
  ...records,
} satisfies CatalogueEntry;
