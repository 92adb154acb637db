import type { CatalogueEntry } from '@dowel/schema';
import { allRecords } from '../support.ts';

/**
 * Key: https://docs.segmentapis.com/tag/Getting-Started#section/Get-an-API-token
 * Workspaces in the EU have the host eu1.api.segmentapis.com, which this entry does not know. There is no health
 * check: no call is known that every credential may make.
 * Unverified: the page was not opened for this entry; its values follow a public connector catalogue (MIT).
 */
export const segment = {
  displayName: 'Segment',
  authType: 'apiKey',
  baseURL: 'https://api.segmentapis.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Bearer ' },
    docsURL: 'https://docs.segmentapis.com/tag/Getting-Started#section/Get-an-API-token',
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://api.segmentapis.com',
        workspace: { id: 'data.workspace.id', name: 'data.workspace.name', address: 'data.workspace.slug' },
        docsURL: 'https://docs.segmentapis.com/tag/Workspaces/',
      },
    ],
  },
  support: allRecords,
} satisfies CatalogueEntry;
