import { unsafeNamesProblem } from '@dowel/schema/rules';
import { ProblemError } from './problem-error.ts';

/**
 * Refuses what a parser would drop without a word: a config is stored as it was sent, or not at all.
 * @throws {ProblemError} `invalid_request`
 */
export function assertSafeNames(sent: unknown, path: readonly string[]): void {
  const words = unsafeNamesProblem(sent, path);
  if (words) throw new ProblemError('invalid_request', words);
}
