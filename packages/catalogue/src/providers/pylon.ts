import { apiKey, workspace } from '../plain-entries.ts';

// The health check comes from a second public catalogue.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const pylon = apiKey({
  name: 'Pylon',
  base: 'https://api.usepylon.com',
  prefix: 'Bearer ',
  page: 'https://docs.usepylon.com/pylon-docs/developer/api',
  health: 'https://api.usepylon.com/me',
  account: workspace(
    'https://api.usepylon.com/me',
    'data.id',
    'https://docs.usepylon.com/pylon-docs/developer/api/api-reference/me',
    'data.name',
  ),
});
