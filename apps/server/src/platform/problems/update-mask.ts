import { applyFlatMask, type Masked } from '@dowel/schema/rules';
import { ProblemError } from './problem-error.ts';

/**
 * `applyFlatMask` for a service.
 * @throws {ProblemError} `invalid_update_mask`
 */
export function applyUpdateMask<Values extends object, Name extends keyof Values & string>(
  ...mask: Parameters<typeof applyFlatMask<Values, Name>>
): Masked<Values, Name> {
  const result = applyFlatMask(...mask);
  if (result.ok) return result.masked;
  throw new ProblemError('invalid_update_mask', result.problem);
}
