import type { CatalogueEntry } from '@dowel/schema';
import { recordsAndEvents } from '../support.ts';

/** The builder sets one address at the app, where the events of all accounts arrive. */
const subscribeRequirements = { subscribeByAPI: false };

/**
 * Sign-in: https://developers.hubspot.com/docs/apps/legacy-apps/authentication/working-with-oauth
 * All calls are of the version 2026-09, whose end the connector says. It takes the refresh tokens of older ones:
 * https://developers.hubspot.com/changelog/v1-oauth-api-deprecation
 * https://github.com/HubSpot/HubSpot-public-api-spec-collection/blob/main/PublicApiSpecs/Auth/Oauth/Rollouts/279897/2026-09/oauth.json
 * Unverified but for these: its other values follow a public connector catalogue (MIT).
 */
export const hubspot = {
  displayName: 'HubSpot',
  authType: 'oauth2',
  baseURL: 'https://api.hubapi.com',
  defaultModule: 'crm',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.hubspot.com/oauth/authorize',
    tokenURL: 'https://api.hubapi.com/oauth/2026-09/token',
    revocation: {
      url: 'https://api.hubapi.com/oauth/2026-09/token/revoke',
      docsURL:
        'https://developers.hubspot.com/docs/api-reference/latest/authentication/oauth-tokens/revoke-token',
    },
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
    docsURL: 'https://developers.hubspot.com/docs/api/working-with-oauth',
  },
  authHealthCheck: {
    url: 'https://api.hubapi.com/account-info/2026-09/details',
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
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.hubapi.com/account-info/2026-09/details',
        workspace: { id: 'portalId' },
        docsURL:
          'https://developers.hubspot.com/docs/api-reference/legacy/account/account-information/get-account-details',
      },
    ],
  },
  support: recordsAndEvents,
  subscribeRequirements,
  modules: {
    crm: {
      displayName: 'HubSpot CRM',
      baseURL: 'https://api.hubapi.com/crm',
      support: recordsAndEvents,
      subscribeRequirements,
    },
  },
} satisfies CatalogueEntry;
