import type { KeyOfBuilder } from '@dowel/schema';
import {
  alreadyMemberProblem,
  builderNotFoundProblem,
  inviteeNotVerifiedProblem,
  inviteRequiredProblem,
  lastOwnerProblem,
  orgNotFoundProblem,
  toDomain,
} from '@dowel/schema/rules';
import { assertOwner, assertOwnOrg, builderOf, join, membershipOf, selfOf, toBuilder } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import type { MockCall } from '../mock.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { MockStore, StoredMembership } from '../store.ts';
import { insertInvite, revokeInvites } from './invites.ts';

/** Answers the endpoints of the people of an org as the service does. */
export const memberships = {
  listOrgBuilders(call) {
    const { orgId } = assertOwnOrg(call, call.params.orgId);
    const members = call.store.memberships.filter((one) => one.orgId === orgId);
    return members.flatMap(({ builderId, role }) => {
      const builder = call.store.builders.find(({ id }) => id === builderId);
      return builder ? [{ ...toBuilder(builder), orgRole: role }] : [];
    });
  },

  addUserToOrg(call) {
    const { store, params, body } = call;
    const orgId = params.orgId.toLowerCase();
    if (membershipOf(store, builderOf(call).builderId)?.orgId !== orgId) return joinByDomain(call);
    assertOwner(call, orgId);
    const known = store.builders.find(({ id }) => id === body.builderId);
    const builder = found(known, 'builder_not_found', builderNotFoundProblem());
    if (membershipOf(store, builder.id)) throw new MockProblem('already_member', alreadyMemberProblem());
    if (builder.primaryEmail === undefined || !builder.isEmailVerified) {
      throw new MockProblem('email_not_verified', inviteeNotVerifiedProblem());
    }
    insertInvite(store, orgId, { email: builder.primaryEmail, role: body.role ?? 'member' });
    return undefined;
  },

  updateOrgMembership(call) {
    const { orgId } = assertOwner(call, call.params.orgId);
    const member = memberOf(call.store, orgId, call.params.builderId);
    if (call.body.role !== 'owner') assertNotLastOwner(call.store, member);
    member.role = call.body.role;
    return undefined;
  },

  removeUserFromOrg(call) {
    const { orgId, builderId } = call.params;
    const isLeaving = builderId === builderOf(call).builderId;
    const own = isLeaving ? assertOwnOrg(call, orgId) : assertOwner(call, orgId);
    const member = memberOf(call.store, own.orgId, builderId);
    assertNotLastOwner(call.store, member);
    const { store } = call;
    store.memberships.splice(store.memberships.indexOf(member), 1);
    store.left.push(`${own.orgId}/${builderId}`);
    revokeInvites(store, own.orgId, store.builders.find(({ id }) => id === builderId)?.primaryEmail);
    return { keys: keysOf(store, own.orgId, builderId, call.query.switchOffKeys === true) };
  },
} satisfies Partial<Answers>;

function joinByDomain({
  store,
  caller,
  params,
  body,
}: Pick<MockCall<never>, 'store' | 'caller'> & { params: { orgId: string }; body: { builderId: string } }) {
  const self = selfOf({ store, caller });
  const domain = self.isEmailVerified ? toDomain(self.primaryEmail ?? '') : undefined;
  const claim = store.claimedDomains.find((one) => one.domain === domain && one.isProven);
  if (body.builderId !== self.id || claim?.parentId !== params.orgId) {
    throw new MockProblem('org_not_found', orgNotFoundProblem());
  }
  if (store.left.includes(`${claim.parentId}/${self.id}`)) {
    throw new MockProblem('invite_required', inviteRequiredProblem());
  }
  join(store, self.id, claim.parentId, 'member');
  return undefined;
}

/** The keys that a builder made in the projects of an org and that are switched on. */
function keysOf(store: MockStore, orgId: string, builderId: string, switchesOff: boolean): KeyOfBuilder[] {
  const projectIds = store.projects.filter((one) => one.orgId === orgId).map(({ id }) => id);
  const isTheirs = (key: string, projectId: string) =>
    store.keyMakers[key] === builderId && projectIds.includes(projectId);
  const ofApi = store.apiKeys.filter((one) => isTheirs(one.key, one.projectId) && one.active !== false);
  const ofTokens = store.jwtKeys.filter((one) => isTheirs(one.id, one.projectId) && one.active);
  if (switchesOff) for (const key of [...ofApi, ...ofTokens]) key.active = false;
  const active = !switchesOff;
  return [
    ...ofApi.map(({ projectId, label, scopes }) => ({ kind: 'api_key', projectId, label, scopes, active })),
    ...ofTokens.map(({ projectId, label, id }) => ({ kind: 'jwt_key', projectId, label, kid: id, active })),
  ];
}

function memberOf(store: MockStore, orgId: string, builderId: string): StoredMembership {
  const member = store.memberships.find((one) => one.orgId === orgId && one.builderId === builderId);
  return found(member, 'builder_not_found', builderNotFoundProblem());
}

function assertNotLastOwner(store: MockStore, member: StoredMembership): void {
  const isOwner = ({ orgId, role }: StoredMembership) => orgId === member.orgId && role === 'owner';
  const others = store.memberships.filter((one) => isOwner(one) && one !== member);
  if (isOwner(member) && others.length === 0) throw new MockProblem('last_owner', lastOwnerProblem());
}
