import type { DialectAccount } from '../account.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { DescribedObject } from './described-object.ts';
import type { FilterOperator, FiltersDescription } from './list-description.ts';
import { rendererOf } from './render.ts';
import { valueAt } from './template.ts';

const DAY_S = 24 * 60 * 60;

type Filter = Readonly<Record<string, unknown>>;

/** Whether a record is found by the list of conditions in a body. Its members are compared as answers have them. */
export function filtersIn(
  account: DialectAccount,
  object: DescribedObject,
  description: FiltersDescription,
  body: unknown,
): ((record: StoredRecord) => boolean) | undefined {
  const listed = valueAt(body, description.at);
  const filters: readonly Filter[] = Array.isArray(listed) ? listed : [];
  if (filters.length === 0) return undefined;
  const tests = filters.map((filter) => testOf(account, object, description, filter));
  const { any } = description;
  const isAny = any !== undefined && valueAt(body, any.at) === any.value;
  const render = rendererOf(account, object);
  return (record) => {
    const shown = render(record);
    return isAny ? tests.some((isMet) => isMet(shown)) : tests.every((isMet) => isMet(shown));
  };
}

function testOf(
  account: DialectAccount,
  { name, description: { custom } }: DescribedObject,
  {
    field: fieldMember,
    operator: operatorMember,
    value: valueMember,
    operators,
    alsoOf = [],
    days = [],
  }: FiltersDescription,
  filter: Filter,
) {
  const { [fieldMember]: field, [operatorMember]: operator, [valueMember]: value, ...more } = filter;
  const odd = Object.keys(more)[0];
  if (odd !== undefined) throw new UnexpectedRequest(`A filter does not take ${odd}.`);
  const known = [...account.fieldsOf(name).map((one) => one.name), ...alsoOf];
  if (!known.includes(String(field))) {
    throw new Refused('unknownField', `${field} cannot be searched by`, { field: String(field) });
  }
  const how = operators[String(operator)];
  if (how === undefined) throw new UnexpectedRequest(`There is no operator ${operator}.`);
  const step = days.includes(String(field)) ? DAY_S : 1;
  const isCustom = account.fieldsOf(name).some((one) => one.name === field && one.isCustom);
  const path = isCustom && custom ? `${custom.member}.${field}` : String(field);
  return (shown: unknown) => isMet(how, valueAt(shown, path) ?? null, value, step);
}

function isMet(how: FilterOperator, actual: unknown, wanted: unknown, step: number): boolean {
  const isSame = (one: unknown) =>
    actual === null || one === null ? actual === one : order(actual, one, step) === 0;
  if (how === '=') return [wanted].flat().some(isSame);
  if (how === '!=') return ![wanted].flat().some(isSame);
  if (actual === null) return false;
  const difference = order(actual, wanted, step);
  return how === '>'
    ? difference > 0
    : how === '>='
      ? difference >= 0
      : how === '<'
        ? difference < 0
        : difference <= 0;
}

/** Numbers by their value, in whole steps; texts are the same or not. */
function order(actual: unknown, wanted: unknown, step: number): number {
  const [left, right] = [Number(actual), Number(wanted)];
  if (Number.isNaN(left) || Number.isNaN(right)) return String(actual) === String(wanted) ? 0 : Number.NaN;
  return Math.floor(left / step) - Math.floor(right / step);
}
