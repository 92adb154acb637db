import { ProblemError } from './problem-error.ts';

/** The values a mask names; a path outside the mask is absent. */
export type Masked<Values, Name extends keyof Values> = { [N in Name]?: Exclude<Values[N], undefined> };

/**
 * Applies a flat update mask: of `values`, the paths the mask names.
 * @param allowed the paths that may be named.
 * @throws {ProblemError} `invalid_update_mask` when a path is unknown or has no value. `missingValueStatus` is for
 * the one group of endpoints whose interface answers 422 to the latter.
 */
export function applyUpdateMask<Values extends object, Name extends keyof Values & string>(
  mask: readonly string[],
  values: Values,
  allowed: readonly Name[],
  { missingValueStatus }: { missingValueStatus?: number } = {},
): Masked<Values, Name> {
  const masked: Masked<Values, Name> = {};
  for (const path of mask) {
    const name = allowed.find((candidate) => candidate === path);
    if (name === undefined) throw invalidMask(path, 'is not a path that can be updated', allowed);
    const value = values[name];
    if (value === undefined) {
      throw invalidMask(path, 'is in the mask but has no value', allowed, missingValueStatus);
    }
    masked[name] = value as Exclude<Values[Name], undefined>;
  }
  return masked;
}

/** The problem of a bad mask; lists what is allowed. */
export function invalidMask(
  path: string,
  reason: string,
  allowed: readonly string[],
  status?: number,
): ProblemError {
  return new ProblemError('invalid_update_mask', {
    detail: `"${path}" ${reason}, so nothing was changed.`,
    remedy: `Allowed in updateMask: ${allowed.join(', ')}. Send a value for each path you name.`,
    issues: [{ in: 'body', name: 'updateMask', value: path, detail: reason }],
    context: { allowed: [...allowed] },
    ...(status !== undefined && { status }),
  });
}
