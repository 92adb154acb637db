import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const projectSearchTexts = {
  tag: 'Search in a project',
  description: 'Finds customers, people and everything that has an id.',
  operations: {
    searchProject: {
      summary: 'Find by the beginning of a name, or by an id',
      description:
        'Finds customers, people, integrations and destinations whose name or reference begins with `q`, and installations, connections, operations and deliveries by their whole id. It looks for 150 ms at most: then the page may be short, or empty, although another follows.',
      answer: [
        {
          kind: 'group',
          id: 'northwind',
          name: 'Northwind Traders',
          groupRef: 'northwind',
          groupName: 'Northwind Traders',
          createTime,
        },
        {
          kind: 'operation',
          id: ids.operation,
          name: 'read',
          integrationId: ids.integration,
          installationId: ids.installation,
          status: 'failure',
          createTime,
        },
      ],
    },
  },
} satisfies ResourceTexts;
