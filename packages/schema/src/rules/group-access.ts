import type { ProblemWords } from './problem-body.ts';
import { foreignGroupProblem, foreignRefsProblem, groupNeededProblem } from './problem-words/callers.ts';

/** Whom a request speaks for, as far as it decides which groups the request may name. */
export type GroupAccess =
  /** The builder's own backend: any group, and all of them at once. */
  | { kind: 'builder' }
  /** A key that is public in pages: any group, but one at a time. */
  | { kind: 'page' }
  /** A consumer token: the consumer's own group. */
  | { kind: 'consumer'; groupRef: string; consumerRef: string };

/** Why a request may not name a group and a consumer in its body (`token_not_allowed`). Undefined when it may. */
export function refuseRefs(
  access: GroupAccess,
  refs: { groupRef?: string | undefined; consumerRef?: string | undefined },
): ProblemWords | undefined {
  if (access.kind !== 'consumer') return undefined;
  const foreign = (['groupRef', 'consumerRef'] as const).filter(
    (name) => refs[name] !== undefined && refs[name] !== access[name],
  );
  if (foreign.length === 0) return undefined;
  return foreignRefsProblem(foreign.map((name) => ({ name, value: refs[name] })));
}

/** Why a request may not name a group (`token_not_allowed`). Undefined when it may. */
export function refuseGroup(access: GroupAccess, groupRef: string): ProblemWords | undefined {
  if (access.kind !== 'consumer' || access.groupRef === groupRef) return undefined;
  return foreignGroupProblem(groupRef);
}

/** Why a request must name a group and does not (`invalid_request`). Undefined when it names one or need not. */
export function refuseAllGroups(access: GroupAccess, groupRef: string | undefined): ProblemWords | undefined {
  return access.kind === 'page' && groupRef === undefined ? groupNeededProblem() : undefined;
}
