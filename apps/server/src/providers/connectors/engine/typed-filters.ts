import type { ValueType } from '@dowel/schema';
import { findKey, isRange, type ObjectDescription, plainText, valuesOf } from '@dowel/schema/rules';
import type { ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { describeObject } from './describe-object.ts';
import { limitedList, toObject } from './object.ts';
import type { PageRequest } from './page-request.ts';
import { rangeOfText } from './request/conditions.ts';

/** What the values of these types look like. Query languages do not quote them. */
const UNQUOTED: Partial<Record<ValueType, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/,
  int: /^-?\d{1,18}$/,
  float: /^-?\d{1,18}(\.\d{1,18})?$/,
  boolean: /^(true|false)$/,
};
const patterns = Object.values(UNQUOTED);
/** What has an order. A provider would compare anything else as texts, where 10 is before 9. */
const ORDERED: readonly ValueType[] = ['date', 'datetime', 'int', 'float'];

/** What the objects that one caller asked for have, since a description may be a call. */
const described = new WeakMap<ProviderFetch, Map<string, Promise<ObjectDescription>>>();

/**
 * The request with each filter saying whether its value is quoted, where the language wants it as the type of the field
 * does: SOQL refuses `CloseDate = '2026-03-01'`, and `Name = 5`. The types are only asked for if the values leave it open, or
 * for a range.
 * @throws {ProviderError} also for a range of a field without an order
 */
export async function withTypedFilters<Asked extends Pick<PageRequest, 'objectName' | 'filters'>>(
  connector: RestDefinition,
  request: Asked,
  fetch: ProviderFetch,
): Promise<Asked> {
  const { objectName, filters = [] } = request;
  const { conditions } = limitedList(toObject(connector, objectName));
  const isTyped = conditions?.style === 'text' && conditions.language === 'soql';
  const takesRanges = connector.functions?.conditionOf !== undefined;
  const isOpen = filters.some((filter) =>
    isTyped
      ? valuesOf(filter).some((value) => patterns.some((pattern) => pattern?.test(plainText(value))))
      : takesRanges && isRange(filter),
  );
  if (!isOpen) return request;
  const known = described.get(fetch) ?? new Map<string, Promise<ObjectDescription>>();
  described.set(fetch, known);
  const asked = known.get(objectName) ?? describeObject(connector, objectName, fetch);
  known.set(objectName, asked);
  asked.catch(() => known.delete(objectName));
  const { fields } = await asked;
  const typed = filters.map((filter) => {
    const { [findKey(fields, filter.fieldName) ?? '']: field } = fields;
    if (!field?.valueType) return filter;
    if (isRange(filter) && !ORDERED.includes(field.valueType)) throw rangeOfText(connector, filter.fieldName);
    const pattern = UNQUOTED[field.valueType];
    return { ...filter, isQuoted: !valuesOf(filter).every((value) => pattern?.test(plainText(value))) };
  });
  return { ...request, filters: typed };
}
