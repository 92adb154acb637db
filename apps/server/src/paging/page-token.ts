import { pageTokenProblem } from '@dowel/schema/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { SecretUnreadableError } from '../secrets/secrets.ts';

/**
 * The token that asks for what follows a row. It is sealed for one list and one caller's view of it (ADR 0023), so
 * that nobody can make one up, nor use one elsewhere. `list` names the list with everything that chooses its rows.
 */
export function toPageToken(context: Context, list: string, lastId: string): string {
  return context.secrets.seal(lastId, viewOf(context, list)).sealed;
}

/**
 * The id of the row that a page follows.
 * @throws {ProblemError} `invalid_request`
 */
export function fromPageToken(context: Context, list: string, token: string): string {
  try {
    return context.secrets.open(token, viewOf(context, list));
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    throw new ProblemError('invalid_request', pageTokenProblem());
  }
}

/** No row id looks like this, so a stored secret is never taken for a token, nor the other way round. */
function viewOf({ project, scope }: Context, list: string): string {
  return JSON.stringify(['page', project.id, scope.groupRef ?? null, list]);
}
