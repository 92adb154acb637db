import { exampleBuilder } from './accounts.ts';
import type { ResourceTexts } from './operation-text.ts';

export const membershipsTexts = {
  tag: 'Members',
  description:
    'The builders of an org. An owner manages members, invites and domains. Every member works on all projects.',
  operations: {
    listOrgBuilders: {
      summary: 'List the builders of an org',
      description: 'Each builder has their role in `orgRole`.',
      answer: [{ ...exampleBuilder, orgRole: 'owner' }],
    },
    addUserToOrg: {
      summary: 'Add a builder to an org',
      description:
        'An owner adds a builder. Builders can add themselves, if the org has proven the domain of their verified e-mail address. Writes an entry to the audit log.',
      body: { builderId: exampleBuilder.id },
    },
    updateOrgMembership: {
      summary: 'Change the role of a builder',
      description:
        'Only an owner can do this. The last owner of an org stays one. Writes an entry to the audit log.',
      body: { role: 'owner' },
    },
    removeUserFromOrg: {
      summary: 'Remove a builder from an org',
      description:
        'An owner removes a builder, or a builder leaves. Open sessions of this builder lose the org at once. The last owner cannot be removed. Writes an entry to the audit log.',
    },
  },
} satisfies ResourceTexts;
