import { isDeepEqual } from './plain-objects.ts';

type Said = string | readonly string[] | undefined | false;

/** Says how a value differs. Nothing when both mean the same. */
export type Say<Value> = (after: Value, before: Value) => Said;

/** How to say that members differ. `null` for those that are compared elsewhere: so no member is forgotten. */
export type Sayings<Thing> = { readonly [Member in keyof Thing]-?: Say<Thing[Member]> | null };

/** What differs between the members of two things, each as the rest of a sentence. */
export function memberChanges<Thing extends object>(
  sayings: Sayings<Thing>,
  before: Thing,
  after: Thing,
): string[] {
  return membersOf(sayings).flatMap((member) => {
    const say = sayings[member];
    if (!say || isDeepEqual(before[member], after[member])) return [];
    return toList(say(after[member], before[member]));
  });
}

/** Compares parts of a value, or what they mean. */
export function parts<Value>(...says: readonly Say<Value>[]): Say<Value> {
  return (after, before) => says.flatMap((say) => toList(say(after, before)));
}

export function part<Value, Part>(of: (value: Value) => Part, say: Say<Part>): Say<Value> {
  return (after, before) => {
    const [now, was] = [of(after), of(before)];
    return !isDeepEqual(now, was) && say(now, was);
  };
}

function toList(said: Said): readonly string[] {
  return said ? [said].flat() : [];
}

/** The type has a saying for each member and no other. */
function membersOf<Thing>(sayings: Sayings<Thing>): (keyof Thing)[] {
  return Object.keys(sayings) as (keyof Thing)[];
}

/** A name as the manifest writes it. */
export const code = (name: string): string => `\`${name}\``;
/** A text that customers read. */
export const quote = (text: string): string => `“${text}”`;

/** For a text that may be absent or empty. */
export function instead(now: string, noLonger: string, written = code): Say<string | undefined> {
  return (after, before) => {
    if (!after) return before && `${noLonger} ${written(before)}`;
    return `${now} ${written(after)}${before ? ` instead of ${written(before)}` : ''}`;
  };
}

/** For something that is so or not. Absent is not. */
export function either(yes: string, no: string): Say<unknown> {
  return (after, before) => Boolean(after) !== Boolean(before) && (after ? yes : no);
}

/** The most names that a sentence has. */
const MOST_NAMES = 12;

/** Names in a sentence: `a`, `b` and `c`. */
export function listed(names: readonly string[]): string {
  const all = names.map(code);
  const more = all.length - MOST_NAMES;
  const shown = more > 1 ? [...all.slice(0, MOST_NAMES), `${more} more`] : all;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
