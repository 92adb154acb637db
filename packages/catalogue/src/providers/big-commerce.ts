import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

/**
 * Sign-in: https://developer.bigcommerce.com/docs/integrations/apps/guide/auth
 * The token request has to carry `context=stores/<hash>`, which Dowel does not send. So nothing works yet. Tokens do
 * not expire. There is no health check: the call that could serve needs a scope of its own.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const bigCommerce = {
  displayName: 'BigCommerce',
  authType: 'oauth2',
  baseURL: 'https://api.bigcommerce.com/stores/{{.workspace}}',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://login.bigcommerce.com/oauth2/authorize',
    tokenURL: 'https://login.bigcommerce.com/oauth2/token',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    accessTokenOpts: {
      attachmentType: 'accessTokenHeaderAttachment',
      header: { name: 'X-Auth-Token' },
    },
    tokenMetadataFields: {
      consumerRefField: 'user.id',
      scopesField: 'scope',
      workspaceRefField: 'context',
    },
    docsURL: 'https://developer.bigcommerce.com/docs/integrations/apps/guide/auth',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Store hash',
        prompt: "The part of your control panel's address between `store-` and `.mybigcommerce.com`.",
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: notYet,
} satisfies CatalogueEntry;
