import { pageTokenProblem } from '@dowel/schema/rules';
import { type Context, isInProject, type OrgContext } from '../../context.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { SecretUnreadableError } from '../secrets/secrets.ts';

/**
 * The token for the page after a row. It is sealed for one list and one caller's view of it, so that nobody
 * can invent a token or use one elsewhere. `list` must hold the list's name and everything that selects its rows.
 */
export function toPageToken(context: Context | OrgContext, list: string, lastId: string): string {
  return context.secrets.seal(lastId, viewOf(context, list)).sealed;
}

/**
 * The id of the row before the page.
 * @throws {ProblemError} `invalid_request`
 */
export function fromPageToken(context: Context | OrgContext, list: string, token: string): string {
  try {
    return context.secrets.open(token, viewOf(context, list));
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    throw new ProblemError('invalid_request', pageTokenProblem());
  }
}

/**
 * The owner that a token is sealed for. No row id looks like it, so a stored secret never passes for a token, and a
 * token never for a stored secret.
 */
function viewOf(context: Context | OrgContext, list: string): string {
  if (!isInProject(context)) return JSON.stringify(['page of org', context.org.id, list]);
  return JSON.stringify(['page', context.project.id, context.scope.groupRef ?? null, list]);
}
