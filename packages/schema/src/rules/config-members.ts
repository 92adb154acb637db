import { limits } from '../limits.ts';
import { type ConfigIssue, memberPath } from './config-issue.ts';
import { type EntryShape, entryShapes } from './entry-shapes.ts';
import { nearest } from './nearest.ts';
import { isPlainObject, ownValue } from './plain-objects.ts';

const objectsOf = (entry: EntryShape): EntryShape => ({
  members: { objects: { map: entry, most: limits.objects } },
});

/** Made on demand, because pages load modules next to this one and must not load the shapes. */
const contentShape = (): EntryShape => ({
  members: {
    provider: 'name',
    read: objectsOf(entryShapes.read),
    write: objectsOf(entryShapes.write),
    subscribe: objectsOf(entryShapes.subscribe),
    proxy: { members: { enabled: 'flag', useModule: 'flag' } },
  },
});

/** A member of a config that is in no shape. */
export interface UnknownMember {
  /** Dotted path inside the config's content. */
  path: string;
  name: string;
  /** The known member that was probably meant. */
  likely?: string;
}

/** The members of a config, at every depth, that neither the API nor the specification has. */
export function unknownMembers(content: unknown): UnknownMember[] {
  const found: UnknownMember[] = [];
  walk(content, contentShape(), '', new Suggestions(), found);
  return found;
}

/**
 * Reports each unknown member that is close to a known one. It is probably a typo, and the intended member is missing.
 */
export function checkMembers(content: unknown): ConfigIssue[] {
  return unknownMembers(content).flatMap(({ path, name, likely }): ConfigIssue[] => {
    if (likely === undefined) return [];
    const message = `"${name}" is not a member of a config at this place.`;
    return [{ path, code: 'member_unknown', message, fix: `Write "${likely}".` }];
  });
}

/** A path inside the content, as problems write it. */
export function memberOfContent(path: string): string {
  if (path === '') return 'config.content';
  return path.startsWith('[') ? `config.content${path}` : `config.content.${path}`;
}

function walk(
  value: unknown,
  shape: EntryShape,
  path: string,
  suggestions: Suggestions,
  found: UnknownMember[],
): void {
  if (typeof shape === 'string' || 'oneOf' in shape) return;
  if ('either' in shape) {
    for (const choice of shape.either) walk(value, choice, path, suggestions, found);
  } else if ('list' in shape) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      walk(item, shape.list, `${path}[${index}]`, suggestions, found);
    }
  } else if (isPlainObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      const here = path === '' ? memberPath('', key).replace(/^\./, '') : memberPath(path, key);
      const memberShape = 'map' in shape ? shape.map : ownValue(shape.members, key);
      if (memberShape) walk(member, memberShape, here, suggestions, found);
      else if ('members' in shape)
        found.push({ path: here, name: key, ...suggestions.for(key, shape.members) });
    }
  }
}

/** How many names are compared with the known ones. A config with more unknown names has another problem than typos. */
const mostCompared = 1000;

/** Suggests known names for unknown ones. A name that occurs in many objects is compared only once. */
class Suggestions {
  readonly #known = new Map<object, Map<string, { likely?: string }>>();
  #compared = 0;

  for(name: string, members: Readonly<Record<string, EntryShape>>): { likely?: string } {
    const ofMembers = this.#known.get(members) ?? new Map<string, { likely?: string }>();
    this.#known.set(members, ofMembers);
    const before = ofMembers.get(name);
    if (before) return before;
    this.#compared += 1;
    const likely = this.#compared > mostCompared ? undefined : suggest(name, Object.keys(members));
    const suggestion = likely === undefined ? {} : { likely };
    ofMembers.set(name, suggestion);
    return suggestion;
  }
}

/** A name that a config has in another place, such as `destination` in a write object, is not a typo. */
function suggest(name: string, known: readonly string[]): string | undefined {
  return allNames().has(name) ? undefined : nearest(name, known);
}

let names: ReadonlySet<string> | undefined;

function allNames(): ReadonlySet<string> {
  names ??= new Set(namesIn(contentShape()));
  return names;
}

function namesIn(shape: EntryShape): string[] {
  if (typeof shape === 'string' || 'oneOf' in shape) return [];
  if ('either' in shape) return shape.either.flatMap(namesIn);
  if ('list' in shape) return namesIn(shape.list);
  if ('map' in shape) return namesIn(shape.map);
  return Object.entries(shape.members).flatMap(([name, member]) => [name, ...namesIn(member)]);
}
