import { nameIn } from '@dowel/schema/connector';
import { isPlainObject, ownValue } from '@dowel/schema/rules';
import { memberOf } from '../../provider-words/member-of.ts';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import { madeOf } from '../../provider-words/storable.ts';
import type { RecordShape } from '../format.ts';
import type { RestDefinition } from './definition.ts';
import { toObject } from './object.ts';
import { ProviderError } from './provider-error.ts';

/** A record with its fields as members, without what cannot be stored. */
export type ProviderRecord = Readonly<Record<string, unknown>>;

export interface FoundRecords {
  readonly records: ProviderRecord[];
  /** The same records as the provider sent them, without secrets. */
  readonly originals: ProviderRecord[];
  /** How many entries the list has. */
  readonly entries: number;
  /** Entries that are no objects, and so no records: `entry 3 (a text)`. */
  readonly odd: readonly string[];
}

/** No page has so many. Each entry that is no record becomes words, which take far more memory than the entry. */
const MAX_ENTRIES = 1_000_000;

/**
 * Finds the records of an answer. Undefined when it has no list of them.
 * @throws {ProviderError} `too_large`
 * @param toFields finds the fields of a record
 * @param toShown leaves out of a record what nobody may see
 * @param isRecord whether an entry counts
 */
export function recordsIn(
  body: ProviderBody,
  member: string,
  toFields: (original: ProviderRecord) => ProviderRecord,
  toShown: (sent: ProviderRecord) => ProviderRecord = (sent) => sent,
  isRecord: (sent: ProviderRecord) => boolean = () => true,
): FoundRecords | undefined {
  const entries = body.count(member);
  if (entries > MAX_ENTRIES)
    throw new ProviderError('too_large', 'The provider answered with more records than Dowel reads at once.');
  // Some providers write an empty list as null.
  const originals =
    body.isNone(member) && member !== '.' ? [] : body.records(member)?.filter(isRecord).map(toShown);
  // Beside the words of an error, a list without entries does not say that there are no records.
  if (!originals || (entries === 0 && body.saysNo() && body.sentence())) return undefined;
  return {
    records: originals.map(toFields),
    originals,
    entries,
    odd: body.oddEntries(member),
  };
}

export function fieldsFor(
  connector: RestDefinition,
  objectName: string,
): (original: ProviderRecord) => ProviderRecord {
  const { record: shape } = toObject(connector, objectName);
  const { toFields } = connector.functions ?? {};
  const listed = nameIn(connector, objectName);
  return (original) => {
    const fields = flattened(original, shape);
    return madeOf(original, toFields ? toFields(listed, fields) : fields);
  };
}

/** Takes the members that give access, such as passwords, out of what the provider sends, at any depth. */
export function withoutSecrets(
  connector: RestDefinition,
  objectName: string,
): (sent: ProviderRecord) => ProviderRecord {
  const { secrets = {} } = connector.functions ?? {};
  const names = ownValue(secrets, nameIn(connector, objectName)) ?? secrets['*'];
  if (names === undefined) return (sent) => sent;
  const left = new Set(names.split(' '));
  return (sent) => madeOf(sent, membersWithout(left, sent));
}

function membersWithout(left: ReadonlySet<string>, map: ProviderRecord): ProviderRecord {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without);
    return isPlainObject(value) ? membersWithout(left, value) : value;
  };
  const kept = Object.entries(map).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, without(value)]));
}

/** The record with its fields at the top. A member of the record itself comes before a field of the same name. */
function flattened(record: ProviderRecord, { unwrap = [], omit = [] }: RecordShape): ProviderRecord {
  if (unwrap.length + omit.length === 0) return record;
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
  return madeOf(record, madeOf(part, { ...record, ...part, ...Object.fromEntries(inner) }));
}
