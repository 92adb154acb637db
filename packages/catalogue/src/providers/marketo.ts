import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://experienceleague.adobe.com/en/docs/marketo-developer/marketo/rest/authentication
 * A token lasts an hour. Getting it proves the client, so there is no health check.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const marketo = {
  displayName: 'Marketo',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.mktorest.com',
  oauth2Opts: {
    grantType: 'clientCredentials',
    tokenURL: 'https://{{.workspace}}.mktorest.com/identity/oauth/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://experienceleague.adobe.com/en/docs/marketo-developer/marketo/rest/authentication',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Munchkin account ID',
        prompt:
          'The first part of your Marketo REST address, such as `123-ABC-456`. Marketo shows it under Admin, Integration, Munchkin.',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
