import { basic, site } from '../plain-entries.ts';
import { proxyOnly } from '../support.ts';

// API: https://github.com/recurly/recurly-client-node, openapi/api.yaml
// The API key is the user name and the password is blank. The Accept header names the version. There is no health
// check: no call is known that every credential may make.
export const recurly = basic({
  name: 'Recurly',
  base: 'https://v3.{{.site}}',
  inputs: site(
    'recurly.com',
    'Type `eu.recurly.com` for a site in the data centre of the EU, and `recurly.com` otherwise.',
  ),
  key: true,
  page: 'https://recurly.com/developers/api/',
  account: {
    from: 'call',
    url: '/sites',
    headers: { Accept: 'application/vnd.recurly.v2021-02-25' },
    // A key belongs to one site.
    workspace: { id: 'data.0.id', name: 'data.0.subdomain' },
    docsURL: 'https://recurly.com/developers/api/v2021-02-25/index.html#operation/list_sites',
  },
  support: { ...proxyOnly, read: true, write: true },
});
