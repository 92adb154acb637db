import type { IntegrationFieldExistent, IntegrationObject } from '../manifest/read.ts';
import {
  type Compared,
  compareOrdered,
  isNegative,
  isRange,
  toOrdered,
  valuesOf,
} from './filter-operators.ts';
import { isExistingField, userMappings } from './manifest-objects.ts';
import { fieldKey, findName, plainField } from './names.ts';
import { isPlainObject } from './plain-objects.ts';
import { plainText } from './raw-numbers.ts';
import { type RecordMapping, valueAt } from './read-result.ts';
import { replaceValue } from './replace-value.ts';

/** A condition on one field, as a config or a search has it. */
export interface FieldFilter extends Compared {
  /** The provider's name of the field, or the mapped one. */
  readonly fieldName: string;
}

type Value = string | number | boolean;

/**
 * The filters as the provider is asked: with its names of the fields, and its values. The mapping is that of the
 * records that are delivered. So a filter finds the records in which the delivered value equals its own.
 * @param object the manifest's object, which names fields that the customer need not have selected
 */
export function toProviderFilters<Filter extends FieldFilter>(
  mapping: RecordMapping,
  filters: readonly Filter[],
  object?: IntegrationObject,
): FieldFilter[] {
  const given = fieldsOf(object).filter(isExistingField);
  return filters.map(({ fieldName: wanted, operator, value, values }) =>
    withProviderValues(mapping, {
      fieldName: nativeName(mapping, wanted, given),
      ...(operator !== undefined && operator !== 'eq' && { operator }),
      ...(value !== undefined && { value }),
      ...(values && { values }),
    }),
  );
}

/** A filter with the provider's values in place of those that are delivered. Its field has the provider's name. */
export function withProviderValues(
  { values: delivered }: Pick<RecordMapping, 'values'>,
  filter: FieldFilter,
): FieldFilter {
  const { value, values } = filter;
  const fieldName = plainField(filter.fieldName);
  const names = delivered.get(fieldKey(fieldName));
  if (!names) return { ...filter, fieldName };
  const native = new Map([...names].map(([providerValue, name]) => [name, providerValue]));
  const toNative = (one: Value): Value => {
    const found = replaceValue(one, native);
    return typeof found === 'string' ? found : one;
  };
  return {
    ...filter,
    fieldName,
    ...(value !== undefined && { value: toNative(value) }),
    ...(values && { values: values.map(toNative) }),
  };
}

/** A field that is delivered under its own name comes before a mapping that has the same name. */
function nativeName(
  { plain, mapped }: RecordMapping,
  wanted: string,
  given: readonly IntegrationFieldExistent[],
): string {
  if (findName(plain, wanted) !== undefined) return wanted;
  const delivered = mapped.find(([mapToName]) => mapToName === wanted)?.[1];
  return delivered ?? given.find(({ mapToName }) => mapToName === wanted)?.fieldName ?? wanted;
}

/** Where filters have a name that the manifest lets the customer map, and that is mapped to no field. */
export function unmappedFilters(
  { plain, mapped }: RecordMapping,
  filters: readonly FieldFilter[],
  object: IntegrationObject,
): number[] {
  const unmapped = new Set(userMappings(fieldsOf(object)).map(({ mapToName }) => mapToName));
  for (const [mapToName] of mapped) unmapped.delete(mapToName);
  return [...filters.keys()].filter((index) => {
    const name = filters[index]?.fieldName ?? '';
    return unmapped.has(name) && findName(plain, name) === undefined;
  });
}

function fieldsOf({ requiredFields = [], optionalFields = [] }: Partial<IntegrationObject> = {}) {
  return [...requiredFields, ...optionalFields];
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
  const isOne = text !== undefined && valuesOf(filter).some((value) => isSame(found, text, plainText(value)));
  return { fits: isOne !== isNegative(filter) };
}

/** Numbers, times and booleans are the same however they are written. Texts that look like numbers are not. */
function isSame(found: unknown, text: string, wanted: string): boolean {
  if (text === wanted) return true;
  if (wanted === 'true') return /^(true|1)$/i.test(text);
  if (wanted === 'false') return /^(false|0)$/i.test(text);
  const [one, other] = [toOrdered(text), toOrdered(wanted)];
  if (!one || !other || ('number' in one && typeof found === 'string')) return false;
  return compareOrdered(one, 'gte', other) === true && compareOrdered(one, 'lte', other) === true;
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
