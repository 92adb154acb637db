import { apiKey } from '../plain-entries.ts';

// The key is the text `id:token`, already in base64. The public catalogue has no blank after `Basic`, a slip: the
// header needs one. The health check is general knowledge of the vendor.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const aircall = apiKey({
  name: 'Aircall',
  base: 'https://api.aircall.io',
  prefix: 'Basic ',
  page: 'https://developer.aircall.io/api-references/#authentication',
  health: 'https://api.aircall.io/v1/ping',
  account: { unknownBecause: 'The company is told by name only, and names change.' },
});
