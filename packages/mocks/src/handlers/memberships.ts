import { builderNotFoundProblem, lastOwnerProblem, orgNotFoundProblem, toDomain } from '@dowel/schema/rules';
import { assertOwner, assertOwnOrg, builderOf, join, membershipOf, selfOf, toBuilder } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import type { MockCall } from '../mock.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { MockStore, StoredMembership } from '../store.ts';

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
    const isKnown = store.builders.some(({ id }) => id === body.builderId) || undefined;
    found(isKnown, 'builder_not_found', builderNotFoundProblem());
    join(store, body.builderId, orgId, body.role ?? 'member');
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
    call.store.memberships.splice(call.store.memberships.indexOf(member), 1);
    return undefined;
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
  join(store, self.id, claim.parentId, 'member');
  return undefined;
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
