import type { AcceptInvite, CreatedInvite, CreateOrgInvite, Invite } from '../resources/invites.ts';
import type { BuilderInfo } from '../resources/my-info.ts';
import { wire } from './wire.ts';

const invites = '/orgs/{orgId}/invites';
const invite = '/orgs/{orgId}/invites/{inviteId}';

/** A pending invite of the same address is revoked: only the latest link counts. */
export const createOrgInvite = /* @__PURE__ */ wire<{ body: CreateOrgInvite; success: CreatedInvite }>()({
  operation: 'createOrgInvite',
  method: 'POST',
  path: invites,
  access: 'builder',
  status: 201,
});

export const listOrgInvites = /* @__PURE__ */ wire<{ success: Invite[] }>()({
  operation: 'listOrgInvites',
  method: 'GET',
  path: invites,
  access: 'builder',
});

export const getOrgInvite = /* @__PURE__ */ wire<{ success: Invite }>()({
  operation: 'getOrgInvite',
  method: 'GET',
  path: invite,
  access: 'builder',
});

/** Revokes an invite that was not accepted yet. */
export const deleteOrgInvite = /* @__PURE__ */ wire<object>()({
  operation: 'deleteOrgInvite',
  method: 'DELETE',
  path: invite,
  access: 'builder',
  status: 204,
  media: 'none',
});

export const acceptInvite = /* @__PURE__ */ wire<{ body: AcceptInvite; success: BuilderInfo }>()({
  operation: 'acceptInvite',
  method: 'POST',
  path: '/invites:accept',
  access: 'builder',
});
