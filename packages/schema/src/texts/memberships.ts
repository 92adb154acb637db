import { exampleBuilder } from './accounts.ts';
import { ids } from './examples.ts';
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
        'An owner invites a builder, by the verified e-mail address of that builder. The builder belongs to the org when they have accepted, by `POST /invites:accept` or on the page that they see after signing in; until then the invite is in the list of invites. Builders can add themselves, if the org has proven the domain of their verified e-mail address. Who has left or was removed needs an invite. Writes an entry to the audit log.',
      body: { builderId: exampleBuilder.id },
    },
    updateOrgMembership: {
      summary: 'Change the role of a builder',
      description:
        'Only an owner can do this. The last owner of an org stays one. The keys that somebody made who is no longer `owner` or `member` go on working: `Dowel-Warning: keys_still_work;count=2` says how many. Writes an entry to the audit log.',
      body: { role: 'owner' },
    },
    removeUserFromOrg: {
      summary: 'Remove a builder from an org',
      description:
        'An owner removes a builder, or a builder leaves. Open sessions of this builder lose the org at once, and open invites to their address, or made by them, are revoked. The keys that they made go on working: the answer names them, and `switchOffKeys=true` switches them off. The last owner cannot be removed. Writes an entry to the audit log, and one for each key.',
      answer: {
        keys: [
          { kind: 'api_key', projectId: ids.project, label: 'Backend', scopes: ['full'], active: true },
          { kind: 'jwt_key', projectId: ids.project, label: 'Production', kid: ids.jwtKey, active: true },
        ],
      },
    },
  },
} satisfies ResourceTexts;
