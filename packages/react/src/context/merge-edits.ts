import { isDeepEqual, isPlainObject, ownValue } from '@dowel/schema/rules';

/**
 * Merges edits into a newer version of the value that they started from. A part that was edited keeps the edit, and a
 * removed member stays removed. Every other part comes from the newer version. For JSON values.
 */
export function mergeEdits<Value>(start: Value, edited: Value, fresh: Value): Value {
  if (isDeepEqual(start, edited)) return fresh;
  if (!isPlainObject(edited) || !isPlainObject(fresh)) return edited;
  const from = isPlainObject(start) ? start : {};
  const members = Object.keys({ ...fresh, ...edited }).map(
    (key) => [key, mergeEdits(ownValue(from, key), ownValue(edited, key), ownValue(fresh, key))] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Value;
}
