import { apiKey, hostPrefix } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// API: https://github.com/segmentio/public-api-sdk-typescript, api/apis.ts and api/workspacesApi.ts
// There is no health check: no call is known that every credential may make.
export const segment = apiKey({
  name: 'Segment',
  base: 'https://{{.region}}.segmentapis.com',
  inputs: hostPrefix('api', 'Type `eu1.api` for a workspace in the EU, and `api` otherwise.'),
  page: 'https://docs.segmentapis.com/tag/Getting-Started#section/Get-an-API-token',
  account: {
    from: 'call',
    url: 'https://{{.region}}.segmentapis.com',
    workspace: { id: 'data.workspace.id', name: 'data.workspace.name', address: 'data.workspace.slug' },
    docsURL: 'https://docs.segmentapis.com/tag/Workspaces/',
  },
  support: allRecords,
});
