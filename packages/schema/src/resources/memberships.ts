import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { decisive } from './decisive.ts';
import { QueryFlag, QueryName, Timestamp } from './values.ts';

/** A person who signs in to manage projects. */
export const Builder = z.object({
  id: z.string(),
  /** The issuer of the sign-in service. */
  idpProvider: z.string(),
  /** The subject at that issuer. */
  idpRef: z.string(),
  createTime: Timestamp,
  /** As the sign-in service gives it, if it does. */
  firstName: z.string().optional(),
  /** As the sign-in service gives it, if it does. */
  lastName: z.string().optional(),
  /** As the sign-in service gives it, if it does. */
  fullName: z.string().optional(),
  /** As the sign-in service gives it, if it does. Only a verified address accepts invites. */
  primaryEmail: z.string().optional(),
});
export type Builder = z.infer<typeof Builder>;

/** A key that worked when its maker left the org. */
export const KeyOfBuilder = z.object({
  /** `api_key`, or `jwt_key` for a key that signs consumer tokens. */
  kind: z.string(),
  /** The id of the project that the key opens. */
  projectId: z.string(),
  label: z.string(),
  /** What an API key may do. */
  scopes: z.array(z.string()).optional(),
  /** The id of a JWT key. */
  kid: z.string().optional(),
  /** Whether requests with the key go on working. */
  active: z.boolean(),
});
export type KeyOfBuilder = z.infer<typeof KeyOfBuilder>;

/** A builder of an org, with what they may do there. */
export const OrgBuilder = Builder.extend({
  /** See `OrgRole`. Added by Dowel. */
  orgRole: z.string(),
  /**
   * The keys that this builder made in projects of the org and that are switched on. Only for callers who may do
   * everything in these projects. Added by Dowel.
   */
  keys: z.array(KeyOfBuilder).optional(),
});
export type OrgBuilder = z.infer<typeof OrgBuilder>;

/**
 * What a member may do. A `member` does everything in the projects, and an `owner` also manages members, invites, domains
 * and the org itself. The others see what is installed and what happened, and no credential, secret, key or body of a
 * message: a `viewer` nothing else, `support` also pauses and starts reads and sends messages again, and a `deployer` also
 * deploys manifests.
 */
export const OrgRole = z.enum(['owner', 'member', 'deployer', 'support', 'viewer']);
export type OrgRole = z.infer<typeof OrgRole>;

/** A builder who is to become a member of an org. */
export const AddUserToOrg = z.object({
  /** The id of the builder. */
  builderId: QueryName.min(1),
  /** What the builder may do once they have accepted. Only an owner chooses it. Default `member`. Added by Dowel. */
  role: decisive(OrgRole.optional()),
});
export type AddUserToOrg = z.input<typeof AddUserToOrg>;

/** What a member may do from now on. */
export const UpdateOrgMembership = z.object({
  /** The new role. The last owner of an org stays an owner. */
  role: OrgRole,
});
export type UpdateOrgMembership = z.input<typeof UpdateOrgMembership>;

export const RemoveUserQuery = z.object({
  /** `true` also switches off the keys that this builder made in the projects of the org. */
  switchOffKeys: QueryFlag.optional(),
});
export type RemoveUserQuery = z.infer<typeof RemoveUserQuery>;

/** What a builder leaves behind in an org. */
export const RemovedUser = z.object({
  /**
   * The keys that the builder made, or made with a key of theirs, and that were switched on. The builder may still know
   * them. The keys themselves are not shown.
   */
  keys: z.array(KeyOfBuilder),
});
export type RemovedUser = z.infer<typeof RemovedUser>;

const membership = '/orgs/{orgId}/memberships/{builderId}';

export const listOrgBuilders = endpoint<{ success: OrgBuilder[] }>()({
  operation: 'listOrgBuilders',
  method: 'GET',
  path: '/orgs/{orgId}/builders',
  access: 'builder',
  success: z.array(OrgBuilder),
  problems: ['org_not_found'],
});

/** An owner invites somebody, or a builder joins whose verified e-mail is in a domain that the org has proven. */
export const addUserToOrg = endpoint<{ body: AddUserToOrg }>()({
  operation: 'addUserToOrg',
  method: 'POST',
  path: '/orgs/{orgId}/memberships',
  access: 'builder',
  status: 201,
  media: 'none',
  body: AddUserToOrg,
  problems: [
    'org_not_found',
    'owner_required',
    'builder_not_found',
    'already_member',
    'email_not_verified',
    'invite_required',
  ],
});

/** Makes a member an owner, or an owner a member. */
export const updateOrgMembership = endpoint<{ body: UpdateOrgMembership }>()({
  operation: 'updateOrgMembership',
  method: 'PATCH',
  path: membership,
  access: 'builder',
  status: 204,
  added: true,
  body: UpdateOrgMembership,
  problems: ['org_not_found', 'owner_required', 'builder_not_found', 'last_owner'],
});

/** Owners remove anybody, and everybody may leave. The last owner stays. */
export const removeUserFromOrg = endpoint<{ query: RemoveUserQuery; success: RemovedUser }>()({
  operation: 'removeUserFromOrg',
  method: 'DELETE',
  path: membership,
  access: 'builder',
  added: true,
  query: RemoveUserQuery,
  success: RemovedUser,
  problems: ['org_not_found', 'owner_required', 'builder_not_found', 'last_owner'],
});
