import type { CatalogueEntry } from '@dowel/schema';

/**
 * Entries for the sandbox CRM that listens at `origin`. `sandbox` signs in with OAuth 2 and PKCE, `sandboxApiKey` with
 * an API key.
 */
export function sandboxProviders(origin: string): Record<string, CatalogueEntry> {
  const root = origin.replace(/\/+$/, '');
  const api = {
    baseURL: `${root}/api/v1`,
    support: {
      read: true,
      write: true,
      proxy: true,
      subscribe: false,
      delete: true,
      bulkWrite: { insert: false, update: false, upsert: false, delete: false },
      search: { operators: { equals: false } },
    },
    authHealthCheck: { url: `${root}/api/v1/me`, method: 'GET', successStatusCodes: [200] },
  } satisfies Partial<CatalogueEntry>;

  return {
    sandbox: {
      displayName: 'Juniper CRM (sandbox)',
      authType: 'oauth2',
      oauth2Opts: {
        grantType: 'authorizationCodePKCE',
        authURL: `${root}/oauth/authorize`,
        tokenURL: `${root}/oauth/token`,
        explicitScopesRequired: true,
        explicitWorkspaceRequired: false,
        tokenMetadataFields: {
          workspaceRefField: 'account.id',
          consumerRefField: 'user.id',
          scopesField: 'scope',
        },
        docsURL: `${root}/`,
      },
      ...api,
    },
    sandboxApiKey: {
      displayName: 'Juniper CRM (API key)',
      authType: 'apiKey',
      apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Api-Key' }, docsURL: `${root}/` },
      ...api,
    },
  };
}
