import type { FieldMetadata } from '@dowel/schema';
import { isPlainObject } from '@dowel/schema/rules';
import { memberOf, type ProviderRecord } from './engine.ts';
import { Fault } from './reading.ts';

type Fields = Readonly<Record<string, FieldMetadata>>;

/** @throws {Fault} when a record has members that are no fields */
export function assertDescribed(fields: Fields, records: readonly ProviderRecord[]): void {
  const unknown = new Set(records.flatMap((record) => Object.keys(record).filter((name) => !fields[name])));
  if (unknown.size === 0) return;
  throw new Fault(
    `Members of a record that are no fields: ${[...unknown].join(', ')}. Name them under "fields", or leave them out with "omit".`,
  );
}

/** @throws {Fault} when a value is not what its field says, or holds values that nobody can read by a name */
export function assertValues(fields: Fields, records: readonly ProviderRecord[]): void {
  for (const [name, { valueType, values }] of Object.entries(fields)) {
    const fits = valueType && shapes[valueType];
    for (const record of records) {
      const value = memberOf(record, name);
      if (value === undefined || value === null || value === '') continue;
      if (fits && !fits(value)) {
        throw new Fault(`"${name}" is declared as ${valueType}, and a record has ${kindOf(value)} there.`);
      }
      if (isListOfPairs(value, Object.keys(record))) {
        throw new Fault(
          `"${name}" is a list of names and values, which is delivered as a whole: none of the values has a name of its own. Make fields of them with "toFields".`,
        );
      }
      const chosen = valueType === 'multiSelect' ? chosenIn(value) : [value];
      const unlisted =
        values &&
        chosen.find((one) => typeof one !== 'object' && !values.some((known) => known.value === String(one)));
      if (unlisted !== undefined && (valueType === 'singleSelect' || valueType === 'multiSelect')) {
        throw new Fault(`A record has a value of "${name}" that is none of its ${values?.length} choices.`);
      }
    }
  }
}

const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || JSON.isRawJSON(value) || typeof value === 'string') &&
  Number.isFinite(Number(JSON.isRawJSON(value) ? value.rawJSON : value));

/** What a value of a type can be. Numbers may be written as texts. Times have many forms. */
const shapes: Partial<
  Readonly<Record<NonNullable<FieldMetadata['valueType']>, (value: unknown) => boolean>>
> = {
  string: (value) => typeof value === 'string' || isNumber(value),
  boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  int: (value) => isNumber(value) && Number.isInteger(Number(String(Object(value).rawJSON ?? value))),
  float: isNumber,
  date: (value) => isNumber(value) || typeof value === 'string',
  datetime: (value) => isNumber(value) || (typeof value === 'string' && /\d/.test(value)),
};

/** A list, or a text with `;` between the choices. */
const chosenIn = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(';') : [value].flat();

/** `[{ id, value }]`: how several providers write custom fields. They may be fields beside it. */
function isListOfPairs(value: unknown, names: readonly string[]): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((one) => {
    if (!isPlainObject(one) || !isPair(Object.keys(one))) return false;
    const { value: _, ...name } = one;
    return !names.some((known) => known.includes(String(Object.values(name)[0])));
  });
}

const isPair = (names: readonly string[]): boolean =>
  names.length === 2 &&
  names.includes('value') &&
  names.some((name) =>
    ['id', 'key', 'name', 'field', 'field_id', 'fieldId', 'custom_field_id'].includes(name),
  );

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (JSON.isRawJSON(value) || typeof value === 'number') return 'a number';
  return typeof value === 'object' ? 'a map' : `a ${typeof value}`.replace('a string', 'a text');
}
