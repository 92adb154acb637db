import { applyFlatMask, type Masked, maskProblem } from '@dowel/schema/rules';
import { ProblemError } from './problem-error.ts';

/**
 * Applies a flat update mask: answers the values of the paths that the mask names.
 * @param allowed the paths that may be named.
 * @throws {ProblemError} `invalid_update_mask` when a path is unknown or has no value. `missingValueStatus` is for the
 * one group of endpoints whose API answers 422 to a missing value.
 */
export function applyUpdateMask<Values extends object, Name extends keyof Values & string>(
  mask: readonly string[],
  values: Values,
  allowed: readonly Name[],
  { missingValueStatus }: { missingValueStatus?: number } = {},
): Masked<Values, Name> {
  const result = applyFlatMask(mask, values, allowed);
  if (result.ok) return result.masked;
  const { path, reason, isWithoutValue } = result;
  throw invalidMask(path, reason, allowed, isWithoutValue ? missingValueStatus : undefined);
}

/** The problem of an invalid mask. It lists the allowed paths. */
export function invalidMask(
  path: string,
  reason: string,
  allowed: readonly string[],
  status?: number,
): ProblemError {
  return new ProblemError('invalid_update_mask', {
    ...maskProblem(path, reason, allowed),
    ...(status !== undefined && { status }),
  });
}
