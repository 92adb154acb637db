import { unsafeNamesProblem } from '@dowel/schema/rules';
import { ProblemError } from './problem-error.ts';

/**
 * Refuses names that a parser would drop silently. A config must be stored as it was sent, or not at all.
 * @throws {ProblemError} `invalid_request`
 */
export function assertSafeNames(sent: unknown, path: readonly string[]): void {
  const words = unsafeNamesProblem(sent, path);
  if (words) throw new ProblemError('invalid_request', words);
}
