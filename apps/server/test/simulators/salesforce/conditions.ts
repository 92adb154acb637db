import { isFilterable } from './describe.ts';
import { NoSuchColumn, SalesforceError } from './errors.ts';
import type { Field, FieldType } from './fields.ts';
import { findField, type SalesforceObject } from './objects.ts';
import { readRecordId } from './record-ids.ts';
import type { Comparison, Condition, Literal } from './soql.ts';

/** Reads the value of a field of a record, as the API shows it. */
export type ReadField = (field: string) => unknown;
type Comparable = string | number | boolean | null;

/** The field of this name. */
export function fieldOf(object: SalesforceObject, name: string): Field {
  const field = findField(object, name);
  if (field) return field;
  throw new NoSuchColumn(name, object.name);
}

/**
 * Makes a test of records out of a condition.
 * @throws {SalesforceError} INVALID_FIELD when a field is unknown or has a value of another type
 */
export function toTest(
  object: SalesforceObject,
  condition: Condition | undefined,
): (read: ReadField) => boolean {
  if (!condition) return () => true;
  if ('all' in condition) {
    const tests = condition.all.map((part) => toTest(object, part));
    return (read) => tests.every((test) => test(read));
  }
  if ('any' in condition) {
    const tests = condition.any.map((part) => toTest(object, part));
    return (read) => tests.some((test) => test(read));
  }
  const field = fieldOf(object, condition.field);
  if (!isFilterable(field)) throw invalidField(`field '${field.name}' can not be filtered in a query call`);
  const values = condition.values.map((value) => toComparable(field, value));
  return (read) => holds(condition.comparison, comparableOf(field, read(field.name)), values);
}

function holds(comparison: Comparison, found: Comparable, values: readonly Comparable[]): boolean {
  const [value = null] = values;
  if (comparison === 'in') return values.includes(found);
  if (comparison === 'not in') return !values.includes(found);
  if (comparison === '=') return found === value;
  if (comparison === '!=') return found !== value;
  if (found === null || value === null) return false;
  const difference = compare(found, value);
  if (comparison === '<') return difference < 0;
  if (comparison === '<=') return difference <= 0;
  return comparison === '>' ? difference > 0 : difference >= 0;
}

function compare(one: Comparable, other: Comparable): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}

type Family = 'string' | 'number' | 'boolean' | 'date' | 'dateTime' | 'id';

const FAMILIES: Partial<Record<FieldType, Family>> = {
  boolean: 'boolean',
  int: 'number',
  double: 'number',
  currency: 'number',
  percent: 'number',
  date: 'date',
  datetime: 'dateTime',
  id: 'id',
  reference: 'id',
};

const familyOf = ({ type }: Field): Family => FAMILIES[type] ?? 'string';

/** Texts are compared without regard to case, ids with it, and times as times. */
function comparableOf(field: Field, value: unknown): Comparable {
  if (value === undefined || value === null) return null;
  const family = familyOf(field);
  if (family === 'dateTime') return Date.parse(String(value));
  if (family === 'number') return Number(value);
  if (family === 'boolean') return value === true;
  return family === 'string' ? String(value).toLowerCase() : String(value);
}

function toComparable(field: Field, literal: Literal): Comparable {
  if (literal.kind === 'null') return null;
  const family = familyOf(field);
  if (family === 'id' && literal.kind === 'string') {
    const id = readRecordId(literal.text);
    if (id !== undefined) return id;
    throw new SalesforceError(400, 'INVALID_QUERY_FILTER_OPERATOR', `invalid ID field: ${literal.text}`);
  }
  if (literal.kind !== family) {
    const quotes = family === 'string' || family === 'id' ? 'should be' : 'should not be';
    throw invalidField(
      `value of filter criterion for field '${field.name}' must be of type ${family} and ${quotes} enclosed in quotes`,
    );
  }
  return literal.kind === 'boolean' ? literal.value : comparableOf(field, literal.text);
}

const invalidField = (message: string) => new SalesforceError(400, 'INVALID_FIELD', message);
