import { apiKey } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Key: https://support.iterable.com/hc/en-us/articles/41044692130196-Getting-Started-with-Iterable-s-API
// Projects in Europe are at api.eu.iterable.com, and cannot be connected.
// There is no health check: no call is known that every credential may make.
export const iterable = apiKey({
  name: 'Iterable',
  base: 'https://api.iterable.com',
  header: 'Api-Key',
  page: 'https://app.iterable.com/settings/apiKeys',
  account: {
    from: 'call',
    // Each snippet names its project. A project without snippets stays unknown.
    url: 'https://api.iterable.com/api/snippets',
    workspace: { id: 'snippets.0.projectId' },
    docsURL: 'https://github.com/Iterable/api-client/blob/main/src/types/snippets.ts',
  },
  support: allRecords,
});
