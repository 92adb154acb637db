/**
 * Merges edits into a newer version of the value that they started from. A part that was edited keeps the edit, and a
 * removed member stays removed. Every other part comes from the newer version. For JSON values.
 */
export function mergeEdits<Value>(start: Value, edited: Value, fresh: Value): Value {
  return merge(start, edited, fresh) as Value;
}

function merge(start: unknown, edited: unknown, fresh: unknown): unknown {
  if (isSame(start, edited)) return fresh;
  if (!isRecord(edited) || !isRecord(fresh)) return edited;
  const from = isRecord(start) ? start : {};
  const keys = new Set([...Object.keys(fresh), ...Object.keys(edited)]);
  const members = [...keys].map((key) => [key, merge(from[key], edited[key], fresh[key])] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Whether two JSON values are equal. The order of members does not matter. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSame(left[key], right[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
