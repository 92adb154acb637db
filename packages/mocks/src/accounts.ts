import type { Builder, BuilderInfo } from '@dowel/schema';
import { sessionRequiredProblem } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import type { BuilderPrincipal, Principal } from './principal.ts';
import { withoutEntitlements } from './projects.ts';
import type { MockStore, StoredBuilder } from './store.ts';

/** The caller and the state. */
interface Asking {
  readonly store: MockStore;
  readonly caller: Principal;
}

/** The caller as a builder. Only for endpoints that are for builders alone. */
function builderOf({ caller }: Pick<Asking, 'caller'>): BuilderPrincipal {
  if (caller.kind === 'builder') return caller;
  throw new MockProblem('session_required', sessionRequiredProblem());
}

/** The builder who is signed in. */
function selfOf(asking: Asking): StoredBuilder {
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

/** What others see of a builder. */
function toBuilder({ isEmailVerified: _, ...builder }: StoredBuilder): Builder {
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
