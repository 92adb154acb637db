import type { Invite, OrgRole } from '@dowel/schema';
import {
  emailInvalidProblem,
  emailNotVerifiedProblem,
  inviteNotFoundProblem,
  inviteNotPendingProblem,
  normalEmail,
} from '@dowel/schema/rules';
import { assertOwner, assertOwnOrg, infoOf, join, selfOf } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { MockStore, StoredInvite } from '../store.ts';

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;

/** Answers the endpoints of invites as the service does. No mail is sent. */
export const invites = {
  createOrgInvite(call) {
    const { store } = call;
    const { orgId } = assertOwner(call, call.params.orgId);
    const invite = insertInvite(store, orgId, { email: emailIn(call.body.email, 'email'), role: 'member' });
    return {
      ...toInvite(store, invite),
      inviteUrl: `https://dowel.example/invites/${invite.token}`,
      mailStatus: 'not_configured',
    };
  },

  listOrgInvites(call) {
    const { orgId } = assertOwnOrg(call, call.params.orgId);
    const own = call.store.invites.filter(({ parentId }) => parentId === orgId);
    return own.map((invite) => toInvite(call.store, invite));
  },

  getOrgInvite(call) {
    const { orgId } = assertOwnOrg(call, call.params.orgId);
    return toInvite(call.store, inviteOf(call.store, orgId, call.params.inviteId));
  },

  deleteOrgInvite(call) {
    const { orgId } = assertOwner(call, call.params.orgId);
    const invite = inviteOf(call.store, orgId, call.params.inviteId);
    const { status } = toInvite(call.store, invite);
    if (status !== 'pending') throw new MockProblem('invite_not_pending', inviteNotPendingProblem(status));
    changeStatus(call.store, invite, 'revoked');
    return undefined;
  },

  acceptInvite(call) {
    const { store, body } = call;
    const invitedEmail = emailIn(body.invitedEmail, 'invitedEmail');
    const self = selfOf(call);
    if (self.primaryEmail !== invitedEmail) throw notFound();
    if (!self.isEmailVerified) throw new MockProblem('email_not_verified', emailNotVerifiedProblem());
    const isChosen = ({ token }: StoredInvite) =>
      body.inviteToken === undefined || token === body.inviteToken;
    const invite = pendingOf(store, invitedEmail).filter(isChosen).at(-1);
    if (!invite) throw notFound();
    join(store, self.id, invite.parentId, invite.role);
    changeStatus(store, invite, 'accepted');
    return infoOf(call);
  },
} satisfies Partial<Answers>;

/** Invites an address, in place of an invite before. */
export function insertInvite(
  store: MockStore,
  orgId: string,
  { email, role }: { email: string; role: OrgRole },
): StoredInvite {
  revokeInvites(store, orgId, email);
  const invite: StoredInvite = {
    id: store.newId(),
    invitedEmail: email,
    parentType: 'org',
    parentId: orgId,
    status: 'pending',
    createTime: store.timestamp(),
    role,
    token: `dowel_invite_mock${store.newId()}`,
    expireTime: new Date(store.now().getTime() + sevenDaysMs).toISOString(),
  };
  store.invites.push(invite);
  return invite;
}

/** Revokes the open invites of an org to an address. */
export function revokeInvites(store: MockStore, orgId: string, email: string | undefined): void {
  for (const earlier of pendingOf(store, email)) {
    if (earlier.parentId === orgId) changeStatus(store, earlier, 'revoked');
  }
}

function toInvite(store: MockStore, { token: _, role: __, expireTime, ...invite }: StoredInvite): Invite {
  const isOver = invite.status === 'pending' && expireTime <= store.timestamp();
  return isOver ? { ...invite, status: 'expired' } : invite;
}

function inviteOf(store: MockStore, orgId: string, id: string): StoredInvite {
  const invite = store.invites.find((one) => one.parentId === orgId && one.id === id);
  return found(invite, 'invite_not_found', inviteNotFoundProblem());
}

function pendingOf(store: MockStore, email: string | undefined): StoredInvite[] {
  return store.invites.filter(
    (one) => one.invitedEmail === email && toInvite(store, one).status === 'pending',
  );
}

function changeStatus(store: MockStore, invite: StoredInvite, status: Invite['status']): void {
  Object.assign(invite, { status, updateTime: store.timestamp() });
}

function emailIn(text: string, member: string): string {
  const email = normalEmail(text);
  if (email === undefined) throw new MockProblem('invalid_request', emailInvalidProblem(member));
  return email;
}

function notFound(): MockProblem {
  return new MockProblem('invite_not_found', inviteNotFoundProblem());
}
