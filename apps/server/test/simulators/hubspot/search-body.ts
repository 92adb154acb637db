import * as z from 'zod';
import { Refused } from '../refusal.ts';
import { unknownProperty } from './errors.ts';
import type { Property } from './properties.ts';

/** Those that a connector asks with. */
const OPERATORS = ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE', 'IN', 'NOT_IN', 'NOT_HAS_PROPERTY'] as const;

const Scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const Filter = z.strictObject({
  propertyName: z.string(),
  operator: z.enum(OPERATORS),
  value: Scalar.optional(),
  values: z.array(Scalar).optional(),
});
export type SearchFilter = z.infer<typeof Filter>;

/** The body of a search. */
export const SearchBody = z.strictObject({
  filterGroups: z
    .array(z.strictObject({ filters: z.array(Filter).max(6) }))
    .max(5)
    // https://developers.hubspot.com/docs/api/crm/search: "with a maximum of 18 filters in total"
    .refine((groups) => groups.flatMap(({ filters }) => filters).length <= 18, 'maximum of 18 filters')
    .default([]),
  sorts: z
    .array(
      z.strictObject({
        propertyName: z.string(),
        direction: z.enum(['ASCENDING', 'DESCENDING']).default('ASCENDING'),
      }),
    )
    .max(1)
    .default([]),
  properties: z.array(z.string()).optional(),
  limit: z.number().int().min(1).max(200).default(10),
  after: z.union([z.string(), z.number()]).transform(String).optional(),
});
export type SearchBody = z.infer<typeof SearchBody>;

/** What a search compares of a record: the text of a property, or undefined if it has none. */
export type Values = (propertyName: string) => string | undefined;

/**
 * Checks a search against the properties of the object.
 * @throws {Refused} for a property that does not exist, and for a filter without a value.
 */
export function assertSearchable({ filterGroups, sorts }: SearchBody, properties: readonly Property[]): void {
  const filters = filterGroups.flatMap((group) => group.filters);
  for (const { propertyName } of [...filters, ...sorts]) {
    if (!properties.some(({ name }) => name === propertyName)) throw unknownProperty(propertyName);
  }
  for (const filter of filters) assertComplete(filter);
}

/** Answers whether a record is found: all filters of one group fit, or there are no groups. */
export function toCondition(
  { filterGroups }: SearchBody,
  properties: readonly Property[],
): (values: Values) => boolean {
  if (filterGroups.length === 0) return () => true;
  const typeOf = new Map(properties.map(({ name, type }) => [name, type]));
  const groups = filterGroups.map(({ filters }) =>
    filters.map((filter) => toTest(filter, typeOf.get(filter.propertyName) ?? 'string')),
  );
  return (values) => groups.some((tests) => tests.every((test) => test(values)));
}

function toTest({ propertyName, operator, value = '', values = [] }: SearchFilter, type: Property['type']) {
  if (operator === 'NOT_HAS_PROPERTY') return (textOf: Values) => textOf(propertyName) === undefined;
  const test = (actual: string): boolean => {
    const difference = () => compare(type, actual, value);
    switch (operator) {
      case 'EQ':
        return difference() === 0;
      case 'NEQ':
        return difference() !== 0;
      case 'LT':
        return difference() < 0;
      case 'LTE':
        return difference() <= 0;
      case 'GT':
        return difference() > 0;
      case 'GTE':
        return difference() >= 0;
      case 'IN':
        return isAmong(type, actual, values);
      case 'NOT_IN':
        return !isAmong(type, actual, values);
    }
  };
  return (textOf: Values) => {
    const actual = textOf(propertyName);
    return actual !== undefined && test(actual);
  };
}

/** A text is only found by values in lower case. */
function isAmong(type: Property['type'], actual: string, values: readonly string[]): boolean {
  const text = type === 'string' ? actual.toLowerCase() : actual;
  return values.some((one) => (type === 'string' ? text === one : compare(type, text, one) === 0));
}

/** Text is compared without case, a choice with it; numbers and times by their value. A time is RFC 3339 or epoch milliseconds. */
function compare(type: Property['type'], left: string, right: string): number {
  switch (type) {
    case 'number':
      return compareNumbers(left, right);
    case 'date':
    case 'datetime':
      return toEpochMs(left) - toEpochMs(right);
    default: {
      const [a, b] = type === 'enumeration' ? [left, right] : [left.toLowerCase(), right.toLowerCase()];
      return a === b ? 0 : a < b ? -1 : 1;
    }
  }
}

/** Ids can have more digits than a double keeps. */
function compareNumbers(left: string, right: string): number {
  if (!/^\d+$/.test(left) || !/^\d+$/.test(right)) return Number(left) - Number(right);
  const difference = BigInt(left) - BigInt(right);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

function toEpochMs(text: string): number {
  const time = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(time))
    throw new Refused('badRequest', `There was a problem with the request: "${text}" is not a time`);
  return time;
}

function assertComplete({ operator, value, values, propertyName }: SearchFilter): void {
  if (operator === 'NOT_HAS_PROPERTY') return;
  if ((operator === 'IN' || operator === 'NOT_IN' ? values : value) !== undefined) return;
  throw new Refused(
    'badRequest',
    `There was a problem with the request: the filter of ${propertyName} has no value`,
  );
}
