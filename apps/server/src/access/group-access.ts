import { foreignGroupProblem, groupNeededProblem } from '@dowel/schema/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Holds a consumer token to its own group where a request names one.
 * @throws {ProblemError} `token_not_allowed`
 */
export function assertOwnGroup({ scope }: Context, groupRef: string): void {
  if (scope.groupRef === undefined || scope.groupRef === groupRef) return;
  throw new ProblemError('token_not_allowed', foreignGroupProblem(groupRef));
}

/**
 * A key that a page holds may look at one group it names, not at everybody.
 * @throws {ProblemError} `invalid_request`
 */
export function assertGroupNamed({ actor }: Context, groupRef: string | undefined): void {
  if (actor.kind !== 'apiKey' || actor.scopes.includes('full') || groupRef !== undefined) return;
  throw new ProblemError('invalid_request', groupNeededProblem());
}
