import { connection, createTime, ids, installation } from './examples.ts';
import { exampleIssue } from './issues.ts';
import type { ResourceTexts } from './operation-text.ts';

const group = {
  groupRef: 'northwind',
  groupName: 'Northwind Traders',
  projectId: ids.project,
  createTime,
};

export const groupOverviewsTexts = {
  tag: 'Group overviews',
  description: 'How your customers fare, with what a page about one of them shows first.',
  operations: {
    listGroups: {
      summary: 'List customers, the worst first',
      description:
        'Lists customers for whom somebody must act first, then those whose trouble mends itself, then all others by reference. `q` is the beginning of a name or a reference. A page has 50 unless `pageSize` says otherwise. It searches for 150 ms: then the page may be short although another follows, and `Dowel-Warning` has `search_stopped`.',
      answer: [
        {
          ...group,
          state: 'needs_action',
          consumerCount: 2,
          installations: [
            {
              id: ids.installation,
              integrationId: ids.integration,
              integrationName: 'crm-sync',
              provider: 'hubspot',
              providerName: 'HubSpot',
            },
          ],
          installationCount: 1,
          issue: exampleIssue,
        },
      ],
    },
    getGroup: {
      summary: 'Get everything about a customer',
      description:
        'Answers what is installed, the connections with the scopes that were granted, the issues, the people, the latest operations and what was changed. Of more than 500 issues of a kind, it has the oldest 500 and names the kind in the header `Dowel-Warning`. It has no credentials and no records.',
      answer: {
        group,
        state: 'working',
        issues: [],
        installations: [{ ...installation, integrationName: 'crm-sync', issueIds: [] }],
        connections: [
          { ...connection, providerName: 'HubSpot', grantedScopes: ['crm.objects.contacts.read'] },
        ],
        consumers: [{ consumerRef: 'ada', consumerName: 'Ada Okafor', projectId: ids.project, createTime }],
        consumerCount: 1,
        operations: [],
        changes: [
          {
            id: ids.entry,
            action: 'integration.deployed',
            actor: `builder:${ids.builder}`,
            createTime,
            name: 'crm-sync',
          },
        ],
      },
    },
  },
} satisfies ResourceTexts;
