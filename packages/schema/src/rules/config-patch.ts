import { compileJSONPointer, parseJSONPointer } from 'immutable-json-patch';
import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent } from '../resources/config.ts';
import type { ConfigAction, JsonPatchOperation } from '../resources/installations.ts';
import { type ConfigEntry, emptyEntry, findEntryKey, withEntry, withMaps } from './config-entries.ts';
import { memberPath } from './config-issue.ts';
import { type EntryShape, entryShapes, findMismatch, shapeAt } from './entry-shapes.ts';
import { findManifestObject } from './manifest-objects.ts';
import { isPlainObject, isUnsafeKey, ownValue, type PlainObject } from './plain-objects.ts';
import { copyJson, rawDigitsOf } from './raw-numbers.ts';

export type ConfigPatchResult =
  | { ok: true; content: ConfigContent }
  | {
      ok: false;
      reason: 'object_not_found' | 'patch_invalid';
      /** The index of the change that failed, from 0. */
      index?: number;
      message: string;
      /** Where in the config the change leads to a name that cannot be used. */
      unsafePath?: string;
    };

/**
 * Applies JSON Patch operations to the config of one object: either all or none. `objectName` is the provider's name or
 * the mapped one. An object that is in the manifest but not yet in the config starts from an empty entry. The content
 * is not mutated.
 */
export function applyConfigPatch(
  content: ConfigContent,
  action: ConfigAction,
  objectName: string,
  changes: readonly JsonPatchOperation[],
  revision: ManifestIntegration,
): ConfigPatchResult {
  const object = findManifestObject<ConfigAction>(revision, action, objectName);
  if (!object || isUnsafeKey(object.objectName)) {
    const names = (revision[action]?.objects ?? []).map((known) => known.objectName).join(', ');
    const hint = names === '' ? `It has no ${action} objects.` : `Use one of: ${names}.`;
    const message = `The integration has no ${action} object "${objectName}". ${hint}`;
    return { ok: false, reason: 'object_not_found', message };
  }
  const key = findEntryKey(content, action, object.objectName, revision) ?? object.objectName;
  const stored = ownValue<ConfigEntry>(content[action]?.objects ?? {}, key);
  const shape = entryShapes[action];
  const start = stored ?? emptyEntry(revision, action, object.objectName);
  // Answers show the maps of a read object even when none are stored. So a patch must find them too.
  const entry: PlainObject = copyJson({ ...(action === 'read' ? withMaps(start) : start) });
  for (const [index, change] of changes.entries()) {
    const problem = applyChange(entry, change, shape);
    if (problem !== undefined) {
      const message = `Change ${index + 1} (${change.op} ${change.path}) ${problem}`;
      const unsafePath = unsafePathOf(`config.content.${action}.objects`, key, change);
      return { ok: false, reason: 'patch_invalid', index, message, ...(unsafePath && { unsafePath }) };
    }
  }
  const mismatch = findMismatch(entry, shape);
  if (mismatch) {
    const path = compileJSONPointer([...mismatch.path]);
    const index = indexAtFault(changes, path);
    const message = `After the changes, ${path} ${mismatch.message}. Nothing was changed.`;
    return { ok: false, reason: 'patch_invalid', ...(index >= 0 && { index }), message };
  }
  // findMismatch has checked that the value has the shape of this action's entries.
  return { ok: true, content: withEntry(content, action, key, entry as unknown as ConfigEntry) };
}

function unsafePathOf(objects: string, key: string, { path }: JsonPatchOperation): string | undefined {
  const segments = parseJSONPointer(path);
  const at = segments.findIndex(isUnsafeKey);
  return at < 0 ? undefined : [key, ...segments.slice(0, at + 1)].reduce(memberPath, objects);
}

/**
 * Makes one change in place, or returns what is wrong with it. `findPathProblem` has checked by then that the path goes
 * through own members only. (Libraries either copy every parent for each change, which is quadratic work, or follow
 * inherited names.)
 */
function applyChange(entry: PlainObject, change: JsonPatchOperation, shape: EntryShape): string | undefined {
  if (!['add', 'remove', 'replace'].includes(change.op)) {
    return 'uses an operation that is not allowed. Use add, remove or replace.';
  }
  if (typeof change.path !== 'string' || !/^\/(?:[^~]|~[01])*$/s.test(change.path)) {
    return 'has no valid path. Write one such as /selectedFields/email, with "/" in a name as "~1".';
  }
  const path = parseJSONPointer(change.path);
  const problem = findPathProblem(entry, change, path, shape);
  if (problem !== undefined) return problem;
  const parent = parentAt(entry, path, shape);
  const key = path.at(-1) ?? '';
  // Later changes may change this value. So we copy it and leave the caller's value as it is.
  const value = copyJson(change.value);
  if (!Array.isArray(parent)) {
    if (change.op === 'remove') delete parent[key];
    else parent[key] = value;
  } else if (change.op === 'add') parent.splice(key === '-' ? parent.length : Number(key), 0, value);
  else parent.splice(Number(key), 1, ...(change.op === 'replace' ? [value] : []));
  return undefined;
}

