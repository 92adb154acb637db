import type { CatalogueEntry } from '@dowel/schema';
import { googlePerson, googleRevocation } from '../google-sign-in.ts';
import { allRecords, proxyOnly } from '../support.ts';

/** Dowel's connector is for calendars. It was run against a simulator only. */
const support = {
  ...allRecords,
  subscribe: true,
  subscribeSupport: { create: true, update: true, delete: true, passThrough: false },
};

/**
 * Sign-in: https://developers.google.com/identity/protocols/oauth2/web-server
 * Gmail push: https://developers.google.com/workspace/gmail/api/guides/push
 * A refresh token comes only with access_type=offline, and again only with prompt=consent. There is no health check:
 * the userinfo endpoint refuses tokens that carry no profile scope.
 * Unverified: these pages were not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const google = {
  displayName: 'Google',
  authType: 'oauth2',
  baseURL: 'https://www.googleapis.com',
  defaultModule: 'calendar',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    authURLParams: { access_type: 'offline', prompt: 'consent' },
    tokenURL: 'https://oauth2.googleapis.com/token',
    revocation: googleRevocation,
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: { scopesField: 'scope' },
    docsURL: 'https://developers.google.com/identity/protocols/oauth2/web-server',
  },
  providerAppMetadata: {
    providerParams: [
      {
        name: 'gcpProjectId',
        displayName: 'Google Cloud project ID',
        prompt: 'The project that owns the Pub/Sub topic. Needed to subscribe to Gmail only.',
        docsURL: 'https://developers.google.com/workspace/gmail/api/guides/push',
        moduleDependencies: { gmail: {} },
      },
      {
        name: 'gcpPubSubTopicName',
        displayName: 'Pub/Sub topic name',
        prompt: 'The topic of that project to which Gmail may publish changes.',
        docsURL: 'https://developers.google.com/workspace/gmail/api/guides/push',
        moduleDependencies: { gmail: {} },
      },
    ],
  },
  accountIdentity: {
    sources: [
      ...googlePerson,
      {
        from: 'call',
        url: 'https://www.googleapis.com/calendar/v3/calendars/primary',
        person: { email: 'id' },
        docsURL: 'https://developers.google.com/workspace/calendar/api/v3/reference/calendars/get',
      },
    ],
  },
  support,
  modules: {
    calendar: {
      displayName: 'Google Calendar',
      baseURL: 'https://www.googleapis.com/calendar',
      support,
      subscribeRequirements: { maintenance: true, subscribeByAPI: true },
    },
    contacts: {
      displayName: 'Google Contacts',
      baseURL: 'https://people.googleapis.com',
      support: proxyOnly,
    },
    gmail: {
      displayName: 'Gmail',
      baseURL: 'https://gmail.googleapis.com/gmail',
      support: proxyOnly,
      subscribeRequirements: { maintenance: true, subscribeByAPI: true },
    },
  },
} satisfies CatalogueEntry;
