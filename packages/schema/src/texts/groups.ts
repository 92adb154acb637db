import type { ResourceTexts } from './operation-text.ts';

export const groupsTexts = {
  tag: 'Groups',
  description:
    'A group is a company, team or workspace in your product. It owns connections and installations.',
  operations: {
    createGroup: {
      summary: 'Name a group',
      description:
        'Creates the group, or renames the one with this reference. Usually not needed, because connecting creates groups.',
      body: { groupRef: 'northwind', groupName: 'Northwind Traders' },
    },
  },
} satisfies ResourceTexts;