/** The map or list that holds the last segment of a path. Missing parents are created. */
function parentAt(entry: PlainObject, path: readonly string[], shape: EntryShape): PlainObject | unknown[] {
  let parent: PlainObject | unknown[] = entry;
  let parentShape: EntryShape | undefined = shape;
  for (const segment of path.slice(0, -1)) {
    parentShape = parentShape && shapeAt(parentShape, [segment]);
    const member = memberOf(parent, segment);
    const made: PlainObject | unknown[] = isContainer(member) ? member : isList(parentShape) ? [] : {};
    if (member === undefined) (parent as PlainObject)[segment] = made;
    parent = made;
  }
  return parent;
}

/** Members that get their value from the manifest or a default. So they can be replaced even before they were set. */
const resolvedMembers = ['schedule', 'destination', 'backfill', 'disabled'];

function findPathProblem(
  entry: PlainObject,
  change: JsonPatchOperation,
  path: string[],
  shape: EntryShape,
): string | undefined {
  const [first = '', ...rest] = path;
  if (path.some(isUnsafeKey)) return 'has a path with a name that cannot be used.';
  if (first === 'objectName') return "would rename the object. An object's name cannot be changed.";
  if (first === '') return 'has a path that does not exist here. Write one such as /schedule.';
  const { problem, value } = follow(entry, change.op, path, shape);
  if (problem !== undefined) return problem;
  if (change.op !== 'remove' && change.value === undefined) return 'has no value. Add one, or use remove.';
  if (change.op === 'add' || value !== undefined) return undefined;
  if (change.op === 'replace' && rest.length === 0 && resolvedMembers.includes(first)) return undefined;
  return change.op === 'replace'
    ? 'has nothing to replace at this path. Use add.'
    : 'has nothing to remove at this path.';
}

/** Walks along a path once. Returns the value there, or why the path leads nowhere. */
function follow(
  entry: PlainObject,
  op: JsonPatchOperation['op'],
  path: readonly string[],
  shape: EntryShape,
): { problem?: string; value?: unknown } {
  let at: unknown = entry;
  let atShape: EntryShape | undefined = shape;
  for (const [depth, segment] of path.entries()) {
    if (at !== undefined && !isContainer(at)) {
      return { problem: `goes inside ${compileJSONPointer(path.slice(0, depth))}, which is a single value.` };
    }
    // A missing list counts as an empty one.
    const list = at ?? (isList(atShape) ? [] : undefined);
    if (Array.isArray(list) && !isPlaceIn(list, segment, op === 'add' && depth === path.length - 1)) {
      return { problem: `has no item "${segment}" in a list of ${list.length}.` };
    }
    at = memberOf(at, segment);
    atShape = atShape && shapeAt(atShape, [segment]);
  }
  return { value: at };
}

/** Whether a segment names an item of a list or, when an item is added, the place after the last one. */
function isPlaceIn(list: readonly unknown[], segment: string, isAdded: boolean): boolean {
  if (isAdded && (segment === '-' || segment === `${list.length}`)) return true;
  return /^(?:0|[1-9]\d{0,8})$/.test(segment) && Number(segment) < list.length;
}

/** An own member of a map, or an item of a list; never an inherited one. */
function memberOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return Object.hasOwn(value, segment) ? value[Number(segment)] : undefined;
  return isPlainObject(value) ? ownValue(value, segment) : undefined;
}

function isContainer(value: unknown): value is PlainObject | unknown[] {
  return typeof value === 'object' && value !== null && rawDigitsOf(value) === undefined;
}

function isList(shape: EntryShape | undefined): boolean {
  return typeof shape === 'object' && 'list' in shape;
}

/** The last change at, above or below a path. If there is none, the last change to the same member. */
function indexAtFault(changes: readonly JsonPatchOperation[], path: string): number {
  const member = `/${path.split('/')[1]}`;
  const isRelated = changes.map((change) => isPrefix(change.path, path) || isPrefix(path, change.path));
  if (isRelated.includes(true)) return isRelated.lastIndexOf(true);
  return changes.map((change) => isPrefix(member, change.path)).lastIndexOf(true);
}

function isPrefix(start: string, path: string): boolean {
  return `${path}/`.startsWith(`${start}/`);
}
