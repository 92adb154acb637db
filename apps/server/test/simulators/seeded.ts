import { createHash } from 'node:crypto';
import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedField } from './dialect.ts';

const FIRST_DAY = Date.UTC(2025, 0, 6, 8);
const DAY_MS = 86_400_000;
/** One of them needs quoting in queries. */
const TREES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', "O'Hazel", 'Maple'];

/** Makes the value of a field of the record with this number. `place` is that of the field among the others. */
export type MakeValue = (index: number, place: number) => unknown;

/** A UUID that is always the same for a text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The word with this number. After the last one comes the first. */
export function pick<T>(words: readonly T[], index: number): T {
  return words[index % words.length] as T;
}

export const treeOf = (index: number): string => pick(TREES, index);
export const personOf = (index: number): string =>
  `${pick(WORDS.firstName, index)} ${pick(WORDS.lastName, index)}`;
export const dayOf = (index: number): string => new Date(FIRST_DAY + (index % 330) * DAY_MS).toISOString();

/** How the types of all providers are made up, by what is in their names. The first that fits counts. */
const KINDS: readonly (readonly [RegExp, MakeValue])[] = [
  [/bool|checkbox|flag/, (index) => index % 2 === 0],
  [/int|number|double|float|currency|decimal|percent/, (index, place) => (index * 37 + place) % 500],
  [/datetime|timestamp|time/, dayOf],
  [/date/, (index) => dayOf(index).slice(0, 10)],
  [/email/, (index) => `person${index + 1}@mail.example`],
  [/phone/, (index) => `+1 555 ${String(index % 10_000).padStart(4, '0')}`],
  [/url/, (index) => `https://site-${index + 1}.example`],
  [/list|array|tags/, () => []],
  [/map|object|json|address|fields/, () => null],
];

/**
 * Makes up the values of a record out of its number. Each field is empty in some records, unless it is required.
 * @param special what is made in another way, by the name or the type of a field
 */
export function seeded(fields: readonly SimulatedField[], special: Readonly<Record<string, MakeValue>> = {}) {
  const own = fields.filter(({ isReadOnly }) => !isReadOnly);
  return (index: number): Record<string, unknown> =>
    Object.fromEntries(own.map((field, place) => [field.name, madeUp(field, special, [index, place])]));
}

function madeUp(
  { name, type, isRequired, isMulti, options }: SimulatedField,
  special: Readonly<Record<string, MakeValue>>,
  at: Parameters<MakeValue>,
): unknown {
  const [index, place] = at;
  const own = special[name] ?? special[type];
  if (own) return isMulti ? [own(...at)].flat() : own(...at);
  if (!isRequired && (index + place) % 7 === 6) return isMulti ? [] : null;
  const ofKind = KINDS.find(([kind]) => kind.test(type))?.[1];
  const value = Array.isArray(options) ? pick(options, index) : ofKind ? ofKind(...at) : wordOf(...at);
  return isMulti ? [value] : value;
}

function wordOf(index: number, place: number): string {
  return `${treeOf(index + place)} ${index + 1}`;
}
