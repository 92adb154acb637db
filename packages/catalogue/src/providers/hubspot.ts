import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

const support = {
  ...allRecords,
  subscribe: true,
  subscribeSupport: { create: true, update: true, delete: true, passThrough: true },
};
/** The builder sets one address at the app, where the events of all accounts arrive. */
const subscribeRequirements = { subscribeByAPI: false };

/**
 * Sign-in: https://developers.hubspot.com/docs/api/working-with-oauth
 * Unverified: these pages were not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const hubspot = {
  displayName: 'HubSpot',
  authType: 'oauth2',
  baseURL: 'https://api.hubapi.com',
  defaultModule: 'crm',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.hubspot.com/oauth/authorize',
    tokenURL: 'https://api.hubapi.com/oauth/v1/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developers.hubspot.com/docs/api/working-with-oauth',
  },
  authHealthCheck: {
    url: 'https://api.hubapi.com/integrations/v1/me',
    method: 'GET',
    successStatusCodes: [200],
  },
  postAuthInfoNeeded: true,
  metadata: { postAuthentication: [{ name: 'ownerId', moduleDependencies: { crm: {} } }] },
  providerAppMetadata: {
    authQueryParams: [
      {
        name: 'optional_scope',
        displayName: 'Optional scopes',
        prompt:
          'Scopes a customer may grant but need not, separated by blanks. List them on your HubSpot app too.',
        docsURL: 'https://developers.hubspot.com/docs/api/working-with-oauth#scopes',
      },
    ],
  },
  support,
  subscribeRequirements,
  modules: {
    crm: {
      displayName: 'HubSpot CRM',
      baseURL: 'https://api.hubapi.com/crm',
      support,
      subscribeRequirements,
    },
  },
} satisfies CatalogueEntry;
