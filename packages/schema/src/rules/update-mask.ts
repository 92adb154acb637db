import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent, ConfigContentUpdate, ReadConfigObject } from '../resources/config.ts';
import type { ConfigAction } from '../resources/installations.ts';
import { type ConfigEntry, emptyEntry, type NewEntries, withEntries } from './config-entries.ts';
import { entryShapes, findMismatch, shapeAt } from './entry-shapes.ts';
import { type MaskProblem, maskProblem, NO_VALUE } from './flat-update-mask.ts';
import { findManifestObject, namesOfObject } from './manifest-objects.ts';
import { unescapeMask } from './mask-path.ts';
import { isPlainObject, isUnsafeKey, ownValue, withoutUndefined } from './plain-objects.ts';

export type MaskResult = { ok: true; content: ConfigContent } | { ok: false; problem: MaskProblem };

/** Every path that an installation's update mask may name. `<name>` is an object's name. */
export const installationMasks: readonly string[] = [
  'connectionId',
  'account',
  'name',
  'config.createdBy',
  'config.content.read.objects.<name>',
  'config.content.read.objects.<name>.disabled',
  'config.content.write.objects',
  'config.content.write.objects.<name>',
  'config.content.subscribe.objects',
  'config.content.subscribe.objects.<name>',
  'config.content.proxy.enabled',
];

/** Those that are not about the content of the config. */
const memberMasks: ReadonlySet<string> = new Set(['connectionId', 'account', 'name', 'config.createdBy']);

/**
 * Applies the masked parts of an update to a config: either all masks or none. `connectionId`, `account`,
 * `name` and `config.createdBy` are accepted, but the caller must apply them. A named object is replaced. When the update leaves them out, the object
 * keeps its `keptMembers` and the members that no shape has. Dots in names may be escaped or not. The content is not
 * mutated.
 */
export function applyInstallationMask(
  content: ConfigContent,
  mask: readonly string[],
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): MaskResult {
  const draft = new MaskedContent(content);
  for (const path of mask) {
    const problem = applyMask(draft, path, update, revision);
    if (problem !== undefined) {
      return { ok: false, problem: maskProblem(path, problem, installationMasks) };
    }
  }
  return { ok: true, content: draft.toContent() };
}

/**
 * A content while masks are applied. It collects the entries, so that a large map is copied once and not once per mask.
 */
class MaskedContent {
  #content: ConfigContent;
  readonly #added: NewEntries = {};
  readonly #applied = new Set<string>();

  constructor(content: ConfigContent) {
    this.#content = content;
  }

  entry(action: ConfigAction, key: string): ConfigEntry | undefined {
    return this.#added[action]?.get(key) ?? ownValue<ConfigEntry>(this.#content[action]?.objects ?? {}, key);
  }

  setEntry(action: ConfigAction, key: string, entry: ConfigEntry): void {
    this.#added[action] ??= new Map();
    this.#added[action].set(key, entry);
  }

  setObjects(action: ConfigAction, entries: Map<string, ConfigEntry>): void {
    this.#content = { ...this.#content, [action]: { ...this.#content[action], objects: {} } };
    this.#added[action] = entries;
  }

  setProxyEnabled(enabled: boolean): void {
    this.#content = { ...this.#content, proxy: { ...this.#content.proxy, enabled } };
  }

  /** Whether a name occurs for the first time. Applying it again would change nothing. */
  isFirst(...name: string[]): boolean {
    const known = this.#applied.size;
    return this.#applied.add(JSON.stringify(name)).size > known;
  }

