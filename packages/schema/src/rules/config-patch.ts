import {
  compileJSONPointer,
  getIn,
  immutableJSONPatch,
  type JSONPatchOperation,
  parseJSONPointer,
  setIn,
} from 'immutable-json-patch';
import type { ManifestIntegration } from '../manifest/manifest';
import type { ConfigContent } from '../resources/config';
import type { ConfigAction, JsonPatchOperation } from '../resources/installations';
import { type ConfigEntry, emptyEntry, findEntryKey, withEntry, withMaps } from './config-entries';
import { type EntryShape, entryShapes, findMismatch, shapeAt } from './entry-shapes';
import { findManifestObject } from './manifest-objects';
import { isPlainObject, isUnsafeKey, ownValue } from './plain-objects';

export type ConfigPatchResult =
  | { ok: true; content: ConfigContent }
  | {
      ok: false;
      reason: 'object_not_found' | 'patch_invalid';
      /** Which change is at fault, from 0. */
      index?: number;
      message: string;
    };

/**
 * Applies JSON Patch operations to the config of one object: all of them or none. `objectName` is the provider's or the
 * mapped name. An object that is in the manifest and not yet in the config starts from an empty entry. The content is
 * not mutated.
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
  // Answers show a read object's maps even where none are stored, so a patch must find them too.
  let entry: unknown = action === 'read' ? withMaps(start) : start;
  for (const [index, change] of changes.entries()) {
    const result = applyChange(entry, change, shape);
    if ('problem' in result) {
      const message = `Change ${index + 1} (${change.op} ${change.path}) ${result.problem}`;
      return { ok: false, reason: 'patch_invalid', index, message };
    }
    entry = result.entry;
  }
  const mismatch = findMismatch(entry, shape);
  if (mismatch) {
    const path = compileJSONPointer([...mismatch.path]);
    const index = indexAtFault(changes, path);
    const message = `After the changes, ${path} ${mismatch.message}. Nothing was changed.`;
    return { ok: false, reason: 'patch_invalid', ...(index >= 0 && { index }), message };
  }
  // findMismatch has just shown that the value has the shape of this action's entries.
  return { ok: true, content: withEntry(content, action, key, entry as ConfigEntry) };
}

type ChangeResult = { entry: unknown } | { problem: string };

function applyChange(entry: unknown, change: JsonPatchOperation, shape: EntryShape): ChangeResult {
  if (!['add', 'remove', 'replace'].includes(change.op)) {
    return { problem: 'uses an operation that is not allowed. Use add, remove or replace.' };
  }
  if (typeof change.path !== 'string' || !/^\/(?:[^~]|~[01])*$/s.test(change.path)) {
    return {
      problem: 'has no valid path. Write one such as /selectedFields/email, with "/" in a name as "~1".',
    };
  }
  const path = parseJSONPointer(change.path);
  const problem = findPathProblem(entry, change, path, shape);
  if (problem !== undefined) return { problem };
  if (change.op === 'remove') return { entry: patch(entry, { op: 'remove', path: change.path }) };
  const parent = withParents(entry, path, shape);
  const operation = { op: 'add', path: change.path, value: change.value } as const;
  const isReplacedItem = change.op === 'replace' && Array.isArray(getIn(parent, path.slice(0, -1)));
  return { entry: patch(parent, isReplacedItem ? { ...operation, op: 'replace' } : operation) };
}

function patch(entry: unknown, operation: JSONPatchOperation): unknown {
  return immutableJSONPatch(entry, [operation]);
}

/** Members that the manifest or a default stands in for, so that they can be replaced before they were ever set. */
const resolvedMembers = ['schedule', 'destination', 'backfill', 'disabled'];

function findPathProblem(
  entry: unknown,
  change: JsonPatchOperation,
  path: string[],
  shape: EntryShape,
): string | undefined {
  const [first = '', ...rest] = path;
  if (path.some(isUnsafeKey)) return 'has a path with a name that cannot be used.';
  if (first === 'objectName') return "would rename the object. An object's name cannot be changed.";
  if (!shapeAt(shape, [first])) {
    const known = Object.keys(typeof shape !== 'string' && 'members' in shape ? shape.members : {});
    const names = known.filter((name) => name !== 'objectName').map((name) => `/${name}`);
    return `has a path that does not exist here. Paths start with one of: ${names.join(', ')}.`;
  }
  const blocked = path.findIndex((_, depth) => isScalar(getOwn(entry, path.slice(0, depth))));
  if (blocked > 0)
    return `goes inside ${compileJSONPointer(path.slice(0, blocked))}, which is a single value.`;
  const indexProblem = findIndexProblem(entry, change.op, path, shape);
  if (indexProblem !== undefined) return indexProblem;
  if (change.op !== 'remove' && change.value === undefined) return 'has no value. Add one, or use remove.';
  if (change.op === 'add' || getOwn(entry, path) !== undefined) return undefined;
  if (change.op === 'replace' && rest.length === 0 && resolvedMembers.includes(first)) return undefined;
  return change.op === 'replace'
    ? 'has nothing to replace at this path. Use add.'
    : 'has nothing to remove at this path.';
}

function findIndexProblem(
  entry: unknown,
  op: JsonPatchOperation['op'],
  path: string[],
  shape: EntryShape,
): string | undefined {
  for (const [depth, segment] of path.entries()) {
    const parent = path.slice(0, depth);
    // A list that is not there yet is made empty.
    const list = getOwn(entry, parent) ?? (isListAt(shape, parent) ? [] : undefined);
    if (!Array.isArray(list)) continue;
    const isLast = depth === path.length - 1;
    if (segment === '-' && isLast && op === 'add') continue;
    const isInside = /^(?:0|[1-9]\d{0,8})$/.test(segment) && Number(segment) < list.length;
    if (isInside || (isLast && op === 'add' && segment === `${list.length}`)) continue;
    return `has no item "${segment}" in a list of ${list.length}.`;
  }
  return undefined;
}

function isScalar(value: unknown): boolean {
  return value !== undefined && (typeof value !== 'object' || value === null);
}

/** As getIn, but blind to what objects and arrays inherit. */
function getOwn(entry: unknown, path: string[]): unknown {
  let value = entry;
  for (const segment of path) {
    if (Array.isArray(value)) value = Object.hasOwn(value, segment) ? value[Number(segment)] : undefined;
    else if (isPlainObject(value)) value = ownValue(value, segment);
    else return undefined;
  }
  return value;
}

/** Makes the maps and lists on the way to a path that are not there yet. */
function withParents(entry: unknown, path: string[], shape: EntryShape): unknown {
  let made = entry;
  for (let depth = 1; depth < path.length; depth += 1) {
    const parent = path.slice(0, depth);
    if (getOwn(made, parent) !== undefined) continue;
    made = setIn(made, parent, isListAt(shape, parent) ? [] : {});
  }
  return made;
}

function isListAt(shape: EntryShape, path: string[]): boolean {
  const found = shapeAt(shape, path);
  return typeof found === 'object' && 'list' in found;
}

/** The last change at, above or below a path; else the last one to the same member. */
function indexAtFault(changes: readonly JsonPatchOperation[], path: string): number {
  const related = changes.map((change) => isPrefix(change.path, path) || isPrefix(path, change.path));
  const [, member] = path.split('/');
  const sameMember = changes.map((change) => change.path.split('/')[1] === member);
  return related.includes(true) ? related.lastIndexOf(true) : sameMember.lastIndexOf(true);
}

function isPrefix(start: string, path: string): boolean {
  return `${path}/`.startsWith(`${start}/`);
}
