import { type FieldFilter, plainText } from '@dowel/schema/rules';
import type { Conditions } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import type { RequestDraft } from './draft.ts';
import { filled } from './draft.ts';
import { assertName, queryLanguages } from './literals.ts';

type Operator = 'equals' | 'from' | 'until' | 'after';

/** One condition that each record of a list must meet. */
export interface Condition {
  readonly operator: Operator;
  readonly field: string;
  readonly value: string | number | boolean;
  /** Whether a query language quotes the value. Default: if it is a text. */
  readonly isQuoted?: boolean;
}

/** Whether a list can be asked for this condition. */
export function canAsk(conditions: Conditions | undefined, operator: Operator): boolean {
  if (!conditions) return false;
  if (conditions.style === 'text') return true;
  return (conditions.style === 'parameters' ? conditions : conditions.operators)[operator] !== undefined;
}

/** Whether a list can be asked for records with this value of a field. */
export function canAskFor(conditions: Conditions | undefined, { fieldName }: FieldFilter): boolean {
  const names = conditions?.equalsFields;
  return canAsk(conditions, 'equals') && (!names || names.includes(fieldName));
}

/** Puts conditions into a request. Ask `canAsk` for each first. */
export function putConditions(
  connector: RestDefinition,
  conditions: Conditions,
  draft: RequestDraft,
  wanted: readonly Condition[],
  values: Readonly<Record<string, string>>,
): void {
  if (conditions.style === 'text') {
    putText(connector, conditions, draft, wanted, values);
    return;
  }
  for (const condition of wanted) {
    if (conditions.style === 'parameters') putParameter(conditions, draft, condition);
    else putOperator(conditions, draft, condition);
  }
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

function putOperator(
  conditions: Extract<Conditions, { style: 'list' | 'members' }>,
  draft: RequestDraft,
  { operator, field, value }: Condition,
): void {
  const word = conditions.operators[operator];
  if (word === undefined) throw new TypeError(`The list takes no condition "${operator}".`);
  const path = conditions.body.split('.');
  if (conditions.style === 'members') {
    draft.putMember([...path, field, word], value);
    return;
  }
  const { members } = conditions;
  draft.push(path, { [members.field]: field, [members.operator]: word, [members.value]: plainText(value) });
}

function putText(
  connector: RestDefinition,
  conditions: Extract<Conditions, { style: 'text' }>,
  draft: RequestDraft,
  wanted: readonly Condition[],
  values: Readonly<Record<string, string>>,
): void {
  const { language, text, into } = conditions;
  const words = queryLanguages[language];
  const all = wanted.map(({ operator, field, value, isQuoted }) => {
    const isTime = operator === 'from' || operator === 'until' || isQuoted === false;
    const literal = isTime ? words.time(plainText(value)) : words.value(isQuoted ? plainText(value) : value);
    return words[operator](assertName(connector, field), literal);
  });
  const { intro = '', whenNone = '' } = words;
  const clause = all.length === 0 ? whenNone : `${intro}${all.join(words.and)}`;
  const fields = text.includes('{fields}') ? (values.fields ?? '').split(',') : [];
  for (const name of [values.objectName ?? '', ...fields]) {
    if (name !== '') assertName(connector, name);
  }
  const query = filled(text, { ...values, conditions: clause });
  if (query !== '') draft.put(into, query);
}
