import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://www.braze.com/docs/api/basics/#creating-rest-api-keys
 * There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const braze = {
  displayName: 'Braze',
  authType: 'apiKey',
  baseURL: 'https://rest.{{.workspace}}.braze.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://www.braze.com/docs/api/basics/#creating-rest-api-keys',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Instance',
        prompt:
          'The part of your REST endpoint between `rest.` and `.braze.com`, such as `iad-05`. Braze shows it under Settings, APIs and Identifiers.',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // An app group is a workspace. Told to keys that may list integrations for data, if the workspace has one.
        url: 'https://rest.{{.workspace}}.braze.com/cdi/integrations',
        workspace: { id: 'results.0.app_group_id' },
        docsURL: 'https://www.braze.com/docs/api/endpoints/cdi/get_integration_list',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
