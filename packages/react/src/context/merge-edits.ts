import { isDeepEqual, isPlainObject, ownValue } from '@dowel/schema/rules';

/**
 * Merges edits into a newer version of the value that they started from. A part that was edited keeps the edit, and a
 * removed member stays removed. Every other part comes from the newer version. For JSON values.
 */
export function mergeEdits<Value>(start: Value, edited: Value, fresh: Value): Value {
  return merge(start, edited, fresh) as Value;
}

function merge(start: unknown, edited: unknown, fresh: unknown): unknown {
  if (isDeepEqual(start, edited)) return fresh;
  if (!isPlainObject(edited) || !isPlainObject(fresh)) return edited;
  const from = isPlainObject(start) ? start : {};
  const keys = new Set([...Object.keys(fresh), ...Object.keys(edited)]);
  const members = [...keys].map(
    (key) => [key, merge(ownValue(from, key), ownValue(edited, key), ownValue(fresh, key))] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
