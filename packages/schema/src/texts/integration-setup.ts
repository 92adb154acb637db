import { connection, hydratedRevision, integration, project, provider } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const integrationSetupTexts = {
  tag: 'Integration setup',
  description: 'Everything that an install page needs, in one answer.',
  operations: {
    getIntegrationSetup: {
      summary: 'Get all that an install page shows first',
      description:
        'Joins the project, the integration, the provider, and the connection and installation of the group. Saves the four calls that a page would make otherwise.',
      answer: { project, integration, provider, connection, revision: hydratedRevision },
    },
  },
} satisfies ResourceTexts;
