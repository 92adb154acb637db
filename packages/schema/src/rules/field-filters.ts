import { findName } from './names.ts';
import type { RecordMapping } from './read-result.ts';

/** A condition on one field, as a config or a search has it. */
export interface FieldFilter {
  /** The provider's name of the field, or the mapped one. */
  readonly fieldName: string;
  readonly value: string | number | boolean;
}

/**
 * The filters as the provider is asked: with its names of the fields, and its values. The mapping is that of the
 * records that are delivered. So a filter finds the records in which the delivered value equals its own.
 */
export function toProviderFilters<Filter extends FieldFilter>(
  mapping: RecordMapping,
  filters: readonly Filter[],
): FieldFilter[] {
  return filters.map(({ fieldName: wanted, value }) => {
    const fieldName = nativeName(mapping, wanted);
    return { fieldName, value: nativeValue(mapping.values.get(fieldName.toLowerCase()), value) };
  });
}

/** A field that is delivered under its own name comes before a mapping that has the same name. */
function nativeName({ plain, mapped }: RecordMapping, wanted: string): string {
  if (findName(plain, wanted) !== undefined) return wanted;
  return mapped.find(([mapToName]) => mapToName === wanted)?.[1] ?? wanted;
}

/** A value without a mapping is passed on, as in deliveries. */
function nativeValue(
  delivered: ReadonlyMap<string, string> | undefined,
  value: FieldFilter['value'],
): FieldFilter['value'] {
  for (const [providerValue, deliveredValue] of delivered ?? []) {
    if (deliveredValue === String(value)) return providerValue;
  }
  return value;
}
