import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationSubscribeObject } from '../manifest/subscribe.ts';
import type {
  ConfigContent,
  NewConfigContent,
  ReadConfigObject,
  SubscribeConfigObject,
  WriteConfigObject,
} from '../resources/config.ts';
import type { ConfigAction } from '../resources/installations.ts';
import { findManifestObject, namesOfObject } from './manifest-objects.ts';
import { ownValue } from './plain-objects.ts';

/** The entry of one object under one action. */
export type ConfigEntry = ReadConfigObject | WriteConfigObject | SubscribeConfigObject;

/**
 * The key of an object in a config: the provider's name or the mapped one; undefined when the config lacks the object.
 */
export function findEntryKey(
  content: ConfigContent,
  action: ConfigAction,
  objectName: string,
  revision: ManifestIntegration,
): string | undefined {
  const entries: Record<string, ConfigEntry> = content[action]?.objects ?? {};
  return namesOfObject(revision, action, objectName).find((name) => ownValue<ConfigEntry>(entries, name));
}

/** What a config reads of an object, by the provider's name. */
export function readEntryFor(
  content: ConfigContent,
  objectName: string,
  revision: ManifestIntegration,
): ReadConfigObject | undefined {
  const key = findEntryKey(content, 'read', objectName, revision);
  return key === undefined ? undefined : content.read?.objects?.[key];
}

/** The entry that an object starts with when it is added to a config. */
export function emptyEntry(
  revision: ManifestIntegration,
  action: ConfigAction,
  objectName: string,
): ConfigEntry {
  if (action === 'read') return { objectName, selectedFields: {}, selectedFieldMappings: {} };
  if (action === 'write') return { objectName };
  return subscriptionOf(revision, objectName);
}

/** The manifest's settings for a subscription. `name` is the provider's name or the mapped one. */
function subscriptionOf(revision: ManifestIntegration, name: string): SubscribeConfigObject {
  const object = findManifestObject(revision, 'subscribe', name);
  if (object) return subscribeEntryOf(object);
  return { objectName: name, destination: '', inheritFieldsAndMappings: true };
}

function subscribeEntryOf(object: IntegrationSubscribeObject): SubscribeConfigObject {
  const { objectName, destination, inheritFieldsAndMapping = true, otherEvents } = object;
  const { createEvent, updateEvent, deleteEvent } = object;
  const always = { enabled: 'always' } as const;
  return {
    objectName,
    destination,
    inheritFieldsAndMappings: inheritFieldsAndMapping,
    ...(createEvent?.enabled && { createEvent: always }),
    ...(updateEvent?.enabled && {
      updateEvent: {
        ...always,
        ...(updateEvent.watchFieldsAuto === 'all' && { watchFieldsAuto: 'all' as const }),
        ...(updateEvent.requiredWatchFields && { requiredWatchFields: updateEvent.requiredWatchFields }),
      },
    }),
    ...(deleteEvent?.enabled && { deleteEvent: always }),
    ...(otherEvents && { otherEvents }),
  };
}

/**
 * The content with one entry added or replaced. Missing parents are created. The entry must have its action's shape.
 */
export function withEntry(
  content: ConfigContent,
  action: ConfigAction,
  key: string,
  entry: ConfigEntry,
): ConfigContent {
  return {
    ...content,
    [action]: { ...content[action], objects: { ...content[action]?.objects, [key]: entry } },
  };
}

/** Entries to add or replace, by action and key. */
export type NewEntries = Partial<Record<ConfigAction, Map<string, ConfigEntry>>>;

/** Like `withEntry`, for many entries at once. It copies the existing objects only once. */
export function withEntries(content: ConfigContent, entries: NewEntries): ConfigContent {
  const result: ConfigContent = { ...content };
  for (const [action, added] of Object.entries(entries) as [ConfigAction, Map<string, ConfigEntry>][]) {
    const objects = { ...content[action]?.objects, ...Object.fromEntries(added) };
    Object.assign(result, { [action]: { ...content[action], objects } });
  }
  return result;
}

/** The content with every entry under the provider's name, even if it came under the mapped name. */
export function withNativeNames(content: ConfigContent, revision: ManifestIntegration): ConfigContent {
  const result: ConfigContent = { ...content };
  for (const action of ['read', 'write', 'subscribe'] as const) {
    const objects = content[action]?.objects;
    if (!objects) continue;
    const renamed = Object.entries<ConfigEntry>(objects).map(([name, entry]) => {
      const native = findManifestObject<ConfigAction>(revision, action, name)?.objectName ?? name;
      // When one object has two entries, both are kept here. `checkConfig` then refuses them.
      const objectName = ownValue<ConfigEntry>(objects, native) ? name : native;
      return [objectName, objectName === name ? entry : { ...entry, objectName }];
    });
    Object.assign(result, { [action]: { ...content[action], objects: Object.fromEntries(renamed) } });
  }
  return result;
}

/**
 * The content that an installation starts with. Its objects have the provider's names. Where a subscription does not
 * set its destination and inheritance, they come from the manifest.
 */
export function startContent(content: NewConfigContent, revision: ManifestIntegration): ConfigContent {
  const { write, subscribe, ...others } = content;
  const subscribed = Object.entries(subscribe?.objects ?? {}).map(([name, entry]) => {
    const { destination, inheritFieldsAndMappings } = subscriptionOf(revision, name);
    return [name, { destination, inheritFieldsAndMappings, ...entry }];
  });
  const complete = {
    ...others,
    ...(write && { write: { ...write, objects: write.objects ?? {} } }),
    ...(subscribe && { subscribe: { ...subscribe, objects: Object.fromEntries(subscribed) } }),
  };
  return withNativeNames(complete, revision);
}

/** A read entry with the maps that the API always shows. They are empty when nothing was chosen. */
export function withMaps(entry: ReadConfigObject): ReadConfigObject {
  const { selectedFields = {}, selectedFieldMappings = {} } = entry;
  return { ...entry, selectedFields, selectedFieldMappings };
}

/** The content as the API returns it. Every read object has its maps, even if it was stored without them. */
export function toAnsweredContent(content: ConfigContent): ConfigContent {
  if (!content.read) return content;
  const entries = Object.entries(content.read.objects).map(([name, entry]) => [name, withMaps(entry)]);
  return { ...content, read: { ...content.read, objects: Object.fromEntries(entries) } };
}
