import { basic } from '../plain-entries.ts';
import { proxyOnly } from '../support.ts';

// API: https://github.com/recurly/recurly-client-node, openapi/api.yaml
// The API key is the user name and the password is blank. The Accept header names the version. There is no health
// check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const recurly = basic({
  name: 'Recurly',
  base: 'https://v3.recurly.com',
  key: true,
  page: 'https://recurly.com/developers/api/',
  account: {
    from: 'call',
    url: 'https://v3.recurly.com/sites',
    headers: { Accept: 'application/vnd.recurly.v2021-02-25' },
    // A key belongs to one site.
    workspace: { id: 'data.0.id', name: 'data.0.subdomain' },
    docsURL: 'https://recurly.com/developers/api/v2021-02-25/index.html#operation/list_sites',
  },
  support: { ...proxyOnly, read: true, write: true },
});
