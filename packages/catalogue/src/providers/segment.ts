import { apiKey } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// Workspaces in the EU have the host eu1.api.segmentapis.com, which this entry does not know. There is no health
// check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const segment = apiKey({
  name: 'Segment',
  base: 'https://api.segmentapis.com',
  prefix: 'Bearer ',
  page: 'https://docs.segmentapis.com/tag/Getting-Started#section/Get-an-API-token',
  account: {
    from: 'call',
    url: 'https://api.segmentapis.com',
    workspace: { id: 'data.workspace.id', name: 'data.workspace.name', address: 'data.workspace.slug' },
    docsURL: 'https://docs.segmentapis.com/tag/Workspaces/',
  },
  support: allRecords,
});
