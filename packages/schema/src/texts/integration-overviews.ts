import { createTime, ids, revisionSummary } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const integrationOverviewsTexts = {
  tag: 'Integration overviews',
  description: 'What is deployed, and how often it is installed.',
  operations: {
    listIntegrationOverviews: {
      summary: 'List what is deployed',
      description:
        'Lists the oldest first, 50 to a page unless `pageSize` says otherwise. Each has its latest revision, with who deployed it, and the number of its installations. Contents are left out.',
      answer: [
        {
          id: ids.integration,
          name: 'crm-sync',
          displayName: 'CRM sync',
          provider: 'hubspot',
          providerName: 'HubSpot',
          createTime,
          latestRevision: revisionSummary,
          installationCount: 121,
        },
      ],
    },
  },
} satisfies ResourceTexts;
