import { apiKey } from '../plain-entries.ts';

// The health check comes from a second public catalogue.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const fathom = apiKey({
  name: 'Fathom',
  base: 'https://api.fathom.ai',
  header: 'X-Api-Key',
  page: 'https://developers.fathom.ai/quickstart',
  health: 'https://api.fathom.ai/external/v1/teams',
  account: {
    unknownBecause: 'Teams have only names, members have only addresses, and no call says whose the key is.',
  },
});
