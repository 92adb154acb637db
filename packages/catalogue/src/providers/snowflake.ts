import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://docs.snowflake.com/en/user-guide/key-pair-auth
 * Dowel signs a token with the key. The public catalogue declares no inputs, so their names are our own.
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
        prompt: 'The name of the Snowflake user that has the public key.',
        docsURL: 'https://docs.snowflake.com/en/user-guide/key-pair-auth',
        fieldType: 'fieldTypeText',
      },
      {
        name: 'privateKey',
        displayName: 'Private key',
        prompt: 'The unencrypted key in PEM form, with its BEGIN and END lines.',
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
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
