import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { effectiveReadObject } from './fields-to-read.ts';
import { findManifestObject, findNativeRead } from './manifest-objects.ts';
import { findKey } from './names.ts';
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
  const name = findKey(objects, objectName);
  return name === undefined ? undefined : ownValue<ReadConfigObject>(objects, name);
}

/** The config of an installation, and the objects that it reads by a schedule, also those of an earlier revision. */
export interface InstalledReads {
  readonly content: ConfigContent;
  readonly scheduled: readonly string[];
}

/** The objects that an installation reads, and that the next revision does not have. */
export function lostReads(
  { content, scheduled }: InstalledReads,
  before: ManifestIntegration | undefined,
  next: ManifestIntegration,
): string[] {
  const entries = content.read?.objects ?? {};
  // The key of an entry may be the mapped name.
  const nativeName = (name: string) =>
    (before && findManifestObject(before, 'read', name)?.objectName) ?? name;
  const chosen = Object.entries(entries).flatMap(([name, { disabled }]) =>
    disabled ? [] : nativeName(name),
  );
  const always = (before?.read?.objects ?? []).filter(
    (object) => effectiveReadObject(object, ownValue(entries, object.objectName)).isEnabled,
  );
  const names = new Set([...chosen, ...always.map(({ objectName }) => objectName), ...scheduled]);
  return [...names].filter((name) => findNativeRead(next, name) === undefined);
}
