import { ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const projectHealthTexts = {
  tag: 'Project health',
  description: 'How many installations of each integration work, and whether the server keeps up.',
  operations: {
    getProjectHealth: {
      summary: 'Get the health of a project',
      description:
        'Counts the installations of each integration: those for which somebody must act, those that mend themselves, and those that are paused. All others work. Says also since when reads and messages are late, if any are.',
      answer: {
        integrations: [
          {
            integrationId: ids.integration,
            integrationName: 'crm-sync',
            displayName: 'CRM sync',
            provider: 'hubspot',
            providerName: 'HubSpot',
            installationCount: 121,
            needsActionCount: 3,
            waitingCount: 1,
            pausedCount: 0,
          },
        ],
      },
    },
  },
} satisfies ResourceTexts;
