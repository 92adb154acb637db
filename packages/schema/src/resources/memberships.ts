import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import * as wire from '../wire/memberships.ts';
import { QueryName, Timestamp } from './values.ts';

/** A person who signs in to manage projects. */
export const Builder = z.object({
  id: z.string(),
  /** The issuer of the sign-in service. */
  idpProvider: z.string(),
  /** The subject at that issuer. */
  idpRef: z.string(),
  createTime: Timestamp,
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  fullName: z.string().optional(),
  primaryEmail: z.string().optional(),
});
export type Builder = z.infer<typeof Builder>;

/** A builder of an org, with what they may do there. */
export const OrgBuilder = Builder.extend({
  /** `owner` or `member`. Added by Dowel. */
  orgRole: z.string(),
});
export type OrgBuilder = z.infer<typeof OrgBuilder>;

/** What a member may do: an owner also manages members, invites, domains and the org itself. */
export const OrgRole = z.enum(['owner', 'member']);
export type OrgRole = z.infer<typeof OrgRole>;

export const AddUserToOrg = z.object({
  builderId: QueryName.min(1),
  /** Only an owner can make somebody an owner. Default `member`. Added by Dowel. */
  role: OrgRole.optional(),
});
export type AddUserToOrg = z.input<typeof AddUserToOrg>;

export const UpdateOrgMembership = z.object({ role: OrgRole });
export type UpdateOrgMembership = z.input<typeof UpdateOrgMembership>;

export const listOrgBuilders = endpoint(wire.listOrgBuilders, {
  success: z.array(OrgBuilder),
  problems: ['org_not_found'],
});
export const addUserToOrg = endpoint(wire.addUserToOrg, {
  body: AddUserToOrg,
  problems: ['org_not_found', 'owner_required', 'builder_not_found', 'already_member'],
});
export const updateOrgMembership = endpoint(wire.updateOrgMembership, {
  body: UpdateOrgMembership,
  problems: ['org_not_found', 'owner_required', 'builder_not_found', 'last_owner'],
});
export const removeUserFromOrg = endpoint(wire.removeUserFromOrg, {
  problems: ['org_not_found', 'owner_required', 'builder_not_found', 'last_owner'],
});
