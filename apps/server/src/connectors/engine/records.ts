import { isPlainObject } from '@dowel/schema/rules';
import { memberOf } from '../../provider-words/member-of.ts';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { RecordShape, RecordsMember } from '../connector.ts';

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
export function flattened(record: ProviderRecord, { unwrap = [], omit = [] }: RecordShape): ProviderRecord {
  if (unwrap.length === 0 && omit.length === 0) return record;
  const left = new Set([...unwrap, ...omit]);
  const fields = unwrap.flatMap((name) => {
    const inner = memberOf(record, name);
    return isPlainObject(inner) ? Object.entries(inner) : [];
  });
  const own = Object.entries(record).filter(([name]) => !left.has(name));
  return Object.fromEntries([...fields, ...own]);
}

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
