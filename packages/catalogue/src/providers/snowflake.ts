import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

/**
 * Key: https://docs.snowflake.com/en/user-guide/key-pair-auth
 * Snowflake takes a token that is signed with a key pair; code of the service signs it. The public catalogue declares no
 * inputs for it, so their names are ours.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const snowflake = {
  displayName: 'Snowflake',
  authType: 'custom',
  baseURL: 'https://{{.workspace}}.snowflakecomputing.com',
  customOpts: {
    inputs: [
      {
        name: 'username',
        displayName: 'User',
        prompt: 'The name of the user that has the public key.',
        docsURL: 'https://docs.snowflake.com/en/user-guide/key-pair-auth',
        fieldType: 'fieldTypeText',
      },
      {
        name: 'privateKey',
        displayName: 'Private key',
        prompt: 'In PEM form, with its BEGIN and END lines, and without a passphrase.',
        docsURL: 'https://docs.snowflake.com/en/user-guide/key-pair-auth',
        fieldType: 'fieldTypePassword',
      },
    ],
  },
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
