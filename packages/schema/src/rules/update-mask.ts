import type { ManifestIntegration } from '../manifest/manifest';
import type { ConfigContent, ConfigContentUpdate, ReadConfigObject } from '../resources/config';
import type { ConfigAction } from '../resources/installations';
import { type ConfigEntry, emptyEntry, findEntryKey, withEntry } from './config-entries';
import { entryShapes, findMismatch } from './entry-shapes';
import { findManifestObject, namesOfObject } from './manifest-objects';
import { isPlainObject, isUnsafeKey, ownValue, withoutUndefined } from './plain-objects';

export type MaskResult =
  | { ok: true; content: ConfigContent }
  | { ok: false; mask: string; message: string; allowed: string[] };

/** Every path an installation's update mask may name; `<name>` is an object's name. */
export const installationMasks: readonly string[] = [
  'connectionId',
  'config.createdBy',
  'config.content.read.objects.<name>',
  'config.content.read.objects.<name>.disabled',
  'config.content.write.objects',
  'config.content.write.objects.<name>',
  'config.content.subscribe.objects',
  'config.content.subscribe.objects.<name>',
  'config.content.proxy.enabled',
];

/**
 * Applies the masked parts of an update to a config; `connectionId` and `config.createdBy` are accepted and left to the
 * caller. A named object is replaced, but a read object keeps its stored schedule, destination, backfill, disabled and
 * fieldFilters when the update leaves them out. Dots in names may be escaped or not. All masks or none; the content is
 * not mutated.
 */
export function applyInstallationMask(
  content: ConfigContent,
  mask: readonly string[],
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): MaskResult {
  let result = content;
  for (const path of mask) {
    const applied = applyMask(result, path, update, revision);
    if (typeof applied === 'string') {
      return { ok: false, mask: path, message: applied, allowed: [...installationMasks] };
    }
    result = applied;
  }
  return { ok: true, content: result };
}

const NO_VALUE = 'is in the mask but has no value';

/** The changed content, or what is wrong with the mask, as the end of a sentence that begins with it (`maskProblem`). */
function applyMask(
  content: ConfigContent,
  mask: string,
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): ConfigContent | string {
  if (mask === 'connectionId' || mask === 'config.createdBy') return content;
  if (mask === 'config.content.proxy.enabled') {
    const enabled = update.proxy?.enabled;
    if (typeof enabled !== 'boolean') return NO_VALUE;
    return { ...content, proxy: { ...content.proxy, enabled } };
  }
  const whole = /^config\.content\.(write|subscribe)\.objects$/.exec(mask)?.[1];
  if (whole) return replaceObjects(content, whole as 'write' | 'subscribe', update, revision);
  const [, action, name] = /^config\.content\.(read|write|subscribe)\.objects\.(.+)$/s.exec(mask) ?? [];
  if (!action || !name) return 'cannot be set';
  return applyObjectMask(content, action as ConfigAction, name, update, revision);
}

function applyObjectMask(
  content: ConfigContent,
  action: ConfigAction,
  rawName: string,
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): ConfigContent | string {
  const isKnown = (name: string) =>
    findManifestObject(revision, action, name) !== undefined ||
    ownValue<unknown>(content[action]?.objects ?? {}, name) !== undefined;
  const escaped = rawName.replaceAll(/\\([.:\\])/g, '$1');
  const name = isKnown(rawName) ? rawName : escaped;
  const leafOf = action === 'read' && !isKnown(name) ? /^(.+)\.disabled$/s.exec(name)?.[1] : undefined;
  const wanted = leafOf !== undefined && isKnown(leafOf) ? leafOf : name;
  if (isUnsafeKey(wanted)) return `names object "${wanted}", a name that cannot be used`;
  const objectName = findManifestObject(revision, action, wanted)?.objectName ?? wanted;
  const value = findUpdate(update, action, objectName, wanted, revision);
  if (value === undefined) return NO_VALUE;
  const key = findEntryKey(content, action, objectName, revision) ?? objectName;
  const stored = ownValue<ConfigEntry>(content[action]?.objects ?? {}, key);
  if (wanted === leafOf) {
    const { disabled } = value;
    if (typeof disabled !== 'boolean') return NO_VALUE;
    const entry = stored ?? emptyEntry(revision, action, objectName);
    return withEntry(content, action, key, { ...entry, disabled } as ReadConfigObject);
  }
  const entry = toEntry(value, stored, action, objectName, revision);
  return typeof entry === 'string' ? entry : withEntry(content, action, key, entry);
}

function findUpdate(
  update: ConfigContentUpdate,
  action: ConfigAction,
  objectName: string,
  wanted: string,
  revision: ManifestIntegration,
): Record<string, unknown> | undefined {
  const objects: Record<string, unknown> = update[action]?.objects ?? {};
  const names = [wanted, ...namesOfObject(revision, objectName)];
  return names.map((name) => ownValue(objects, name)).find(isPlainObject);
}

/** What a page that saves only fields does not send, and must not lose. */
const keptMembers = ['schedule', 'destination', 'backfill', 'disabled', 'fieldFilters'] as const;

/** A whole entry out of the partial one an update carries, or what is wrong with it. */
function toEntry(
  value: Record<string, unknown>,
  stored: ConfigEntry | undefined,
  action: ConfigAction,
  objectName: string,
  revision: ManifestIntegration,
): ConfigEntry | string {
  const base: Record<string, unknown> = {};
  if (action === 'read') {
    for (const member of keptMembers) {
      base[member] = ownValue<unknown>(stored as Record<string, unknown> | undefined, member);
    }
  }
  if (action === 'subscribe') {
    const { destination, inheritFieldsAndMappings } = (stored ??
      emptyEntry(revision, action, objectName)) as Record<string, unknown>;
    Object.assign(base, { destination, inheritFieldsAndMappings });
  }
  const entry = withoutUndefined({ ...base, ...value, objectName });
  const mismatch = findMismatch(entry, entryShapes[action]);
  // findMismatch has just shown that the value has the shape of this action's entries.
  return mismatch
    ? `has a value that is not valid: ${mismatch.path.join('.')} ${mismatch.message}`
    : (entry as ConfigEntry);
}

function replaceObjects(
  content: ConfigContent,
  action: 'write' | 'subscribe',
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): ConfigContent | string {
  const objects: Record<string, unknown> | undefined = update[action]?.objects;
  if (!isPlainObject(objects)) return NO_VALUE;
  let result: ConfigContent = { ...content, [action]: { objects: {} } };
  for (const [name, value] of Object.entries(objects)) {
    if (isUnsafeKey(name)) return `names object "${name}", a name that cannot be used`;
    const objectName = findManifestObject(revision, action, name)?.objectName ?? name;
    const stored = ownValue<ConfigEntry>(content[action]?.objects ?? {}, objectName);
    if (!isPlainObject(value)) return `has a value that is not valid: ${name} must be an object`;
    const entry = toEntry(value, stored, action, objectName, revision);
    if (typeof entry === 'string') return entry;
    result = withEntry(result, action, objectName, entry);
  }
  return result;
}
