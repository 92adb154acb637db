import { plainText } from '@dowel/schema/rules';
import type { ProviderRecord } from './records.ts';
import { parseTime } from './request/times.ts';

const MINUTE_MS = 60_000;

/**
 * The fields that the answer to a write has with another value than was sent, or without one. Some providers leave out what
 * an account may not write, or what a call does not take, and answer a success. What the answer does not have, or has in
 * another form, says nothing.
 * @param isUnknown whether the answer would have a field, and does not
 */
export function sentOtherwise(
  sent: ProviderRecord,
  answered: ProviderRecord,
  isUnknown: (name: string) => boolean = () => false,
): string[] {
  return Object.keys(sent).filter((name) =>
    Object.hasOwn(answered, name)
      ? !mayBeSame(sent[name], answered[name])
      : !isNone(sent[name]) && isUnknown(name),
  );
}

function mayBeSame(sent: unknown, answered: unknown): boolean {
  if (isNone(sent)) return isNone(answered) || !answered || isZero(answered);
  if (isNone(answered)) return sent === false;
  if (Array.isArray(sent) && Array.isArray(answered)) return mayBeSameList(sent, answered);
  const [ours, theirs] = [plainText(sent), plainText(answered)];
  // A list or a map of one side may well mean the same as a text of the other.
  if (ours === undefined || theirs === undefined) return true;
  if (/^\d{4}-\d\d-\d\d/.test(ours)) return mayBeSameTime(ours, theirs);
  if (typeof sent === 'boolean') return isYes(theirs) === undefined || isYes(theirs) === sent;
  if (isWhole(ours) && isWhole(theirs)) return BigInt(ours) === BigInt(theirs);
  const [number, other] = [Number(ours), Number(theirs)];
  if (!Number.isNaN(number) && !Number.isNaN(other)) return number === other;
  if (isCut(ours, theirs)) return false;
  const [a, b] = [lettersOf(ours), lettersOf(theirs)];
  return a.includes(b) || b.includes(a);
}

/**
 * An answer has each entry as it is, or as a map with more about it. Where it has none of the kind of a sent text, as
 * with a name that is answered as an id, only the number of entries says something.
 */
function mayBeSameList(sent: readonly unknown[], answered: readonly unknown[]): boolean {
  const ours = sent.flatMap((entry) => plainText(entry) ?? []);
  if (ours.length < sent.length) return true;
  if (new Set(ours.map(lettersOf).filter(Boolean)).size > answered.length) return false;
  const shown = answered.flatMap((entry) => plainText(entry) ?? Object.values(entry ?? {}));
  const kinds = new Set(shown.map(kindOf));
  const entries = new Set(shown.map((entry) => lettersOf(plainText(entry) ?? '')));
  const all = lettersOf(JSON.stringify(answered));
  const isThere = (letters: string) => entries.has(letters) || all.includes(letters);
  return ours.every((text) => !kinds.has(kindOf(text)) || isThere(lettersOf(text)));
}

function kindOf(value: unknown): string | undefined {
  const text = typeof value === 'boolean' ? undefined : plainText(value);
  if (!text) return undefined;
  if (isWhole(text)) return 'number';
  if (/[@:/]/.test(text)) return 'address';
  return /\d/.test(text) ? 'code' : 'word';
}

/**
 * Some providers store as much of a text as fits, and answer a success. A short beginning may be another name of the same,
 * such as `en` for `en-US`.
 */
function isCut(ours: string, theirs: string): boolean {
  const kept = theirs.trimEnd().replace(/(?:\u2026|\.\.\.)$/, '');
  if (kept.length < 20 || !ours.startsWith(kept)) return false;
  return lettersOf(ours.slice(kept.length).replace(/<[^<>]*>|&\w+;/g, '')) !== '';
}

/** Times have many forms. Only two days, or two times with their zones, can be told apart. Some providers keep no seconds. */
function mayBeSameTime(ours: string, theirs: string): boolean {
  if ([ours, theirs].every((text) => /^\d{4}-\d\d-\d\d$/.test(text))) return ours === theirs;
  const [sent, answered] = [ours, theirs].map((text) => parseTime(text, { format: 'rfc3339' }));
  return !sent || !answered || Math.abs(sent.getTime() - answered.getTime()) < MINUTE_MS;
}

const isNone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isWhole = (text: string): boolean => /^-?\d+$/.test(text);

const isZero = (value: unknown): boolean => Number(plainText(value) ?? '1') === 0;

function isYes(text: string): boolean | undefined {
  if (/^(true|yes|1)$/i.test(text)) return true;
  return /^(false|no|0)$/i.test(text) ? false : undefined;
}

/** Providers write texts in small letters, without spaces, or with marks around them. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
