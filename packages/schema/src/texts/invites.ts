import { exampleInvite, exampleMyInfo } from './accounts.ts';
import type { ResourceTexts } from './operation-text.ts';

export const invitesTexts = {
  tag: 'Invites',
  description: 'An invite lets one person join an org. It can be accepted for seven days.',
  operations: {
    createOrgInvite: {
      summary: 'Invite somebody to an org',
      description:
        'Only an owner can do this. `inviteUrl` is in this answer only. If a mail server is set up, the link is sent to the address too, and `mailStatus` says whether that worked. Writes an entry to the audit log.',
      body: { email: 'grace@acme.example' },
      answer: {
        ...exampleInvite,
        inviteUrl: 'https://dowel.acme.example/invites/example-not-a-real-token',
        mailStatus: 'sent',
      },
    },
    listOrgInvites: {
      summary: 'List the invites of an org',
      description: 'Lists open invites, and those that were accepted, revoked or have expired.',
      answer: [exampleInvite],
    },
    getOrgInvite: {
      summary: 'Get an invite',
      description: 'Shows whether it was accepted. It does not show the link again.',
      answer: exampleInvite,
    },
    deleteOrgInvite: {
      summary: 'Revoke an invite',
      description:
        'Only an owner can do this, and only as long as nobody has accepted it. Writes an entry to the audit log.',
    },
    acceptInvite: {
      summary: 'Accept an invite',
      description:
        'The builder who is signed in joins the org. The invited address must be the verified address of this builder. Writes an entry to the audit log.',
      body: { invitedEmail: 'grace@acme.example' },
      answer: exampleMyInfo,
    },
    declineInvite: {
      summary: 'Decline an invite',
      description:
        'Revokes an invite to the verified address of the builder who is signed in. Writes an entry to the audit log of the org.',
      body: { invitedEmail: 'grace@acme.example' },
      answer: { ...exampleInvite, status: 'revoked' as const },
    },
    listJoinableOrgs: {
      summary: 'List the orgs that one may join',
      description:
        'Lists the orgs that invite the verified address of the builder who is signed in and, for somebody without an org, the one that has proven the domain of this address.',
      answer: [
        {
          orgId: exampleInvite.parentId,
          orgLabel: 'Acme',
          inviteId: exampleInvite.id,
          invitedEmail: exampleInvite.invitedEmail,
        },
      ],
    },
  },
} satisfies ResourceTexts;