  toContent(): ConfigContent {
    return withEntries(this.#content, this.#added);
  }
}

/**
 * Applies one mask, or returns what is wrong with it as the end of a sentence that begins with the mask
 * (`maskProblem`).
 */
function applyMask(
  draft: MaskedContent,
  mask: string,
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): string | undefined {
  if (memberMasks.has(mask)) return undefined;
  if (mask === 'config.content.proxy.enabled') {
    const enabled = update.proxy?.enabled;
    if (typeof enabled !== 'boolean') return NO_VALUE;
    draft.setProxyEnabled(enabled);
    return undefined;
  }
  const whole = /^config\.content\.(write|subscribe)\.objects$/.exec(mask)?.[1];
  if (whole) return replaceObjects(draft, whole as 'write' | 'subscribe', update, revision);
  const [, action, name] = /^config\.content\.(read|write|subscribe)\.objects\.(.+)$/s.exec(mask) ?? [];
  if (!action || !name) return 'cannot be set';
  return applyObjectMask(draft, action as ConfigAction, name, update, revision);
}

function applyObjectMask(
  draft: MaskedContent,
  action: ConfigAction,
  rawName: string,
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): string | undefined {
  const isKnown = (name: string) =>
    findManifestObject(revision, action, name) !== undefined || draft.entry(action, name) !== undefined;
  const name = isKnown(rawName) ? rawName : unescapeMask(rawName);
  const leafOf = action === 'read' && !isKnown(name) ? /^(.+)\.disabled$/s.exec(name)?.[1] : undefined;
  const isLeaf = leafOf !== undefined && isKnown(leafOf);
  const wanted = isLeaf ? leafOf : name;
  if (isUnsafeKey(wanted)) return `names object "${wanted}", a name that cannot be used`;
  if (!draft.isFirst(action, wanted, isLeaf ? 'disabled' : '')) return undefined;
  const objectName = findManifestObject(revision, action, wanted)?.objectName ?? wanted;
  const value = findUpdate(update, action, objectName, wanted, revision);
  if (value === undefined) {
    const whole = isKnown(name) ? undefined : dottedParents(name).find(isKnown);
    return whole === undefined ? NO_VALUE : `cannot be set: a path ends at the object, here "${whole}"`;
  }
  const key =
    namesOfObject(revision, action, objectName).find((one) => draft.entry(action, one)) ?? objectName;
  const stored = draft.entry(action, key);
  if (isLeaf) {
    const { disabled } = value;
    if (typeof disabled !== 'boolean') return NO_VALUE;
    const entry = stored ?? emptyEntry(revision, action, objectName);
    draft.setEntry(action, key, { ...entry, disabled } as ReadConfigObject);
    return undefined;
  }
  const entry = toEntry(value, stored, action, objectName, revision);
  if (typeof entry === 'string') return entry;
  draft.setEntry(action, key, entry);
  return undefined;
}

/** What is before each dot of a name, the longest first. */
function dottedParents(name: string): string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'));
}

function findUpdate(
  update: ConfigContentUpdate,
  action: ConfigAction,
  objectName: string,
  wanted: string,
  revision: ManifestIntegration,
): Record<string, unknown> | undefined {
  const objects: Record<string, unknown> = update[action]?.objects ?? {};
  const names = [wanted, ...namesOfObject(revision, action, objectName)];
  return names.map((name) => ownValue(objects, name)).find(isPlainObject);
}

/**
 * Members that a page does not show and so does not send. They must not be lost. Members that no shape has are kept
 * too.
 */
const keptMembers: Readonly<Record<ConfigAction, readonly string[]>> = {
  read: ['schedule', 'destination', 'backfill', 'disabled', 'fieldFilters'],
  write: ['schedule', 'selectedFields', 'deletionSettings', 'selectedValueDefaults', 'selectedFieldSettings'],
  subscribe: ['schedule', 'selectedFields', 'destination', 'inheritFieldsAndMappings'],
};

/** Makes a whole entry from the partial one in an update, or returns what is wrong with it. */
function toEntry(
  value: Record<string, unknown>,
  stored: ConfigEntry | undefined,
  action: ConfigAction,
  objectName: string,
  revision: ManifestIntegration,
): ConfigEntry | string {
  const said = value.objectName ?? objectName;
  if (said !== objectName && findManifestObject(revision, action, String(said))?.objectName !== objectName)
    return `has a value that is not valid: objectName is "${said}", and the entry is for "${objectName}"`;
  const start = stored ?? (action === 'subscribe' ? emptyEntry(revision, action, objectName) : {});
  const kept = Object.entries(start).filter(
    ([member]) => keptMembers[action].includes(member) || !shapeAt(entryShapes[action], [member]),
  );
  const entry = withoutUndefined({ ...Object.fromEntries(kept), ...value, objectName });
  const mismatch = findMismatch(entry, entryShapes[action]);
  // findMismatch has checked that the value has the shape of this action's entries.
  return mismatch
    ? `has a value that is not valid: ${mismatch.path.join('.')} ${mismatch.message}`
    : (entry as ConfigEntry);
}

function replaceObjects(
  draft: MaskedContent,
  action: 'write' | 'subscribe',
  update: ConfigContentUpdate,
  revision: ManifestIntegration,
): string | undefined {
  if (!draft.isFirst(action)) return undefined;
  const objects: Record<string, unknown> | undefined = update[action]?.objects;
  if (!isPlainObject(objects)) return NO_VALUE;
  const entries = new Map<string, ConfigEntry>();
  for (const [name, value] of Object.entries(objects)) {
    if (isUnsafeKey(name)) return `names object "${name}", a name that cannot be used`;
    const objectName = findManifestObject(revision, action, name)?.objectName ?? name;
    if (!isPlainObject(value)) return `has a value that is not valid: ${name} must be an object`;
    if (entries.has(objectName)) return `names object "${objectName}" twice, once as "${name}"`;
    const entry = toEntry(value, draft.entry(action, objectName), action, objectName, revision);
    if (typeof entry === 'string') return entry;
    entries.set(objectName, entry);
  }
  draft.setObjects(action, entries);
  return undefined;
}
