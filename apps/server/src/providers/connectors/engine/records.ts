import { isPlainObject } from '@dowel/schema/rules';
import { memberOf } from '../../provider-words/member-of.ts';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { RecordShape, RecordsMember } from '../format.ts';
import { textAt } from './record-facts.ts';

/** A record with its fields as members, without what cannot be stored. */
export type ProviderRecord = Readonly<Record<string, unknown>>;

/** The records of an answer. */
export interface FoundRecords {
  readonly records: ProviderRecord[];
  /** The same records as the provider sent them. */
  readonly originals: ProviderRecord[];
  /** How many entries the list has. Entries that are no objects are no records. */
  readonly entries: number;
}

/** Finds the records of an answer. Undefined when it has no list of them. */
export function recordsIn(
  body: ProviderBody,
  member: RecordsMember,
  shape: RecordShape,
): FoundRecords | undefined {
  const path = pathIn(body, member);
  // Some providers write an empty list as null.
  const originals = body.isNull(path) && path !== '.' ? [] : body.records(path);
  if (!originals) return undefined;
  const records = originals.map((original) => flattened(original, shape));
  return { records, originals, entries: body.count(path) };
}

function pathIn(body: ProviderBody, member: RecordsMember): string {
  if (typeof member === 'string') return member;
  const known = body.text(member.by)?.among(Object.keys(member.members));
  return (known !== undefined && member.members[known]) || member.otherwise;
}

/** The record with its fields at the top. A member of the record itself comes before a field of the same name. */
export function flattened(
  record: ProviderRecord,
  { unwrap = [], unwrapLists = [], omit = [] }: RecordShape,
): ProviderRecord {
  if (unwrap.length + unwrapLists.length + omit.length === 0) return record;
  const left = new Set([...unwrap, ...omit]);
  const fields = unwrap.flatMap((name) => {
    const inner = memberOf(record, name);
    return isPlainObject(inner) ? Object.entries(inner) : [];
  });
  const own = Object.entries(record).filter(([name]) => !left.has(name));
  const listed = unwrapLists.flatMap(({ member, key, value, prefix }) =>
    entriesAt(record, member).flatMap((entry) => {
      const name = textAt(entry, key);
      return name === undefined ? [] : [[prefix + name, memberOf(entry, value) ?? null] as const];
    }),
  );
  return Object.fromEntries([...fields, ...listed, ...own]);
}

function entriesAt(record: ProviderRecord, member: string): ProviderRecord[] {
  const list = memberOf(record, member);
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
}

/** The record with the fields in their lists that `flattened` takes out of them. An entry that was there is replaced. */
export function relisted(record: ProviderRecord, { unwrapLists = [] }: RecordShape): ProviderRecord {
  return unwrapLists.reduce((whole, { member, key, value, prefix }) => {
    const isListed = ([name]: [string, unknown]) => name.startsWith(prefix) && name.length > prefix.length;
    const listed = Object.entries(whole).filter(isListed);
    if (listed.length === 0) return whole;
    const keys = listed.map(([name]) => name.slice(prefix.length));
    const entries = listed.map(([, one], place) => ({ [key]: asKey(keys[place] ?? ''), [value]: one }));
    const others = entriesAt(whole, member).filter((entry) => !keys.includes(textAt(entry, key) ?? ''));
    const plain = Object.entries(whole).filter((entry) => !isListed(entry));
    return { ...Object.fromEntries(plain), [member]: [...others, ...entries] };
  }, record);
}

/** A key of digits is a number, as long as JavaScript keeps all of them. */
const asKey = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);

/** Puts the parts of a record together that were asked for one after the other. */
export function merged(
  record: ProviderRecord,
  part: ProviderRecord,
  unwrap: readonly string[] = [],
): ProviderRecord {
  const inner = unwrap.flatMap((name) => {
    const [first, second] = [record[name], part[name]];
    return isPlainObject(first) && isPlainObject(second) ? [[name, { ...first, ...second }] as const] : [];
  });
  return { ...record, ...part, ...Object.fromEntries(inner) };
}
