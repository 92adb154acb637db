import { isPlainObject } from '@dowel/schema/rules';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';

/** Where an entry has the value of a field of its kind. */
const VALUES: Readonly<Record<string, string>> = {
  text: 'text_value',
  number: 'number_value',
  enum: 'enum_value',
  multi_enum: 'multi_enum_values',
  date: 'date_value',
  people: 'people_value',
  reference: 'reference_value',
};
const COMPUTED = ['formula', 'custom_id'];

/**
 * Asana shows custom fields as a list of fields with their values, and takes a map of values by the id of the field:
 * https://developers.asana.com/docs/custom-fields-guide. What was read can be written as it is.
 * @throws {ProviderError} for an entry that does not say which field, or has no value of it
 */
export function withCustomFields(_: string, record: ProviderRecord): ProviderRecord {
  const { custom_fields } = record;
  if (!Array.isArray(custom_fields)) return record;
  const entries = custom_fields.flatMap((entry: unknown) => {
    if (!isPlainObject(entry) || typeof entry.gid !== 'string') throw unclear();
    const kind = entry.resource_subtype ?? entry.type;
    if (COMPUTED.includes(String(kind))) return [];
    const member =
      kind === undefined
        ? Object.values(VALUES).find((name) => Object.hasOwn(entry, name))
        : VALUES[String(kind)];
    if (member === undefined) throw unclear();
    return Object.hasOwn(entry, member) ? [[entry.gid, toValue(entry[member])]] : [];
  });
  return { ...record, custom_fields: Object.fromEntries(entries) };
}

function unclear(): ProviderError {
  const words = 'Each custom field of Asana needs its "gid" and its value, such as "text_value".';
  return new ProviderError('rejected', `${words} Nothing was written.`);
}

/** A choice or a person is named by its id, and a date has either a time or none. */
function toValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toValue);
  if (!isPlainObject(value)) return value;
  if ('gid' in value) return value.gid;
  return value.date_time ? { date_time: value.date_time } : { date: value.date };
}
