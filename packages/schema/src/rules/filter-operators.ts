import { plainText } from './raw-numbers.ts';

/** How a field is compared. Only `eq` is of the reference interface. */
export const filterOperators = ['eq', 'notEq', 'in', 'notIn', 'gt', 'gte', 'lt', 'lte'] as const;
export type FilterOperator = (typeof filterOperators)[number];

type Scalar = string | number | boolean;

/** What a field is compared with. */
export interface Compared {
  /** Absent: `eq`. */
  readonly operator?: FilterOperator | undefined;
  readonly value?: Scalar | undefined;
  readonly values?: readonly Scalar[] | undefined;
}

/** Whether the records are wanted that do not have the values. */
export function isNegative({ operator }: Compared): boolean {
  return operator === 'notEq' || operator === 'notIn';
}

/** Whether the values have an order. */
export function isRange({ operator }: Compared): boolean {
  return isLowerBound({ operator }) || operator === 'lt' || operator === 'lte';
}

export function isLowerBound({ operator }: Compared): boolean {
  return operator === 'gt' || operator === 'gte';
}

/** All values of a filter. */
export function valuesOf({ operator, value, values = [] }: Compared): readonly Scalar[] {
  if (operator === 'in' || operator === 'notIn') return values;
  return value === undefined ? [] : [value];
}

/** In a sentence, what is wrong with the values of a filter. Undefined when nothing is. */
export function filterFault({ operator = 'eq', value, values }: Compared): string | undefined {
  if (operator === 'in' || operator === 'notIn') {
    if (values === undefined || values.length === 0)
      return `"${operator}" needs "values", a list of at least one.`;
    return value === undefined ? undefined : `"${operator}" takes "values", and no "value".`;
  }
  if (value === undefined) return `"${operator}" needs "value".`;
  if (values !== undefined) return `"${operator}" takes "value", and no "values".`;
  if (!isRange({ operator }) || toOrdered(plainText(value))) return undefined;
  return `"${operator}" needs a number, a date such as 2026-05-01, or a time such as 2026-05-01T10:30:00Z.`;
}

/** A value that others are before or after. */
export type Ordered = { readonly number: number | bigint } | { readonly timeMs: number };

/** Undefined for what is no number and no time. A time needs a zone, and a date is its beginning in UTC. */
export function toOrdered(text: string): Ordered | undefined {
  if (/^-?\d+$/.test(text)) return { number: BigInt(text) };
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return { number: Number(text) };
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/i.test(text);
  const timeMs = isTime ? Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) : Number.NaN;
  return Number.isNaN(timeMs) ? undefined : { timeMs };
}

/** Whether one value stands to another as the operator says. Undefined when they cannot be compared. */
export function compareOrdered(
  found: Ordered,
  operator: FilterOperator,
  wanted: Ordered,
): boolean | undefined {
  if ('timeMs' in found && 'timeMs' in wanted) return holds(found.timeMs, operator, wanted.timeMs);
  if ('number' in found && 'number' in wanted) return holds(found.number, operator, wanted.number);
  return undefined;
}

function holds(found: number | bigint, operator: FilterOperator, wanted: number | bigint): boolean {
  if (operator === 'gt') return found > wanted;
  if (operator === 'gte') return found >= wanted;
  return operator === 'lt' ? found < wanted : found <= wanted;
}
