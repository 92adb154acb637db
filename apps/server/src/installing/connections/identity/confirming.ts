import { accountReservedProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { isBuilder } from '../../../platform/caller.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';

/**
 * The account that a request confirms. Only the builder and the person whose connection it is may do that. A frontend key
 * says nothing of who calls.
 * @throws {ProblemError} `token_not_allowed` or `api_key_scope`
 */
export function confirmedId(
  context: Context,
  account: { id: string } | undefined,
  consumerRef: string,
): string | undefined {
  if (account === undefined) return undefined;
  const { actor } = context;
  const isOwner = actor.kind === 'consumer' && actor.consumerRef === consumerRef;
  if (isBuilder(context) || isOwner) return account.id;
  throw new ProblemError(
    actor.kind === 'consumer' ? 'token_not_allowed' : 'api_key_scope',
    accountReservedProblem(),
  );
}
