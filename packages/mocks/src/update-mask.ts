import { MockProblem } from './mock-problem';

/**
 * Of `values`, what a flat update mask names.
 * @throws {MockProblem} `invalid_update_mask` when a path is unknown or has no value; `missingValueStatus` is for the
 * one group of endpoints whose interface answers 422 to the latter.
 */
export function applyUpdateMask<Values extends object, Name extends keyof Values & string>(
  mask: readonly string[],
  values: Values,
  allowed: readonly Name[],
  missingValueStatus?: number,
): Partial<Pick<Values, Name>> {
  const masked: Partial<Pick<Values, Name>> = {};
  for (const path of mask) {
    const name = allowed.find((candidate) => candidate === path);
    if (name === undefined) throw invalidMask(path, 'is not a path that can be updated', allowed);
    if (values[name] === undefined) {
      throw invalidMask(path, 'is in the mask but has no value', allowed, missingValueStatus);
    }
    masked[name] = values[name];
  }
  return masked;
}

/** The problem of a bad mask; lists what is allowed. */
export function invalidMask(
  path: string,
  reason: string,
  allowed: readonly string[],
  status?: number,
): MockProblem {
  return new MockProblem('invalid_update_mask', {
    detail: `"${path}" ${reason}, so nothing was changed.`,
    remedy: `Allowed in updateMask: ${allowed.join(', ')}. Send a value for each path you name.`,
    issues: [{ in: 'body', name: 'updateMask', value: path, detail: reason }],
    context: { allowed: [...allowed] },
    ...(status !== undefined && { status }),
  });
}
