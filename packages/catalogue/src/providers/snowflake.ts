import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

/**
 * Key: https://docs.snowflake.com/en/user-guide/key-pair-auth
 * Snowflake takes a token that is signed with a key pair. The public catalogue declares no inputs for it, so a
 * builder installs it by API only, and Dowel has no handler for it yet.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const snowflake = {
  displayName: 'Snowflake',
  authType: 'custom',
  baseURL: 'https://{{.workspace}}.snowflakecomputing.com',
  customOpts: {},
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Account identifier',
        prompt:
          'The part of your Snowflake address before `.snowflakecomputing.com`, such as `myorg-account123`.',
      },
    ],
  },
  support: notYet,
} satisfies CatalogueEntry;
