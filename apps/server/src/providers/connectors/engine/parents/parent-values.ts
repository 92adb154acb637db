import { fieldSegments } from '@dowel/schema/rules';
import { memberOf } from '../../../provider-words/member-of.ts';
import { madeOf } from '../../../provider-words/storable.ts';
import type { Parents } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import { isSameValue, textAt } from '../record-facts.ts';
import type { ProviderRecord } from '../records.ts';

/** What requests below a parent take of it, by placeholder. */
export type ParentValues = Readonly<Record<string, string>>;

/** The names of the placeholders, in the order in which an id has their values. */
export function placeholdersOf({ values }: Parents): string[] {
  return Object.keys(values);
}

/** The values of a parent. Undefined when its record lacks one. */
export function valuesOf({ values }: Parents, parent: ProviderRecord): ParentValues | undefined {
  const found = Object.entries(values).map(([name, member]) => [name, textAt(parent, member)] as const);
  const known = found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return known.length === found.length ? Object.fromEntries(known) : undefined;
}

export function membersOf({ values, only }: Parents): string[] {
  const members = [...Object.values(values), ...(only ? [only.member] : [])];
  return [...new Set(members.map((member) => member.split('.')[0] ?? member))];
}

/** What requests for the list inside a record take: its own id stands where that of its parent does. */
export function valuesInside(parents: Parents, recordId: string): ParentValues {
  return Object.fromEntries(placeholdersOf(parents).map((name) => [name, recordId]));
}

/** Whether there is something below a parent that this account may ask for. */
export function isReadable({ only }: Parents, parent: ProviderRecord): boolean {
  return !only || isSameValue(memberOf(parent, only.member), only.value);
}

/** A record below a parent: with the values of the parent, and with the id that has both. */
export function belowParent(
  parents: Parents,
  values: ParentValues,
  record: ProviderRecord,
  ownId: string | undefined,
): ProviderRecord {
  const { idField } = parents;
  const id =
    idField === undefined || ownId === undefined ? {} : { [idField]: joinId(parents, values, ownId) };
  return madeOf(record, { ...record, ...values, ...id });
}

/** The id of a record: its own one, or one that has the values of its parent too. */
export function joinId(parents: Parents, values: ParentValues, ownId: string): string {
  if (parents.idField === undefined) return ownId;
  return [...placeholdersOf(parents).map((name) => values[name] ?? ''), ownId].map(escaped).join('/');
}

/**
 * Takes an id apart that `joinId` has made.
 * @throws {ProviderError} for an id that does not say the parent
 */
export function splitId(
  { displayName }: RestDefinition,
  parents: Parents,
  id: string,
): { values: ParentValues; ownId: string } {
  if (parents.idField === undefined) return { values: {}, ownId: id };
  const names = placeholdersOf(parents);
  const parts = id.split('/').map(plain);
  const ownId = parts.at(-1);
  if (ownId === undefined || parts.length !== names.length + 1 || parts.includes('')) {
    const form = [...names, 'id'].map((name) => `{${name}}`).join('/');
    const words = `An id of this object at ${displayName} has the form ${form}, and "${id.toWellFormed()}" does not. The field "${parents.idField}" of a record has it.`;
    throw new ProviderError('rejected', words);
  }
  return { values: Object.fromEntries(names.map((name, place) => [name, parts[place] ?? ''])), ownId };
}

/** The fields that the provider can be asked for: those that do not come from the parent. */
export function withoutParent(parents: Parents, fields: readonly string[]): string[] {
  return fields.filter((name) => !isFromParent(parents, fieldSegments(name)[0] ?? name));
}

/** Whether a field of a record comes from its parent. */
export function isFromParent(parents: Parents, fieldName: string): boolean {
  return fieldName === parents.idField || Object.hasOwn(parents.values, fieldName);
}

export function nameOf(values: ParentValues): string {
  return Object.values(values).join('/');
}

const escaped = (part: string) => part.replaceAll('%', '%25').replaceAll('/', '%2F');
const plain = (part: string) => part.replaceAll('%2F', '/').replaceAll('%25', '%');
