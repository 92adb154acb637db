import type {
  AddUserToOrg,
  OrgBuilder,
  RemovedUser,
  RemoveUserQuery,
  UpdateOrgMembership,
} from '../resources/memberships.ts';
import { wire } from './wire.ts';

const membership = '/orgs/{orgId}/memberships/{builderId}';

export const listOrgBuilders = /* @__PURE__ */ wire<{ success: OrgBuilder[] }>()({
  operation: 'listOrgBuilders',
  method: 'GET',
  path: '/orgs/{orgId}/builders',
  access: 'builder',
});

/** An owner invites somebody, or a builder joins whose verified e-mail is in a domain that the org has proven. */
export const addUserToOrg = /* @__PURE__ */ wire<{ body: AddUserToOrg }>()({
  operation: 'addUserToOrg',
  method: 'POST',
  path: '/orgs/{orgId}/memberships',
  access: 'builder',
  status: 201,
  media: 'none',
});

/** Makes a member an owner, or an owner a member. */
export const updateOrgMembership = /* @__PURE__ */ wire<{ body: UpdateOrgMembership }>()({
  operation: 'updateOrgMembership',
  method: 'PATCH',
  path: membership,
  access: 'builder',
  status: 204,
  media: 'none',
  added: true,
});

/** Owners remove anybody, and everybody may leave. The last owner stays. */
export const removeUserFromOrg = /* @__PURE__ */ wire<{ query: RemoveUserQuery; success: RemovedUser }>()({
  operation: 'removeUserFromOrg',
  method: 'DELETE',
  path: membership,
  access: 'builder',
  added: true,
});
