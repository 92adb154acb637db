import type { CatalogueEntry } from '@dowel/schema';
import { recordsAndEvents } from '../support.ts';

/**
 * Sign-in: https://github.com/Shopify/shopify-app-js, packages/apps/shopify-api/lib/auth/oauth/oauth.ts
 * A token expires after an hour, because `expiring` asks for it. Tokens without an end are refused: of public apps made
 * since April 2026 at once, of all public apps from 1 January 2027 on, when stores that were connected before have to be
 * connected again. A new token of an app ends the older ones that it has of the same store.
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/offline-access-tokens
 * Anybody can get a name under `myshopify.com`, so it is listed as an allowed host. There is no health check: no call is
 * known that every credential may make.
 */
export const shopify = {
  displayName: 'Shopify',
  authType: 'oauth2',
  baseURL: 'https://{{.workspace}}.myshopify.com',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://{{.workspace}}.myshopify.com/admin/oauth/authorize',
    tokenURL: 'https://{{.workspace}}.myshopify.com/admin/oauth/access_token',
    revocation: {
      url: 'https://{{.workspace}}.myshopify.com/admin/api_permissions/current.json',
      method: 'DELETE',
      authentication: 'none',
      token: 'accessToken',
      parameters: {},
      headers: { 'x-shopify-access-token': '{{.token}}' },
      alsoEnds: 'workspace',
      docsURL:
        'https://shopify.dev/docs/apps/build/authentication-authorization/app-installation/uninstall-app-api-request',
    },
    tokenURLParams: { expiring: '1' },
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
  accountIdentity: {
    sources: [
      {
        from: 'metadata',
        workspace: { id: 'workspace', address: 'workspace' },
        docsURL: 'https://shopify.dev/docs/api/admin-graphql#authentication',
      },
    ],
  },
  support: recordsAndEvents,
  subscribeRequirements: { subscribeByAPI: true },
} satisfies CatalogueEntry;
