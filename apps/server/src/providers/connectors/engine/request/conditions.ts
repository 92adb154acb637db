import { type FieldFilter, type FilterOperator, isRange, plainText, valuesOf } from '@dowel/schema/rules';
import type { Conditions } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderRecord } from '../records.ts';
import type { RequestDraft } from './draft.ts';
import { filled } from './draft.ts';
import { assertName, type QueryLanguage, queryLanguages } from './literals.ts';

type Operator = 'equals' | 'from' | 'until' | 'after';

/** One condition that each record of a list must meet. */
export interface Condition {
  readonly operator: Operator;
  readonly field: string;
  readonly value: string | number | boolean;
  /** Whether a query language quotes the value. Default: if it is a text. */
  readonly isQuoted?: boolean;
}

/** A filter that is more than a value which a field equals, for a query language or a function of the connector. */
export interface OtherFilter extends FieldFilter {
  readonly operator: Exclude<FilterOperator, 'eq'>;
  readonly isQuoted?: boolean;
}

export function isOther<Filter extends FieldFilter>(filter: Filter): filter is Filter & OtherFilter {
  return filter.operator !== undefined && filter.operator !== 'eq';
}

type Functions = RestDefinition['functions'];

/** The language of the connector itself, or the one that the conditions name. */
function languageOf(
  { language }: Extract<Conditions, { style: 'text' }>,
  functions: Functions,
): QueryLanguage {
  return functions?.queryLanguage ?? queryLanguages[language];
}

export function canAsk(conditions: Conditions | undefined, operator: Operator): boolean {
  if (!conditions) return false;
  if (conditions.style === 'text') return true;
  return (conditions.style === 'parameters' ? conditions : conditions.operators)[operator] !== undefined;
}

/**
 * In words, a value that the provider would take for something else: for a pattern, or for no filter, so that it answers
 * every record. Undefined: it takes the value as it is.
 */
export function misreadValue(
  conditions: Conditions | undefined,
  { fieldName, value = '' }: FieldFilter,
  functions: Functions,
): string | undefined {
  const text = plainText(value);
  if (conditions?.style === 'parameters' && text.trim() === '') return 'an empty value';
  return functions?.takesOtherwise?.(fieldName, text) ? 'this value' : undefined;
}

/** Whether a list can be asked for the records that meet a filter. */
export function canAskFor(
  conditions: Conditions | undefined,
  filter: FieldFilter,
  functions?: Functions,
): boolean {
  const names = conditions?.equalsFields;
  if (!canAsk(conditions, 'equals') || (names && !names.includes(filter.fieldName))) return false;
  if (!isOther(filter)) return misreadValue(conditions, filter, functions) === undefined;
  if (conditions?.style === 'text')
    return languageOf(conditions, functions).others[filter.operator] !== undefined;
  return conditions?.style === 'list' && functions?.conditionOf?.(filter) !== undefined;
}

/** What a page of a list is asked for. */
interface Wanted {
  readonly wanted: readonly Condition[];
  readonly others: readonly OtherFilter[];
  /** How many records come before it, and how many it has at most. */
  readonly page: readonly [count: number, size: number];
}

/** Puts conditions into a request. Ask `canAsk` for each first. */
export function putConditions(
  connector: RestDefinition,
  conditions: Conditions,
  draft: RequestDraft,
  { wanted, others, page }: Wanted,
  values: Readonly<Record<string, string>>,
): void {
  if (conditions.style === 'text') {
    const clauses = others.map((filter) => clauseOf(connector, conditions, filter));
    putText(connector, conditions, draft, { wanted, clauses, page }, values);
    return;
  }
  if (conditions.style === 'list') {
    putList(connector, conditions, draft, { wanted, others });
    return;
  }
  for (const [index, condition] of wanted.entries()) {
    if (holdsOne(conditions, condition)) assertOnlyOne(connector, condition, wanted.slice(0, index));
    if (conditions.style === 'parameters') putParameter(conditions, draft, condition);
    else
      draft.putMember(
        [...conditions.body.split('.'), condition.field, wordOf(conditions, condition)],
        condition.value,
      );
  }
}

function putList(
  { functions }: RestDefinition,
  conditions: Extract<Conditions, { style: 'list' }>,
  draft: RequestDraft,
  { wanted, others }: Omit<Wanted, 'page'>,
): void {
  const { body, members } = conditions;
  const entries = [
    ...others.flatMap<ProviderRecord>((filter) => functions?.conditionOf?.(filter) ?? []),
    ...wanted.map((condition) => ({
      [members.field]: condition.field,
      [members.operator]: wordOf(conditions, condition),
      [members.value]: plainText(condition.value),
    })),
  ];
  const groups = functions?.groupsOf?.(entries) ?? [entries];
  for (const [index, group] of groups.entries()) {
    const path = body.replace('.0.', `.${index}.`).split('.');
    for (const entry of group) draft.push(path, entry);
  }
}

