import * as z from 'zod';
import { Refused } from '../refusal.ts';

const DAY_S = 24 * 60 * 60;

const Filter = z.strictObject({
  field: z.string(),
  operator: z.enum(['=', '!=', '>', '<', 'IN', 'NIN', '~']),
  value: z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
});
type Filter = z.infer<typeof Filter>;

/** Filters that all must be met, or any. The vendor takes groups of groups too, which no connector needs. */
const Group = z.strictObject({ operator: z.enum(['AND', 'OR']), value: z.array(Filter).min(1).max(15) });

/** The body of a search. */
export const SearchBody = z.strictObject({
  query: z.union([Group, Filter]),
  pagination: z
    .strictObject({
      per_page: z.number().int().min(1).max(150).default(20),
      starting_after: z.string().nullish(),
    })
    .default({ per_page: 20 }),
  sort: z.strictObject({ field: z.string(), order: z.enum(['ascending', 'descending']) }).optional(),
});
export type SearchBody = z.infer<typeof SearchBody>;

const TIMES = new Set(['created_at', 'updated_at', 'signed_up_at', 'last_seen_at']);

/**
 * Answers whether a record is found.
 * @param comparesDays Contacts are searched by day: `>` finds what is on a later day than the value.
 * @throws {Refused} for a field that cannot be searched
 */
export function toCondition(
  { query }: SearchBody,
  fields: ReadonlySet<string>,
  comparesDays: boolean,
): (record: Record<string, unknown>) => boolean {
  const filters = 'field' in query ? [query] : query.value;
  const unknown = filters.find(({ field }) => !fields.has(field));
  if (unknown) {
    throw new Refused('unknownField', `${unknown.field} is not a searchable attribute`, {
      field: unknown.field,
    });
  }
  const tests = filters.map((filter) => toTest(filter, comparesDays && TIMES.has(filter.field)));
  const isAny = 'field' in query ? false : query.operator === 'OR';
  return (record) => (isAny ? tests.some((test) => test(record)) : tests.every((test) => test(record)));
}

function toTest({ field, operator, value }: Filter, comparesDays: boolean) {
  const wanted = Array.isArray(value) ? value : [value];
  const order = (actual: unknown, one: unknown) => {
    const [left, right] = [Number(actual), Number(one)];
    if (Number.isNaN(left) || Number.isNaN(right)) return String(actual) === String(one) ? 0 : Number.NaN;
    return comparesDays ? Math.floor(left / DAY_S) - Math.floor(right / DAY_S) : left - right;
  };
  return (record: Record<string, unknown>): boolean => {
    const actual = record[field] ?? null;
    const isOne = wanted.some((one) => isSame(actual, one) || order(actual ?? Number.NaN, one) === 0);
    switch (operator) {
      case '=':
      case 'IN':
        return isOne;
      case '!=':
      case 'NIN':
        return !isOne;
      case '>':
        return actual !== null && order(actual, wanted[0]) > 0;
      case '<':
        return actual !== null && order(actual, wanted[0]) < 0;
      case '~':
        return String(actual ?? '')
          .toLowerCase()
          .includes(String(wanted[0]).toLowerCase());
    }
  };
}

function isSame(actual: unknown, wanted: unknown): boolean {
  return actual === null || wanted === null ? actual === wanted : String(actual) === String(wanted);
}
