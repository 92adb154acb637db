import type { Builder, BuilderInfo, OrgRole } from '@dowel/schema';
import {
  alreadyMemberProblem,
  orgNotFoundProblem,
  ownerRequiredProblem,
  sessionRequiredProblem,
} from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import { found } from './not-found.ts';
import type { BuilderPrincipal, Principal } from './principal.ts';
import { withoutEntitlements } from './projects.ts';
import type { MockStore, StoredBuilder } from './store.ts';

/** The caller and the state. */
interface Asking {
  readonly store: MockStore;
  readonly caller: Principal;
}

/** The caller as a builder. Only for endpoints that are for builders alone. */
export function builderOf({ caller }: Pick<Asking, 'caller'>): BuilderPrincipal {
  if (caller.kind === 'builder') return caller;
  throw new MockProblem('session_required', sessionRequiredProblem());
}

/** The builder who is signed in. */
export function selfOf(asking: Asking): StoredBuilder {
  const { builderId } = builderOf(asking);
  const self = asking.store.builders.find(({ id }) => id === builderId);
  if (!self)
    throw new Error(`The mock store has a session of the builder ${builderId}, and no such builder.`);
  return self;
}

/** What a builder may do, and where. Undefined for a builder without an org. */
export function membershipOf(store: MockStore, builderId: string) {
  return store.memberships.find((one) => one.builderId === builderId);
}

/** The builder's own org. @throws {MockProblem} `org_not_found` */
export function assertOwnOrg(asking: Asking, orgId: string): { orgId: string; role: OrgRole } {
  const membership = membershipOf(asking.store, builderOf(asking).builderId);
  const own = membership?.orgId === orgId.toLowerCase() ? membership : undefined;
  return found(own, 'org_not_found', orgNotFoundProblem());
}

/** @throws {MockProblem} `org_not_found`, `owner_required` */
export function assertOwner(asking: Asking, orgId: string): { orgId: string } {
  const own = assertOwnOrg(asking, orgId);
  if (own.role !== 'owner') throw new MockProblem('owner_required', ownerRequiredProblem());
  return own;
}

/** A builder belongs to one org at most. @throws {MockProblem} `already_member` */
export function join(store: MockStore, builderId: string, orgId: string, role: OrgRole): void {
  if (membershipOf(store, builderId)) throw new MockProblem('already_member', alreadyMemberProblem());
  store.memberships.push({ orgId, builderId, role });
}

/** What others see of a builder. */
export function toBuilder({ isEmailVerified: _, ...builder }: StoredBuilder): Builder {
  return builder;
}

/** The answer of `getMyInfo`. */
export function infoOf(asking: Asking): BuilderInfo {
  const { store } = asking;
  const builder = toBuilder(selfOf(asking));
  const membership = membershipOf(store, builder.id);
  const org = store.orgs.find(({ id }) => id === membership?.orgId);
  if (!membership || !org) return { builder, projectRoles: {} };
  const { role } = membership;
  const team = { role, principalType: 'team' as const, principalId: org.defaultTeamId };
  const owned = store.projects.filter(({ orgId }) => orgId === org.id).map(withoutEntitlements);
  return {
    builder,
    projectRoles: Object.fromEntries(owned.map((project) => [project.id, { ...team, project }])),
    orgRole: { role, principalType: 'builder', principalId: builder.id, org },
  };
}
