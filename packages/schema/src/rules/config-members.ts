import { limits } from '../limits.ts';
import { type ConfigIssue, memberPath } from './config-issue.ts';
import { type EntryShape, entryShapes } from './entry-shapes.ts';
import { nearest } from './nearest.ts';
import { isPlainObject, ownValue } from './plain-objects.ts';

/** Tells what of a config was kept although this service does not know it. */
export const warningHeader = 'Dowel-Warning';

const objectsOf = (entry: EntryShape): EntryShape => ({
  members: { objects: { map: entry, most: limits.objects } },
});

/** Made when it is asked for: pages load these rules' neighbours, and must not carry the shapes. */
const contentShape = (): EntryShape => ({
  members: {
    provider: 'name',
    read: objectsOf(entryShapes.read),
    write: objectsOf(entryShapes.write),
    subscribe: objectsOf(entryShapes.subscribe),
    proxy: { members: { enabled: 'flag', useModule: 'flag' } },
  },
});

/** A member of a config that no shape has. */
export interface UnknownMember {
  /** Dotted path inside the config's content. */
  path: string;
  name: string;
  /** The known member that was probably meant. */
  likely?: string;
}

/** The members of a config, at every depth, that neither the interface nor the specification has. */
export function unknownMembers(content: unknown): UnknownMember[] {
  const found: UnknownMember[] = [];
  walk(content, contentShape(), '', new Suggestions(), found);
  return found;
}

/** An issue for each unknown member that is close to a known one: it is a slip, and the config would lack what was meant. */
export function checkMembers(content: unknown): ConfigIssue[] {
  return unknownMembers(content).flatMap(({ path, name, likely }): ConfigIssue[] => {
    if (likely === undefined) return [];
    const message = `"${name}" is not a member of a config at this place.`;
    return [{ path, code: 'member_unknown', message, fix: `Write "${likely}".` }];
  });
}

/** Node takes 16 KB of headers by default, all of them together. */
const mostHeaderCharacters = 4000;

/**
 * The value of `Dowel-Warning` for a config: one entry for each unknown member, as a list of structured fields (RFC
 * 9651), and how many more there are. Undefined when every member is known.
 */
export function configWarnings(content: unknown): string | undefined {
  const members = unknownMembers(content);
  let value = '';
  let listed = 0;
  for (const { path } of members) {
    const entry = `unknown_member;path="${percentEncoded(memberOfContent(path))}"`;
    if (value.length + entry.length > mostHeaderCharacters) break;
    value += listed === 0 ? entry : `, ${entry}`;
    listed += 1;
  }
  if (members.length === 0) return undefined;
  const more = members.length - listed;
  return [value, more > 0 ? `unknown_member;more=${more}` : ''].filter((part) => part !== '').join(', ');
}

/** A path inside the content, as problems name it too. */
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

/** How many names are compared with the known ones; a config with more of them has another problem than slips. */
const mostCompared = 1000;

/** Suggestions for unknown names. A name that many objects have is compared once. */
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

/** A name that a config has at another place, such as `destination` of a write object, is no slip. */
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

/** A header takes ASCII, and a string in it no quotes. */
function percentEncoded(text: string): string {
  const isWellFormed = !/\p{Cs}/u.test(text);
  const encode = isWellFormed ? encodeURIComponent : () => '%EF%BF%BD';
  return text.replaceAll(/[^\x20-\x7e]+|["\\%]/g, encode);
}
