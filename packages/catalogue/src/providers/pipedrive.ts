import type { CatalogueEntry } from '@dowel/schema';

/** What Dowel's connector does. It was run against a simulator only. */
const support = {
  proxy: true,
  read: true,
  write: true,
  subscribe: true,
  subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
  delete: true,
  bulkWrite: { insert: false, update: false, upsert: false, delete: false },
  search: { operators: { equals: true } },
} as const;

const subscribeRequirements = { subscribeByAPI: true } as const;

/**
 * Sign-in: https://pipedrive.readme.io/docs/marketplace-oauth-authorization
 * Health check: https://pipedrive.readme.io/docs/marketplace-getting-user-data
 * Webhooks: https://pipedrive.readme.io/docs/webhooks-for-apps. The app needs the scope `admin` for them.
 * Scopes are set on the app. Module `crm` is version 2 of the API and `legacy` version 1; both share a host.
 */
export const pipedrive = {
  displayName: 'Pipedrive',
  authType: 'oauth2',
  baseURL: 'https://api.pipedrive.com',
  defaultModule: 'legacy',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://oauth.pipedrive.com/oauth/authorize',
    tokenURL: 'https://oauth.pipedrive.com/oauth/token',
    revocation: {
      url: 'https://oauth.pipedrive.com/oauth/revoke',
      authentication: 'basic',
      alsoEnds: 'person',
      docsURL: 'https://pipedrive.readme.io/docs/app-uninstallation',
    },
    explicitScopesRequired: false,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://pipedrive.readme.io/docs/marketplace-oauth-authorization',
  },
  authHealthCheck: { url: 'https://api.pipedrive.com/v1/users/me', method: 'GET', successStatusCodes: [200] },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.pipedrive.com/v1/users/me',
        workspace: { id: 'data.company_id', name: 'data.company_name', address: 'data.company_domain' },
        person: { id: 'data.id', name: 'data.name', email: 'data.email' },
        docsURL: 'https://developers.pipedrive.com/docs/api/v1/Users',
      },
    ],
  },
  support,
  subscribeRequirements,
  modules: {
    crm: {
      displayName: 'Pipedrive CRM',
      baseURL: 'https://api.pipedrive.com',
      support,
      subscribeRequirements,
    },
    legacy: {
      displayName: 'Pipedrive CRM (version 1)',
      baseURL: 'https://api.pipedrive.com',
      support,
      subscribeRequirements,
    },
  },
} satisfies CatalogueEntry;
