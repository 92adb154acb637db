import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Key: https://docs.teamtailor.com/
 * Each call needs the header `X-Api-Version`. A health check cannot send it, so there is none. The prefix of the
 * header has no blank at its end.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const teamtailor = {
  displayName: 'Teamtailor',
  authType: 'apiKey',
  baseURL: 'https://{{.region}}.teamtailor.com',
  apiKeyOpts: {
    attachmentType: 'header',
    header: { name: 'Authorization', valuePrefix: 'Token token=' },
    docsURL: 'https://docs.teamtailor.com/',
  },
  metadata: {
    input: [
      {
        name: 'region',
        displayName: 'API host prefix',
        prompt: 'Type `api`, or `api.na` when your account is in North America.',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.region}}.teamtailor.com/v1/company',
        headers: { 'X-Api-Version': '20240404' },
        workspace: { id: 'data.id', name: 'data.attributes.name' },
        docsURL: 'https://docs.teamtailor.com/',
      },
    ],
  },
  support: proxyOnly,
} satisfies CatalogueEntry;
