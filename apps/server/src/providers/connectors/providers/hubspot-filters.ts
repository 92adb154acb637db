import { plainText, valuesOf } from '@dowel/schema/rules';
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
