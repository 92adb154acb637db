import type { Activity, ObjectChange } from '../resources/activity.ts';
import type { ConfigContent } from '../resources/config.ts';
import type { ConfigAction } from '../resources/installations.ts';
import { comparable } from './comparable-entries.ts';
import type { ConfigEntry } from './config-entries.ts';
import { isDeepEqual, isPlainObject, ownValue, type PlainObject } from './plain-objects.ts';

const actions = ['read', 'write', 'subscribe'] as const satisfies readonly ConfigAction[];

/** The config of one object at one version, under each action that has it. */
export type ObjectContent = NonNullable<Activity['content']>;

/** The config of one object in a content. */
export function objectContent(content: ConfigContent | undefined, objectName: string): ObjectContent {
  const [read, write, subscribe] = [
    ownValue(content?.read?.objects, objectName),
    ownValue(content?.write?.objects, objectName),
    ownValue(content?.subscribe?.objects, objectName),
  ];
  return { ...(read && { read }), ...(write && { write }), ...(subscribe && { subscribe }) };
}

/** What differs between two configs, object by object. It has the counts only. */
export function contentChanges(before: ConfigContent | undefined, after: ConfigContent): ObjectChange[] {
  return actions.flatMap((action) => {
    const [old, now]: Record<string, ConfigEntry>[] = [
      before?.[action]?.objects ?? {},
      after[action]?.objects ?? {},
    ];
    const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
    return [...names].flatMap((name) => {
      const change = entryChange(action, name, ownValue(old, name), ownValue(now, name));
      if (!change) return [];
      const { objectName, change: kind, changeCount } = change;
      return [{ action, objectName, change: kind, changeCount }];
    });
  });
}

/** What differs between two versions of one object, with every single change. */
export function objectContentChanges(
  objectName: string,
  before: ObjectContent,
  after: ObjectContent,
): ObjectChange[] {
  return actions.flatMap((action) => entryChange(action, objectName, before[action], after[action]) ?? []);
}

/** Undefined when both versions mean the same, for example when one names a field as not selected. */
function entryChange(
  action: ConfigAction,
  objectName: string,
  before: ConfigEntry | undefined,
  after: ConfigEntry | undefined,
): ObjectChange | undefined {
  if (!before && !after) return undefined;
  const [old, now] = [before, after].map((entry) => comparable(entry, action)) as [PlainObject, PlainObject];
  const details = { ...fieldChanges(old, now), ...mappingChanges(old, now), ...settingChanges(old, now) };
  const changeCount = Object.values(details).reduce((count, list) => count + list.length, 0);
  const change = before ? (after ? 'changed' : 'removed') : 'added';
  if (change === 'changed' && changeCount === 0) return undefined;
  const present = Object.entries(details).filter(([, list]) => list.length > 0);
  return { action, objectName, change, changeCount, ...Object.fromEntries(present) };
}

function fieldChanges(before: PlainObject, after: PlainObject) {
  const [old, now] = [before, after].map((entry) => Object.keys(mapIn(entry, 'selectedFields')));
  const [wasSelected, isSelected] = [new Set(old), new Set(now)];
  return {
    fieldsAdded: (now ?? []).filter((name) => !wasSelected.has(name)),
    fieldsRemoved: (old ?? []).filter((name) => !isSelected.has(name)),
  };
}

function mappingChanges(before: PlainObject, after: PlainObject) {
  const values = [before, after].map((entry) => mapIn(entry, 'selectedValueMappings'));
  const fieldNames = new Set(values.flatMap(Object.keys));
  return {
    mappings: pairs(mapIn(before, 'selectedFieldMappings'), mapIn(after, 'selectedFieldMappings')).map(
      ({ name, ...fromTo }) => ({ mapToName: name, ...fromTo }),
    ),
    valueMappings: [...fieldNames].flatMap((fieldName) => {
      const [old, now] = values.map((map) => mapIn(map, fieldName));
      return pairs(old ?? {}, now ?? {}).map(({ name, ...fromTo }) => ({
        fieldName,
        mappedValue: name,
        ...fromTo,
      }));
    }),
  };
}

/** Members that have their own comparison above, and the mappings that a page offered: no person has chosen those. */
const notSettings = new Set([
  'selectedFields',
  'selectedFieldMappings',
  'selectedValueMappings',
  'dynamicMappingsInput',
]);

function settingChanges(before: PlainObject, after: PlainObject) {
  const settings = (entry: PlainObject) =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => !notSettings.has(name)));
  return { settings: pairs(settings(before), settings(after)) };
}

/** The keys whose values differ between two maps. */
function pairs(before: PlainObject, after: PlainObject): { name: string; from?: string; to?: string }[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, now] = [ownValue(before, name), ownValue(after, name)];
    if (isDeepEqual(old, now)) return [];
    const [from, to] = [asText(old), asText(now)];
    return [{ name, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

function mapIn(parent: PlainObject, name: string): PlainObject {
  const value = ownValue(parent, name);
  return isPlainObject(value) ? value : {};
}
