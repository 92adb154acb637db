import type { ProblemCode } from '@dowel/schema';
import type { ProblemWords } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';

/**
 * The value, or a problem if there is none.
 * @throws {MockProblem} with `code`
 */
export function found<Value>(value: Value | undefined, code: ProblemCode, words: ProblemWords): Value {
  if (value !== undefined) return value;
  throw new MockProblem(code, words);
}
