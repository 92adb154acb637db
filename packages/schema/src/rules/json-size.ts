import { limits } from '../limits.ts';

/**
 * Why a JSON value is too large, as the end of a sentence; undefined when it is within the limits. It stops at the
 * first limit that is exceeded. It does not recurse, because deep nesting would exhaust the stack.
 */
export function findOversize(root: unknown, mostValues: number = limits.values): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  let count = 1;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > limits.depth) return `is nested too deeply; at most ${limits.depth} levels are taken`;
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    count += members.length;
    if (count > mostValues) return `has more than ${mostValues} values, which is the limit`;
    for (const member of members) {
      if (typeof member === 'object' && member !== null) open.push({ value: member, depth: depth + 1 });
    }
  }
  return undefined;
}
