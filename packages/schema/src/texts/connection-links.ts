import type { ConnectionLink } from '../resources/connection-links.ts';
import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const link: ConnectionLink = {
  id: ids.connectionLink,
  projectId: ids.project,
  integrationId: ids.integration,
  provider: 'hubspot',
  groupRef: 'northwind',
  consumerRef: 'ada',
  purpose: 'connect',
  status: 'pending',
  createTime,
  expireTime: '2026-11-21T08:00:00.000Z',
};

export const connectionLinksTexts = {
  tag: 'Connection links',
  description:
    'A connection link leads one person to a page of the service on which they connect one account. You need no page of your own. Programs that open links in mails use nothing up: only a click begins a sign-in, and a link can be completed once.',
  operations: {
    createConnectionLink: {
      summary: 'Create a connection link',
      description:
        'For providers on whose own page a person signs in. `connectionId` makes a link with which somebody signs in to that connection again. Answers the address once: whoever has it can connect an account for the group. Writes an entry to the audit log.',
      body: {
        integrationId: 'crm-sync',
        groupRef: 'northwind',
        groupName: 'Northwind Traders',
        consumerRef: 'ada',
        consumerName: 'Ada Okafor',
      },
      answer: {
        ...link,
        url: 'https://dowel.example.com/callbacks/v1/links/dowel_link_Xk3vYd0c0l9hU1c9mJ8q2bA7nS4tR6wZ5eP1oI3uL0g',
      },
    },
    listConnectionLinks: {
      summary: 'List the connection links of a project',
      description:
        'Lists the oldest first, without their addresses. A link is listed until 30 days after its end.',
      answer: [link],
    },
    deleteConnectionLink: {
      summary: 'Revoke a connection link',
      description:
        'The link and the sign-ins that were begun from it no longer work. A connection that it has made stays. Writes an entry to the audit log.',
    },
  },
} satisfies ResourceTexts;
