import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { decisive } from './decisive.ts';
import { OrgRole } from './memberships.ts';
import { BuilderInfo } from './my-info.ts';
import { QueryName, Timestamp } from './values.ts';

/** An invitation to join an org. It can be accepted for seven days. */
export const Invite = z.object({
  id: z.string(),
  /** In lower case. */
  invitedEmail: z.string(),
  /** What the person may do, see `OrgRole`. Added by Dowel. */
  role: z.string().optional(),
  /** What the invite is for: always `org`. */
  parentType: z.enum(['org']),
  /** The id of the org. */
  parentId: z.string(),
  /** Only a `pending` invite can be accepted. */
  status: z.enum(['pending', 'accepted', 'revoked', 'expired']),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type Invite = z.infer<typeof Invite>;

/** A new invite. Only now is its link known. */
export const CreatedInvite = Invite.extend({
  /** The page on which the invited person signs in and accepts. Added by Dowel. */
  inviteUrl: z.string(),
  /** Whether the link was sent by e-mail: `sent`, `failed` or `not_configured`. Added by Dowel. */
  mailStatus: z.string(),
});
export type CreatedInvite = z.infer<typeof CreatedInvite>;

/** An e-mail address, in any case. */
const Email = z.string().max(320);

/** Who is invited. */
export const CreateOrgInvite = z.object({
  /** The address of the person. The invite works for this address only. */
  email: Email,
  /** What the person may do. Default `member`. Added by Dowel. */
  role: decisive(OrgRole.optional()),
});
export type CreateOrgInvite = z.input<typeof CreateOrgInvite>;

/** An invite to accept. */
export const AcceptInvite = z.object({
  /** The address that was invited. It must be the verified address of the builder who accepts. */
  invitedEmail: Email,
  /** The secret in the link. Chooses one invite, when several orgs have invited the address. Added by Dowel. */
  inviteToken: decisive(QueryName.optional()),
  /** Instead of the token: the id that `listJoinableOrgs` tells. Added by Dowel. */
  inviteId: decisive(QueryName.optional()),
});
export type AcceptInvite = z.input<typeof AcceptInvite>;

/** An org that the builder who is signed in may join: it invites their verified address, or has proven its domain. */
export const JoinableOrg = z.object({
  /** The id of the org. */
  orgId: z.string(),
  /** The name that its members see. */
  orgLabel: z.string(),
  /** The invite to accept with `acceptInvite`. Absent for an org that is joined by its domain, with `addUserToOrg`. */
  inviteId: z.string().optional(),
  /** The address that is invited. */
  invitedEmail: z.string().optional(),
  /** The domain of the builder's address that the org has proven. */
  domain: z.string().optional(),
});
export type JoinableOrg = z.infer<typeof JoinableOrg>;

const invites = '/orgs/{orgId}/invites';
const invite = '/orgs/{orgId}/invites/{inviteId}';

/** A pending invite of the same address is revoked: only the latest link counts. */
export const createOrgInvite = endpoint<{ body: CreateOrgInvite; success: CreatedInvite }>()({
  operation: 'createOrgInvite',
  method: 'POST',
  path: invites,
  access: 'builder',
  status: 201,
  body: CreateOrgInvite,
  success: CreatedInvite,
  problems: ['org_not_found', 'owner_required'],
});

export const listOrgInvites = endpoint<{ success: Invite[] }>()({
  operation: 'listOrgInvites',
  method: 'GET',
  path: invites,
  access: 'builder',
  success: z.array(Invite),
  problems: ['org_not_found'],
});

export const getOrgInvite = endpoint<{ success: Invite }>()({
  operation: 'getOrgInvite',
  method: 'GET',
  path: invite,
  access: 'builder',
  success: Invite,
  problems: ['org_not_found', 'invite_not_found'],
});

/** Revokes an invite that was not accepted yet. */
export const deleteOrgInvite = endpoint<object>()({
  operation: 'deleteOrgInvite',
  method: 'DELETE',
  path: invite,
  access: 'builder',
  status: 204,
  problems: ['org_not_found', 'owner_required', 'invite_not_found', 'invite_not_pending'],
});

export const acceptInvite = endpoint<{ body: AcceptInvite; success: BuilderInfo }>()({
  operation: 'acceptInvite',
  method: 'POST',
  path: '/invites:accept',
  access: 'builder',
  body: AcceptInvite,
  success: BuilderInfo,
  problems: ['invite_not_found', 'email_not_verified', 'already_member'],
});

/** The invite is revoked, and its org reads in its audit log who declined. */
export const declineInvite = endpoint<{ body: AcceptInvite; success: Invite }>()({
  operation: 'declineInvite',
  method: 'POST',
  path: '/invites:decline',
  access: 'builder',
  added: true,
  body: AcceptInvite,
  success: Invite,
  problems: ['invite_not_found', 'email_not_verified'],
});

export const listJoinableOrgs = endpoint<{ success: JoinableOrg[] }>()({
  operation: 'listJoinableOrgs',
  method: 'GET',
  path: '/joinable-orgs',
  access: 'builder',
  added: true,
  success: z.array(JoinableOrg),
  problems: [],
});
