import { applyFlatMask, type Masked } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';

/**
 * `applyFlatMask` for an answer.
 * @throws {MockProblem} `invalid_update_mask`
 */
export function applyUpdateMask<Values extends object, Name extends keyof Values & string>(
  ...mask: Parameters<typeof applyFlatMask<Values, Name>>
): Masked<Values, Name> {
  const result = applyFlatMask(...mask);
  if (result.ok) return result.masked;
  throw new MockProblem('invalid_update_mask', result.problem);
}
