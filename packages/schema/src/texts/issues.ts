import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const exampleIssue = {
  id: ids.issue,
  reason: 'revoked',
  since: createTime,
  actor: 'consumer',
  nextStep: 'Sign in to HubSpot again.',
  subject: { kind: 'connection', id: ids.connection, name: 'Northwind Traders' },
  provider: 'hubspot',
  stops: 'everything',
  etag: '0',
  affects: {
    groupCount: 1,
    installationCount: 1,
    first: [
      {
        installationId: ids.installation,
        integrationId: ids.integration,
        integrationName: 'crm-sync',
        groupRef: 'northwind',
        groupName: 'Northwind Traders',
      },
    ],
  },
};

export const issuesTexts = {
  tag: 'Issues',
  description:
    'An issue is something that does not work, with its one cause: a connection, a destination, a provider or a read. The server finds issues in what it knows, so nobody opens or closes one. It keeps for 30 days which were solved.',
  operations: {
    listIssues: {
      summary: 'List what does not work',
      description:
        'Lists one issue for each cause, however many installations it stops. Those on which you must act come first, then those of customers, and last what mends itself; among them, the oldest first. Of more than 500 of a kind, it lists the oldest 500 and names the kind in the header `Dowel-Warning`. With `state=solved`, it lists what was solved, the latest first. An issue that gave way to another one about the same thing was not solved. When a customer or a person is erased, the project’s solved issues are, too.',
      answer: [exampleIssue],
    },
    updateIssue: {
      summary: 'Say that somebody was told, or put an issue off',
      description:
        'Keeps what a person says about an issue until its cause is gone. Members that are absent stay as they are. With the `etag` that you have seen, it changes nothing when somebody else was faster. Customers never see it.',
      body: { told: true, note: 'Called Ada. She signs in tomorrow.' },
      answer: {
        ...exampleIssue,
        etag: '1763546400000',
        toldTime: createTime,
        note: 'Called Ada. She signs in tomorrow.',
      },
    },
  },
} satisfies ResourceTexts;
