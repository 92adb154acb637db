import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Sign-in: https://shopify.dev/docs/api/admin-graphql#authentication
 * Offline tokens do not expire unless the app asks for expiring ones. Anybody can get a name under `myshopify.com`,
 * so it is listed as an allowed host. There is no health check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const shopify = {
  displayName: 'Shopify',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.myshopify.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.myshopify.com/admin/oauth/authorize',
    tokenURL: 'https://{{.workspace}}.myshopify.com/admin/oauth/access_token',
    scopeSeparator: ',',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: true,
    accessTokenOpts: {
      attachmentType: 'accessTokenHeaderAttachment',
      header: { name: 'X-Shopify-Access-Token' },
    },
    tokenMetadataFields: {},
    docsURL: 'https://shopify.dev/docs/api/admin-graphql#authentication',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Store name',
        prompt: "The part of your store's address before `.myshopify.com`, such as `acme`.",
      },
    ],
  },
  allowedHosts: ['*.myshopify.com'],
  support: {
    ...allRecords,
    subscribe: true,
    subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  },
  subscribeRequirements: { subscribeByAPI: true },
} satisfies CatalogueEntry;
