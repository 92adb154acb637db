import { applyFlatMask, type Masked, maskProblem } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';

/**
 * Picks from `values` what a flat update mask names.
 * @throws {MockProblem} `invalid_update_mask` if a path is unknown or has no value. A path without a value gets the
 * status `missingValueStatus`, because one group of endpoints answers 422 there.
 */
export function applyUpdateMask<Values extends object, Name extends keyof Values & string>(
  mask: readonly string[],
  values: Values,
  allowed: readonly Name[],
  missingValueStatus?: number,
): Masked<Values, Name> {
  const result = applyFlatMask(mask, values, allowed);
  if (result.ok) return result.masked;
  const { path, reason, isWithoutValue } = result;
  throw invalidMask(path, reason, allowed, isWithoutValue ? missingValueStatus : undefined);
}

/** The problem for a bad mask. It lists the allowed paths. */
export function invalidMask(
  path: string,
  reason: string,
  allowed: readonly string[],
  status?: number,
): MockProblem {
  return new MockProblem('invalid_update_mask', {
    ...maskProblem(path, reason, allowed),
    ...(status !== undefined && { status }),
  });
}
