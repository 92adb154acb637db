import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://cloud.google.com/iam/docs/keys-create-delete
 * Dowel signs a request with the key, and gets a token for it at https://oauth2.googleapis.com/token. The key may be
 * sent as it is, or in base64. The dataset and the column are for a connector, which does not exist yet.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const bigquery = {
  displayName: 'Google BigQuery',
  authType: 'custom',
  baseURL: 'https://bigquery.googleapis.com',
  customOpts: {
    inputs: [
      {
        name: 'serviceAccountKey',
        displayName: 'Service account key',
        prompt: 'The whole JSON file of the key, as it is or in base64.',
        docsURL: 'https://cloud.google.com/iam/docs/keys-create-delete',
        fieldType: 'fieldTypePassword',
      },
    ],
  },
  metadata: {
    input: [
      {
        name: 'projectId',
        displayName: 'Google Cloud project ID',
        prompt: 'The project that holds the dataset, such as `acme-analytics`.',
      },
      {
        name: 'dataset',
        displayName: 'Dataset',
        prompt: 'The name of the dataset, without the project.',
      },
      {
        name: 'timestampColumn',
        displayName: 'Timestamp column',
        prompt: 'The column that says when a row last changed, such as `updated_at`.',
      },
    ],
  },
  // A key that reaches several projects still reads the one that is named.
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'projectId' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
