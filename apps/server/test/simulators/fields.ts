import type { SimulatedField } from './dialect.ts';
import { Refused } from './refusal.ts';

/**
 * Reads fields out of a list of names and types, such as `id:int:readOnly title:text:required tags:text:many`. A label or
 * what else a provider tells of a field is added by the provider.
 */
export function fieldsIn(text: string): SimulatedField[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [name = '', type = 'string', ...flags] = word.split(':');
      return { name, type, ...Object.fromEntries(flags.map((flag) => [FLAGS[flag] ?? flag, true])) };
    });
}

const FLAGS: Readonly<Record<string, string>> = {
  readOnly: 'isReadOnly',
  required: 'isRequired',
  custom: 'isCustom',
  many: 'isMulti',
};

/** What a provider says of values that it does not take. */
interface Objections {
  unknown(name: string): string;
  /** Default: what is said of an unknown field. */
  readOnly?(name: string): string;
  wrong(name: string, field: SimulatedField, value: unknown): string | undefined;
}

type Values = Record<string, unknown>;

/**
 * The values that a caller sends, if the provider takes all of them.
 * @param objections `wrong` answers undefined for a value that fits its field
 * @throws {Refused} `unknownField` or `badValue`
 */
export function checkedValues(
  fields: readonly SimulatedField[],
  sent: Values,
  { unknown, readOnly, wrong }: Objections,
): Values {
  const known = new Map(fields.map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(sent)) {
    const field = known.get(name);
    if (!field || (field.isReadOnly && !readOnly)) {
      throw new Refused('unknownField', unknown(name), { field: name });
    }
    const words = field.isReadOnly ? readOnly?.(name) : wrong(name, field, value);
    if (words !== undefined) throw new Refused('badValue', words, { field: name });
  }
  return sent;
}

/** The first field that a new record needs and does not have. */
export function missingField(fields: readonly SimulatedField[], values: Values): SimulatedField | undefined {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  return fields.find(({ name, isRequired }) => isRequired === true && isEmpty(values[name]));
}
