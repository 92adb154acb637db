import { compileJSONPointer } from 'immutable-json-patch';
import type { ConfigContent } from '../resources/config.ts';
import type { ConfigAction, JsonPatchOperation } from '../resources/installations.ts';
import { comparable, configEntryOf } from './comparable-entries.ts';
import type { ConfigEntry } from './config-entries.ts';
import { isDeepEqual, isPlainObject, ownValue, type PlainObject } from './plain-objects.ts';

/**
 * The operations that turn the saved config of an object into the draft's. There are none when nothing differs. There
 * are also none when the draft lacks the object, because a patch cannot remove an object. An object that was never
 * saved always gets an operation.
 */
export function objectChanges(
  saved: ConfigContent | undefined,
  draft: ConfigContent,
  objectName: string,
  action: ConfigAction = 'read',
): JsonPatchOperation[] {
  const before = configEntryOf(saved, action, objectName);
  const after = configEntryOf(draft, action, objectName);
  if (!after) return [];
  const changes = diff(before ?? {}, comparable(before, action), comparable(after, action), []);
  return changes.length === 0 && !before ? [firstChange(after, action)] : changes;
}

/** `stored` decides between add and replace, because `before` may hold defaults that are not stored. */
function diff(
  stored: unknown,
  before: PlainObject,
  after: PlainObject,
  path: string[],
): JsonPatchOperation[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): JsonPatchOperation[] => {
    const pointer = compileJSONPointer([...path, key]);
    const [from, to] = [ownValue(before, key), ownValue(after, key)];
    if (isDeepEqual(from, to)) return [];
    if (to === undefined) return [{ op: 'remove', path: pointer }];
    const held = isPlainObject(stored) ? ownValue(stored, key) : undefined;
    if (isPlainObject(from) && isPlainObject(to)) return diff(held, from, to, [...path, key]);
    return [{ op: held === undefined ? 'add' : 'replace', path: pointer, value: to }];
  });
}

/** A request needs at least one change, even when the object is saved as it was offered. */
function firstChange(entry: ConfigEntry, action: ConfigAction): JsonPatchOperation {
  const members: Record<ConfigAction, string> = {
    read: 'selectedFields',
    write: 'selectedFieldSettings',
    subscribe: 'inheritFieldsAndMappings',
  };
  const member = members[action];
  return { op: 'add', path: `/${member}`, value: ownValue({ ...entry } as PlainObject, member) ?? {} };
}
