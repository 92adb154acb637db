import { foreignGroupProblem, groupNeededProblem } from '@dowel/schema/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Checks that a consumer token names no group but its own.
 * @throws {ProblemError} `token_not_allowed`
 */
export function assertOwnGroup({ scope }: Context, groupRef: string): void {
  if (scope.groupRef === undefined || scope.groupRef === groupRef) return;
  throw new ProblemError('token_not_allowed', foreignGroupProblem(groupRef));
}

/**
 * Checks that a caller with a page's key names a group. Such a key may read one named group, but not all groups at
 * once.
 * @throws {ProblemError} `invalid_request`
 */
export function assertGroupNamed({ actor }: Context, groupRef: string | undefined): void {
  if (actor.kind !== 'apiKey' || actor.scopes.includes('full') || groupRef !== undefined) return;
  throw new ProblemError('invalid_request', groupNeededProblem());
}
