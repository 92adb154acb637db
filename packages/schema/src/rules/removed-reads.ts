import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { findManifestObject } from './manifest-objects.ts';
import { nameFinder } from './names.ts';
import { ownValue } from './plain-objects.ts';

/** Disables every read object that the revision no longer has. Returns the same content when there is none. */
export function withoutRemovedReads(content: ConfigContent, revision: ManifestIntegration): ConfigContent {
  const entries = Object.entries(content.read?.objects ?? {});
  const isRemoved = ([name, entry]: [string, ReadConfigObject]) =>
    entry.disabled !== true && findManifestObject(revision, 'read', name) === undefined;
  if (!content.read || !entries.some(isRemoved)) return content;
  const objects = entries.map(([name, entry]) =>
    isRemoved([name, entry]) ? [name, { ...entry, disabled: true }] : [name, entry],
  );
  return { ...content, read: { ...content.read, objects: Object.fromEntries(objects) } };
}

/** Whether a config has an object, and has it switched off. The case of the name does not count. */
export function isOffIn(content: ConfigContent, objectName: string): boolean {
  return readEntryOf(content, objectName)?.disabled === true;
}

/** What a config has of a read object. The case of the name does not count. */
export function readEntryOf(content: ConfigContent, objectName: string): ReadConfigObject | undefined {
  const objects = content.read?.objects ?? {};
  const name = nameFinder(Object.keys(objects))(objectName);
  return name === undefined ? undefined : ownValue<ReadConfigObject>(objects, name);
}

/** Whether a config reads any of these objects. It does not read disabled objects. The case of names does not count. */
export function readsAnyOf(content: ConfigContent, objectNames: readonly string[]): boolean {
  const findRemoved = nameFinder(objectNames);
  return Object.entries(content.read?.objects ?? {}).some(
    ([name, { disabled }]) => disabled !== true && findRemoved(name) !== undefined,
  );
}
