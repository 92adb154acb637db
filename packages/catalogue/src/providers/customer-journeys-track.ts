import { basic, workspace } from '../plain-entries.ts';

// The user name is the site ID, the password the Track API key. Accounts in the EU have another host, which this
// entry does not know. There is no health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const customerJourneysTrack = basic({
  name: 'Customer.io Track',
  base: 'https://track.customer.io',
  page: 'https://customer.io/docs/api/track/#section/Authentication',
  account: workspace(
    'https://track.customer.io/api/v1/accounts/region',
    'environment_id',
    'https://docs.customer.io/integrations/api/track/',
  ),
});