/** Whether the request has one place for the value of a field, so that a second one would take the place of the first. */
function holdsOne(
  conditions: Exclude<Conditions, { style: 'text' | 'list' }>,
  { operator }: Condition,
): boolean {
  if (operator !== 'equals') return false;
  if (conditions.style === 'members') return true;
  const slot = conditions[operator];
  return !slot || !('query' in slot) || slot.text === undefined;
}

/** @throws {ProviderError} when another value of the field is asked for already */
function assertOnlyOne(
  { displayName }: RestDefinition,
  { operator, field, value }: Condition,
  before: readonly Condition[],
): void {
  const isOther = before.some(
    (one) => one.operator === operator && one.field === field && plainText(one.value) !== plainText(value),
  );
  if (!isOther) return;
  const words = `${displayName} was not called. It can be asked for one value of "${field}" at a time, and the filters name two.`;
  throw new ProviderError('rejected', words);
}

function putParameter(
  conditions: Extract<Conditions, { style: 'parameters' }>,
  draft: RequestDraft,
  { operator, field, value }: Condition,
): void {
  const slot = conditions[operator];
  if (!slot) throw new TypeError(`The list takes no condition "${operator}".`);
  if ('body' in slot) {
    const path = slot.body.split('.').map((name) => (name === '{fieldName}' ? field : name));
    draft.putMember(path, value);
  } else if ('query' in slot) {
    const { query, text = '{value}' } = slot;
    const names = { fieldName: field };
    const isRepeated = slot.text !== undefined;
    const written = filled(text, { ...names, value: String(plainText(value)) });
    if (isRepeated) draft.append(query, written);
    else draft.put({ query: filled(query, names) }, value);
  } else {
    draft.put(slot, value);
  }
}

function wordOf(
  { operators }: Extract<Conditions, { style: 'list' | 'members' }>,
  { operator }: Condition,
): string {
  const word = operators[operator];
  if (word === undefined) throw new TypeError(`The list takes no condition "${operator}".`);
  return word;
}

/** @throws {ProviderError} for a range of what the language would compare as texts, where 10 is before 9 */
function clauseOf(
  connector: RestDefinition,
  conditions: Extract<Conditions, { style: 'text' }>,
  filter: OtherFilter,
): string {
  const { fieldName, operator, isQuoted } = filter;
  const words = languageOf(conditions, connector.functions);
  const toClause = words.others[operator];
  if (!toClause) throw new TypeError(`The query language takes no "${operator}".`);
  if (isRange(filter) && isQuoted !== false) throw rangeOfText(connector, fieldName);
  const literals = valuesOf(filter).map((value) =>
    isQuoted === false ? words.time(plainText(value)) : words.value(isQuoted ? plainText(value) : value),
  );
  return toClause(assertName(connector, fieldName), literals);
}

export function rangeOfText({ displayName }: RestDefinition, fieldName: string): ProviderError {
  const message = `${displayName} was not called. A range of "${fieldName}" needs a value of the type of the field, which is a number, a date, or a time with its zone.`;
  return new ProviderError('rejected', message);
}

function putText(
  connector: RestDefinition,
  conditions: Extract<Conditions, { style: 'text' }>,
  draft: RequestDraft,
  { wanted, clauses, page }: Omit<Wanted, 'others'> & { readonly clauses: readonly string[] },
  values: Readonly<Record<string, string>>,
): void {
  const { text, into } = conditions;
  const words = languageOf(conditions, connector.functions);
  const all = wanted.map(({ operator, field, value, isQuoted }) => {
    const isTime = operator === 'from' || operator === 'until' || isQuoted === false;
    const literal = isTime ? words.time(plainText(value)) : words.value(isQuoted ? plainText(value) : value);
    // The language itself knows the field after which it goes on.
    return words[operator](field === '' ? '' : assertName(connector, field), literal);
  });
  all.push(...clauses);
  const { intro = '', whenNone = '', join = (conditions) => conditions.join(words.and) } = words;
  // A query with a condition of its own, such as WHERE IsDeleted = false, has begun its conditions already.
  const hasOwn = intro !== '' && text.slice(0, text.indexOf('{conditions}')).includes(intro);
  const clause = all.length === 0 ? whenNone : `${hasOwn ? words.and : intro}${join(all)}`;
  const fields = text.includes('{fields}') ? (values.fields ?? '').split(',') : [];
  for (const name of [values.objectName ?? '', ...fields]) {
    if (name !== '') assertName(connector, name);
  }
  const query = `${filled(text, { ...values, conditions: clause })}${words.page?.(...page) ?? ''}`;
  if (query !== '') draft.put(into, query);
}
