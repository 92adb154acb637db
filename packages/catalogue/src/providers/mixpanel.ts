import { address, basic } from '../plain-entries.ts';

// The user name is that of a service account, the password its secret. There is no health check: no call is known
// that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const mixpanel = basic({
  name: 'Mixpanel',
  base: 'https://{{.workspace}}.mixpanel.com',
  page: 'https://developer.mixpanel.com/reference/service-accounts',
  inputs: address(
    'API subdomain',
    'The part of the API address before `.mixpanel.com`: `api`, `data`, or `eu` for data kept in Europe.',
  ),
  account: [
    {
      // A service account is of one organisation. The members of the answer are from clients of others.
      from: 'call',
      url: 'https://mixpanel.com/api/app/me',
      workspace: { id: 'results.organizations.*.id', name: 'results.organizations.*.name' },
      docsURL: 'https://docs.mixpanel.com/reference/service-accounts',
    },
    {
      from: 'signIn',
      person: { id: 'username' },
      docsURL: 'https://docs.mixpanel.com/reference/service-accounts',
    },
  ],
});
