import { consumerTokenNeededProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';

/**
 * A page's key says nothing of who calls. With it, anybody could have others act with an account of theirs.
 * @throws {ProblemError} `api_key_scope`
 */
export function assertMayBePersonal(
  { scope }: Context,
  { personal }: { readonly personal?: boolean | undefined },
): void {
  if (personal && scope.isPage) throw new ProblemError('api_key_scope', consumerTokenNeededProblem());
}
