import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

/**
 * Key: https://cloud.google.com/iam/docs/keys-create-delete
 * A token is bought at https://oauth2.googleapis.com/token with a request that the key signs, so the service needs a
 * handler for this provider.
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
        displayName: 'Service account key (base64)',
        prompt: 'The JSON file of the key, encoded in base64.',
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
  support: notYet,
} satisfies CatalogueEntry;
