import type { ReadConfigObject, ReadFilter } from '../resources/config.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import { type ConfigIssue, checkFieldKnown, listed } from './config-issue.ts';
import {
  compareOrdered,
  filterFault,
  isLowerBound,
  isNegative,
  isRange,
  toOrdered,
  valuesOf,
} from './filter-operators.ts';
import { fieldKey, findField, findKey, plainField } from './names.ts';
import { ownValue } from './plain-objects.ts';
import { plainText } from './raw-numbers.ts';

/** A text may hold a number or a time. */
const WITHOUT_ORDER: readonly string[] = ['boolean', 'singleSelect', 'multiSelect', 'reference'];

/** A filter without a value would fit no record. A field has one filter, or a lower bound and an upper one. */
export function checkFilters(
  filters: readonly ReadFilter[] = [],
  path: string,
  fields: Readonly<Record<string, FieldMetadata>> | undefined,
  { selectedValueMappings = {} }: ReadConfigObject,
): ConfigIssue[] {
  const mapped = new Map(
    Object.entries(selectedValueMappings).map(([field, values]) => [fieldKey(field), Object.keys(values)]),
  );
  const named = new Set<string>();
  const bounds = new Map<string, ReadFilter>();
  return filters.flatMap((filter, index): ConfigIssue[] => {
    const { fieldName, operator } = filter;
    const name = fieldKey(fieldName);
    const side = isRange(filter) ? `${name} ${isLowerBound(filter) ? 'from' : 'until'}` : name;
    const isRepeated = named.has(side) || (isRange(filter) ? named.has(name) : named.has(`${name} any`));
    named.add(side).add(`${name} any`);
    const fault = filterFault(filter);
    const type = fields && ownValue(fields, findField(fields, fieldName) ?? '')?.valueType;
    const metadata = fields && ownValue(fields, findKey(fields, plainField(fieldName)) ?? '');
    const unmet = metadata && unmetBy(filter, metadata, mapped.get(name) ?? []);
    const otherBound = bounds.get(name);
    if (isRange(filter)) bounds.set(name, filter);
    const hasOrder = type === undefined || !WITHOUT_ORDER.includes(type);
    const issue = (message: string, fix: string): ConfigIssue => ({
      path: `${path}[${index}]`,
      code: 'filter_invalid',
      message,
      fix,
    });
    return [
      ...checkFieldKnown(fieldName, path, fields),
      ...(fault === undefined
        ? []
        : [
            issue(
              `The filter on "${fieldName}" is incomplete: ${fault}`,
              'Send what it needs, or no filter.',
            ),
          ]),
      ...(isRange(filter) && !hasOrder
        ? [
            issue(
              `The field "${fieldName}" has the type "${type}", which has no order, so "${operator}" means nothing.`,
              'Compare numbers, dates and times only.',
            ),
          ]
        : []),
      ...(unmet ? [issue(...unmet)] : []),
      ...(otherBound && excludes(otherBound, filter)
        ? [
            issue(
              `No value of "${fieldName}" is within both of its bounds, so no record would ever be read.`,
              'Send a lower bound that is below the upper one.',
            ),
          ]
        : []),
      ...(isRepeated
        ? [issue(`There are two filters on "${fieldName}".`, 'Send one condition for each field.')]
        : []),
    ];
  });
}

/**
 * Why no record would ever pass a filter, and what helps. Undefined when one may.
 * @param delivered the values of the field that are delivered in place of the provider's
 */
function unmetBy(
  filter: ReadFilter,
  { valueType, values }: FieldMetadata,
  delivered: readonly string[],
): [message: string, fix: string] | undefined {
  if (isNegative(filter) || isRange(filter)) return undefined;
  const choices = valueType === 'singleSelect' && values ? values.map(({ value }) => value) : undefined;
  const isPossible = (text: string) => {
    if (choices) return choices.includes(text) || delivered.includes(text);
    if (valueType === 'boolean') return text === 'true' || text === 'false';
    return (valueType !== 'int' && valueType !== 'float') || (text !== '' && !Number.isNaN(Number(text)));
  };
  const texts = valuesOf(filter).map((value) => plainText(value));
  const odd = texts.find((text) => !isPossible(text));
  if (odd === undefined) return undefined;
  const { fieldName } = filter;
  const nothing = 'so no record would ever be read';
  return choices
    ? [`"${odd}" is not a choice of "${fieldName}", ${nothing}.`, `Use one of: ${listed(choices)}.`]
    : [
        `The field "${fieldName}" has the type "${valueType}", and "${odd}" is none, ${nothing}.`,
        'Correct it.',
      ];
}

/** Whether one filter is a lower bound and the other one an upper bound, and no value lies between the two. */
function excludes(one: ReadFilter, other: ReadFilter): boolean {
  if (!isRange(other) || isLowerBound(one) === isLowerBound(other)) return false;
  const [lower, upper] = isLowerBound(one) ? [one, other] : [other, one];
  const [from, until] = [lower, upper].map(({ value = '' }) => toOrdered(plainText(value)));
  if (!from || !until || !lower.operator || !upper.operator) return false;
  const meets = compareOrdered(from, upper.operator, until);
  return meets === undefined || !meets || compareOrdered(until, lower.operator, from) === false;
}
