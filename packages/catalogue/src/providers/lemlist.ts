import { apiKey, workspace } from '../plain-entries.ts';

// The key is part of the address. A second public catalogue sends it as the password of basic authentication instead.
// The health check comes from a second public catalogue.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const lemlist = apiKey({
  name: 'Lemlist',
  base: 'https://api.lemlist.com',
  query: 'access_token',
  page: 'https://developer.lemlist.com',
  health: 'https://api.lemlist.com/api/team',
  account: workspace('https://api.lemlist.com/api/team', '_id', 'https://developer.lemlist.com/', 'name'),
});
