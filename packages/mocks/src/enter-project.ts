import type { Wire } from '@dowel/schema';
import { projectNotFoundProblem, projectUnnamedProblem } from '@dowel/schema/rules';
import { membershipOf } from './accounts.ts';
import { MockProblem } from './mock-problem.ts';
import { nobodys, type Principal } from './principal.ts';
import type { MockStore } from './store.ts';

/** Operations that answer a builder for all projects of the org. */
const ofAllProjects = ['listProjects', 'createBillingAccountSession'];

/**
 * The caller in the project that a request names. A key or token must be of that project; a builder's org must own it.
 * @throws {MockProblem} `project_not_found`, also for a project of another tenant
 */
export function enterNamed(store: MockStore, caller: Principal, idOrName: string | undefined): Principal {
  const wanted = idOrName?.toLowerCase();
  if (wanted === undefined) return caller;
  const isNamed = ({ id, name }: { id: string; name: string }) => wanted === id || wanted === name;
  if (caller.project !== nobodys || caller.kind !== 'builder') {
    if (isNamed(caller.project)) return caller;
    throw new MockProblem('project_not_found', projectNotFoundProblem());
  }
  const orgId = membershipOf(store, caller.builderId)?.orgId;
  const project = store.projects.find((one) => one.orgId === orgId && isNamed(one));
  if (!project) throw new MockProblem('project_not_found', projectNotFoundProblem());
  return { ...caller, project };
}

/**
 * The caller in the project that the rest of the request names.
 * @throws {MockProblem} `project_not_found`, `invalid_request` when a builder names none
 */
export function enterRequested(
  store: MockStore,
  caller: Principal,
  { operation, access }: Wire,
  names: readonly string[],
): Principal {
  const entered = names.reduce((one, name) => enterNamed(store, one, name), caller);
  const needsProject = access !== 'public' && access !== 'builder' && !ofAllProjects.includes(operation);
  if (entered.kind === 'builder' && entered.project === nobodys && needsProject) {
    throw new MockProblem('invalid_request', projectUnnamedProblem());
  }
  return entered;
}
