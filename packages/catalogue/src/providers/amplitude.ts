import { basic } from '../plain-entries.ts';

// The API key is the user name, the secret key the password. The health check comes from a second public catalogue.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const amplitude = basic({
  name: 'Amplitude',
  base: 'https://amplitude.com',
  page: 'https://amplitude.com/docs/apis/authentication',
  health: 'https://amplitude.com/api/2/events/list',
  account: {
    from: 'call',
    // Each cohort names its project. A project without cohorts stays unknown.
    url: 'https://amplitude.com/api/3/cohorts',
    workspace: { id: 'cohorts.0.appId' },
    docsURL: 'https://amplitude.com/docs/apis/analytics/behavioral-cohorts',
  },
});
