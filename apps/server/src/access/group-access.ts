import type { Context } from '../context.ts';
import { invalidInput, ProblemError } from '../problems/problem-error.ts';

/**
 * Holds a consumer token to its own group where a request names one.
 * @throws {ProblemError} `token_not_allowed`
 */
export function assertOwnGroup({ scope }: Context, groupRef: string): void {
  if (scope.groupRef === undefined || scope.groupRef === groupRef) return;
  throw new ProblemError('token_not_allowed', {
    detail: `The token is for another group than "${groupRef}", so it may do nothing there.`,
    remedy: "Send the group the token was signed for, or sign a token for this group's user.",
  });
}

/**
 * A key that a page holds may look at one group it names, not at everybody.
 * @throws {ProblemError} `invalid_request`
 */
export function assertGroupNamed({ actor }: Context, groupRef: string | undefined): void {
  if (actor.kind !== 'apiKey' || actor.scopes.includes('full') || groupRef !== undefined) return;
  throw invalidInput(
    { in: 'query', name: 'groupRef', detail: 'is required with an API key of scope "frontend"' },
    'Name the group, or list from your backend with a key of scope "full".',
  );
}
