import { type FilterOperator, plainText } from '@dowel/schema/rules';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';

/** A query language. Values are always quoted by it, so that no value can change the meaning of a query. */
export interface QueryLanguage {
  /** What stands before the first condition. */
  readonly intro?: string;
  /** What stands in the place of the conditions when there is none. */
  readonly whenNone?: string;
  readonly and: string;
  /** How more than one condition is written. Default: with `and` between them. */
  readonly join?: (conditions: readonly string[]) => string;
  readonly equals: (field: string, value: string) => string;
  readonly from: (field: string, value: string) => string;
  readonly until: (field: string, value: string) => string;
  readonly after: (field: string, value: string) => string;
  /** Filters that are more than a value which a field equals. Absent: the language has no words for it. */
  readonly others: Readonly<
    Partial<Record<FilterOperator, (field: string, values: readonly string[]) => string>>
  >;
  readonly value: (value: string | number | boolean) => string;
  readonly time: (time: string) => string;
  /** What stands behind the query and says which page is asked for, by how many records come before it. */
  readonly page?: (count: number, size: number) => string;
}

const compared = {
  equals: (field: string, value: string) => `${field} = ${value}`,
  from: (field: string, value: string) => `${field} >= ${value}`,
  until: (field: string, value: string) => `${field} <= ${value}`,
  after: (field: string, value: string) => `${field} > ${value}`,
};

/** The query languages that a connector can name. */
export const queryLanguages: Readonly<Record<'soql' | 'jql' | 'shopifySearch', QueryLanguage>> = {
  soql: {
    intro: ' WHERE ',
    and: ' AND ',
    ...compared,
    others: {
      in: (field, values) => `${field} IN (${values.join(', ')})`,
      // What is empty has no value, so it does not have this one.
      notEq: (field, [value]) => `(${field} != ${value} OR ${field} = null)`,
      notIn: (field, values) => `(${field} NOT IN (${values.join(', ')}) OR ${field} = null)`,
      gt: (field, [value]) => `${field} > ${value}`,
      gte: (field, [value]) => `${field} >= ${value}`,
      lt: (field, [value]) => `${field} < ${value}`,
      lte: (field, [value]) => `${field} <= ${value}`,
    },
    value: (value) => (typeof value === 'string' ? `'${escaped(value, /[\\']/g)}'` : plainText(value)),
    // Times of SOQL are written without quotes.
    time: (time) => time,
  },
  jql: {
    // A query must have a bound. Every issue was updated before now.
    whenNone: 'updated < "0m"',
    and: ' AND ',
    ...compared,
    // Times of a range are written in the zone of the person who signed in, which nobody knows here.
    others: {
      in: (field, values) => `${field} in (${values.join(', ')})`,
      notEq: (field, [value]) => `(${field} != ${value} OR ${field} is EMPTY)`,
      notIn: (field, values) => `(${field} not in (${values.join(', ')}) OR ${field} is EMPTY)`,
    },
    value: (value) => `"${escaped(plainText(value), /[\\"]/g)}"`,
    time: (time) => `"${time}"`,
  },
  shopifySearch: {
    and: ' AND ',
    equals: (field, value) => `${field}:${value}`,
    from: (field, value) => `${field}:>=${value}`,
    until: (field, value) => `${field}:<=${value}`,
    after: (field, value) => `${field}:>${value}`,
    // A range of a field that has none is ignored, so none is asked for.
    others: {
      in: (field, values) => `(${values.map((value) => `${field}:${value}`).join(' OR ')})`,
      notEq: (field, [value]) => `NOT ${field}:${value}`,
      notIn: (field, values) => values.map((value) => `NOT ${field}:${value}`).join(' AND '),
    },
    value: (value) => `'${escaped(plainText(value), /[\\']/g)}'`,
    time: (time) => `'${time}'`,
  },
};

/** A line break ends nothing in a quoted text, but some parsers refuse it. */
function escaped(value: string, special: RegExp): string {
  return value
    .replace(special, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

/**
 * A name that stands in a query without quotes.
 * @throws {ProviderError} for a name that could change the meaning of the query
 */
export function assertName({ displayName }: RestDefinition, name: string): string {
  if (/^[A-Za-z_][\w.-]*$/.test(name)) return name;
  throw new ProviderError('rejected', `${displayName} can have no name "${name.toWellFormed()}".`);
}
