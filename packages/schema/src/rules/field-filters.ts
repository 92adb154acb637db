import {
  type Compared,
  compareOrdered,
  isNegative,
  isRange,
  toOrdered,
  valuesOf,
} from './filter-operators.ts';
import { findName } from './names.ts';
import { isPlainObject } from './plain-objects.ts';
import { plainText } from './raw-numbers.ts';
import { type RecordMapping, valueAt } from './read-result.ts';

/** A condition on one field, as a config or a search has it. */
export interface FieldFilter extends Compared {
  /** The provider's name of the field, or the mapped one. */
  readonly fieldName: string;
}

type Value = string | number | boolean;

/**
 * The filters as the provider is asked: with its names of the fields, and its values. The mapping is that of the
 * records that are delivered. So a filter finds the records in which the delivered value equals its own.
 */
export function toProviderFilters<Filter extends FieldFilter>(
  mapping: RecordMapping,
  filters: readonly Filter[],
): FieldFilter[] {
  return filters.map(({ fieldName: wanted, operator, value, values }) => {
    const fieldName = nativeName(mapping, wanted);
    const delivered = mapping.values.get(fieldName.toLowerCase());
    return {
      fieldName,
      ...(operator !== undefined && operator !== 'eq' && { operator }),
      ...(value !== undefined && { value: nativeValue(delivered, value) }),
      ...(values && { values: values.map((one) => nativeValue(delivered, one)) }),
    };
  });
}

/** A field that is delivered under its own name comes before a mapping that has the same name. */
function nativeName({ plain, mapped }: RecordMapping, wanted: string): string {
  if (findName(plain, wanted) !== undefined) return wanted;
  return mapped.find(([mapToName]) => mapToName === wanted)?.[1] ?? wanted;
}

/** A value without a mapping is passed on, as in deliveries. */
function nativeValue(delivered: ReadonlyMap<string, string> | undefined, value: Value): Value {
  for (const [providerValue, deliveredValue] of delivered ?? []) {
    if (deliveredValue === plainText(value)) return providerValue;
  }
  return value;
}

/** What a filter says of a record: whether it fits, or in a sentence why that cannot be decided. */
export type FilterVerdict = { readonly fits: boolean } | { readonly undecided: string };

/**
 * Whether a record meets a filter. Values are compared as texts, because a filter of a config may be written either way.
 * A map has no text that one could mean. Only numbers and times have an order, and what is empty is in no range.
 */
export function judgeFilter(filter: FieldFilter, record: Readonly<Record<string, unknown>>): FilterVerdict {
  const { fieldName } = filter;
  const found = valueAt(record, fieldName);
  const parts: readonly unknown[] = Array.isArray(found) ? found : [found];
  if (parts.some(isPlainObject)) {
    return { undecided: undecidedWords(fieldName, Array.isArray(found)) };
  }
  const text = Array.isArray(found) ? found.map((part) => plainText(part) ?? '').join(',') : plainText(found);
  if (isRange(filter)) return judgeRange(filter, text);
  const isOne = valuesOf(filter).some((value) => (text ?? String(found)) === plainText(value));
  return { fits: isOne !== isNegative(filter) };
}

function judgeRange(filter: FieldFilter, text: string | undefined): FilterVerdict {
  const { fieldName, operator = 'eq' } = filter;
  if (text === undefined || text === '') return { fits: false };
  const [found, wanted] = [toOrdered(text), toOrdered(plainText(valuesOf(filter)[0] ?? ''))];
  const fits = found && wanted && compareOrdered(found, operator, wanted);
  if (fits !== undefined) return { fits };
  const kind = wanted && 'timeMs' in wanted ? 'time' : 'number';
  const words = `The filter on "${fieldName}" cannot be applied, because the field of a record holds no ${kind} to compare with. Remove the filter from the config.`;
  return { undecided: words };
}

function undecidedWords(fieldName: string, isList: boolean): string {
  if (isList) {
    return `The filter on "${fieldName}" cannot be applied, because the field holds a list of maps. Remove the filter from the config.`;
  }
  const path = fieldName.startsWith('$') ? fieldName : `$['${fieldName}']`;
  return `The filter on "${fieldName}" cannot be applied, because the field holds a map and not one value. Name a member of the map in the config instead, such as "${path}['id']".`;
}
