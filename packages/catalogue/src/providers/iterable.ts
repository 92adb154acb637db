import { apiKey, site } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Key and sites: https://support.iterable.com/hc/en-us/articles/41044692130196-Getting-Started-with-Iterable-s-API
// There is no health check: no call is known that every credential may make.
export const iterable = apiKey({
  name: 'Iterable',
  base: 'https://api.{{.site}}',
  header: 'Api-Key',
  page: 'https://app.iterable.com/settings/apiKeys',
  inputs: site(
    'iterable.com',
    'Type `eu.iterable.com` for a project in the European data center, and `iterable.com` otherwise.',
  ),
  account: {
    from: 'call',
    // Each snippet names its project. A project without snippets stays unknown.
    url: '/api/snippets',
    workspace: { id: 'snippets.0.projectId' },
    docsURL: 'https://github.com/Iterable/api-client/blob/main/src/types/snippets.ts',
  },
  support: allRecords,
});
