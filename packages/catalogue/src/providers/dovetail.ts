import { apiKey } from '../plain-entries.ts';

// A token lasts 30 days. Health check: https://developers.dovetail.com/reference/get_v1-token-info
export const dovetail = apiKey({
  name: 'Dovetail',
  base: 'https://dovetail.com/api',
  prefix: 'Bearer ',
  page: 'https://docs.dovetail.com/developer-docs/docs/02-Authorization',
  health: 'https://dovetail.com/api/v1/token/info',
  account: {
    // The page says that it names the subdomain of the workspace. The member is from a client of others.
    from: 'call',
    url: 'https://dovetail.com/api/v1/token/info',
    workspace: { id: 'data.subdomain', address: 'data.subdomain' },
    docsURL: 'https://developers.dovetail.com/reference/get_v1-token-info',
  },
});
