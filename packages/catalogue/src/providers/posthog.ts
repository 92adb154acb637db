import { address, apiKey, person } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// The key is a personal API key. Most paths need the project ID. There is no health check: a key may lack the right
// to make any one call.
export const posthog = apiKey({
  name: 'PostHog',
  base: 'https://{{.workspace}}.posthog.com',
  page: 'https://posthog.com/docs/api',
  inputs: address('Region', 'Type `us` or `eu`: the first part of your PostHog address.'),
  account: person('/api/users/@me/', 'uuid', 'https://posthog.com/docs/api/user', {
    name: 'first_name',
    email: 'email',
  }),
  support: allRecords,
});
