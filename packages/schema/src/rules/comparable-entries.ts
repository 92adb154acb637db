import type { ConfigContent } from '../resources/config.ts';
import type { ConfigAction } from '../resources/installations.ts';
import type { ConfigEntry } from './config-entries.ts';
import { isDeepEqual, isPlainObject, ownValue, type PlainObject, withoutUndefined } from './plain-objects.ts';

/**
 * Whether the draft of an object differs from another content. This is usually the saved content. For an object that
 * was never saved, compare with the draft as it was created to find edits.
 */
export function isObjectDirty(
  before: ConfigContent | undefined,
  draft: ConfigContent,
  objectName: string,
  action: ConfigAction = 'read',
): boolean {
  const left = configEntryOf(before, action, objectName);
  const right = configEntryOf(draft, action, objectName);
  // Nothing is edited when a screen is drawn first, and with thousands of fields it takes long to compare them.
  if (left === right) return false;
  return !left || !right || !isDeepEqual(comparable(left, action), comparable(right, action));
}

/** What a content says about one object. */
export function configEntryOf(content: ConfigContent | undefined, action: ConfigAction, objectName: string) {
  return ownValue<ConfigEntry>(content?.[action]?.objects ?? {}, objectName);
}

/**
 * Makes entries comparable: adds default values, and drops values that mean the same as none, such as unselected
 * fields.
 */
export function comparable(entry: ConfigEntry | undefined, action: ConfigAction): PlainObject {
  const { objectName: _, ...members } = (withoutUndefined(entry ?? {}) ?? {}) as PlainObject;
  if (action !== 'read') return members;
  const keep = (member: string, isKept: (value: unknown) => boolean): PlainObject => {
    const map = ownValue(members, member);
    return Object.fromEntries(
      Object.entries(isPlainObject(map) ? map : {}).filter(([, value]) => isKept(value)),
    );
  };
  return {
    ...members,
    disabled: members.disabled ?? false,
    dynamicMappingsInput: members.dynamicMappingsInput ?? [],
    selectedFields: keep('selectedFields', (value) => value === true),
    selectedFieldMappings: keep('selectedFieldMappings', (value) => value !== ''),
    selectedValueMappings: keep(
      'selectedValueMappings',
      (value) => isPlainObject(value) && Object.keys(value).length > 0,
    ),
  };
}
