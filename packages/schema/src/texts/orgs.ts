import { exampleOrg } from './accounts.ts';
import { updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const orgsTexts = {
  tag: 'Orgs',
  description: 'An org is a company that owns projects. Builders belong to it.',
  operations: {
    createOrg: {
      summary: 'Create an org',
      description:
        'The builder who creates it becomes its owner. A builder belongs to one org, so this is refused for a member of another one.',
      body: { label: 'Acme' },
      answer: exampleOrg,
    },
    getOrg: {
      summary: 'Get an org',
      description: 'Shows the org to those who belong to it. To everybody else it does not exist.',
      answer: exampleOrg,
    },
    updateOrg: {
      summary: 'Rename an org',
      description: 'Only an owner can do this. Writes an entry to the audit log.',
      body: { updateMask: ['label'], org: { label: 'Acme Corporation' } },
      answer: { ...exampleOrg, label: 'Acme Corporation', updateTime },
    },
  },
} satisfies ResourceTexts;
