import { plainText, valuesOf } from '@dowel/schema/rules';
import type { ProviderRecord } from '../engine/records.ts';
import type { OtherFilter } from '../engine/request/conditions.ts';

/** HubSpot's names of the operators that take one value, and of those that take several. */
const ofOne = { notEq: 'NEQ', gt: 'GT', gte: 'GTE', lt: 'LT', lte: 'LTE' } as const;
const ofSeveral = { in: 'IN', notIn: 'NOT_IN' } as const;

/** A filter as HubSpot's search takes it. With several values, it only finds texts that are written in lower case. */
export function conditionOf(filter: OtherFilter): ProviderRecord {
  const { fieldName: propertyName, operator } = filter;
  const texts = valuesOf(filter).map((value) => plainText(value));
  if (operator === 'in' || operator === 'notIn') {
    return { propertyName, operator: ofSeveral[operator], values: texts.map((text) => text.toLowerCase()) };
  }
  return { propertyName, operator: ofOne[operator], value: texts[0] };
}
