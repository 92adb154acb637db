import { plainText, valuesOf } from '@dowel/schema/rules';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';
import type { OtherFilter } from '../engine/request/conditions.ts';

/** HubSpot's names of the operators that take one value, and of those that take several. */
const ofOne = { notEq: 'NEQ', gt: 'GT', gte: 'GTE', lt: 'LT', lte: 'LTE' } as const;
const ofSeveral = { in: 'IN', notIn: 'NOT_IN' } as const;

/**
 * A filter as HubSpot's search takes it. With several values, it finds a text only by lower case, and a choice only as it
 * is written: https://developers.hubspot.com/docs/api/crm/search#filter-search-results
 */
export function conditionOf(filter: OtherFilter): ProviderRecord {
  const { fieldName: propertyName, operator } = filter;
  const texts = valuesOf(filter).map((value) => plainText(value));
  if (operator === 'in' || operator === 'notIn') {
    const values = [...new Set([...texts, ...texts.map((text) => text.toLowerCase())])];
    return { propertyName, operator: ofSeveral[operator], values };
  }
  return { propertyName, operator: ofOne[operator], value: texts[0] };
}

const isNegative = ({ operator }: ProviderRecord) => operator === 'NEQ' || operator === 'NOT_IN';

/**
 * The groups of a search, which finds what meets all filters of one of them. HubSpot does not find a record without a value by
 * a negative filter, so each such property doubles the groups: without a value, it has none of the others.
 * @throws {ProviderError} beyond the limits of https://developers.hubspot.com/docs/api/crm/search#filter-search-results
 */
export function groupsOf(filters: ProviderRecord[]): ProviderRecord[][] {
  const names = new Set(filters.filter(isNegative).map(({ propertyName }) => propertyName));
  let groups = [filters];
  for (const propertyName of names) {
    const others = groups.map((group) => [
      { propertyName, operator: 'NOT_HAS_PROPERTY' },
      ...group.filter((filter) => filter.propertyName !== propertyName || !isNegative(filter)),
    ]);
    groups = [...groups, ...others];
  }
  if (groups.length <= 5 && groups.flat().length <= 18 && groups.every(({ length }) => length <= 6))
    return groups;
  throw new ProviderError(
    'rejected',
    'HubSpot was not called. A search takes at most 5 groups of 6 filters, and 18 in all, and each field with "notEq" or "notIn" doubles the groups, so that records without a value are found. Use fewer filters.',
  );
}
