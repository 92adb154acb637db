import type { Context } from 'hono';
import qs from 'qs';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedField } from '../dialect.ts';
import { AnyValues } from '../read-request.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { DescribedObject } from './described-object.ts';
import type { ErrorsDescription } from './description.ts';
import { valueAt } from './template.ts';

type Values = Record<string, unknown>;

const FORM = 'application/x-www-form-urlencoded';

const SHAPES: Readonly<Record<string, z.ZodType>> = {
  text: z.string().nullable(),
  number: z.number().nullable(),
  boolean: z.boolean().nullable(),
  any: z.unknown(),
};

/** What is sent for a type, where its name says it. The first that fits counts. */
const KINDS: readonly (readonly [RegExp, keyof typeof SHAPES])[] = [
  [/bool|checkbox|flag/, 'boolean'],
  [/^(int|integer|number|double|float|decimal)$/, 'number'],
  [/^(string|text|varchar|date|datetime|timestamp|time|email|url)$/, 'text'],
];

interface SentTo {
  readonly errors: ErrorsDescription;
  /** The members that the call takes, if it does not take every field that can be written. */
  readonly body: readonly string[] | undefined;
  /** What the record has now. */
  readonly before: Readonly<Record<string, unknown>>;
}

/**
 * The values that a caller sends for a record, if the provider takes all of them.
 * @throws {Refused} in the provider's words
 */
export async function sentValues(
  c: Context<DialectEnv>,
  object: DescribedObject,
  to: SentTo,
): Promise<Values> {
  const { sent = {} } = object.description;
  const isForm = sent.as === 'form' && c.req.header('content-type')?.startsWith(FORM);
  const json = sent.as === 'form' ? undefined : await c.req.json().catch(() => undefined);
  const body = isForm ? qs.parse(await c.req.text(), { plainObjects: true, depth: 10 }) : json;
  const inside = sent.inside?.replace('{singular}', object.singular);
  assertBeside(body, inside, sent.beside ?? []);
  const given = AnyValues.safeParse(inside === undefined ? body : valueAt(body, inside));
  if (!given.success) throw new Refused('badRequest', 'The body has no fields.');
  const { beside = [] } = sent;
  const values = Object.entries(given.data).filter(
    ([name]) => inside !== undefined || !beside.includes(name),
  );
  const own = Object.fromEntries(values);
  return checked(c.var.account, object, {
    values: withCustom(object, own),
    beside: Object.keys(own),
    ...to,
  });
}

/** A body with the fields inside of it has nothing else than what the provider's pages name. */
function assertBeside(body: unknown, inside: string | undefined, beside: readonly string[]): void {
  const [first] = inside?.split('.') ?? [];
  if (first === undefined) return;
  const unknown = Object.keys(Object(body)).find((name) => name !== first && !beside.includes(name));
  if (unknown !== undefined) throw new UnexpectedRequest(`The body takes ${first}, and not ${unknown}.`);
}

/** The values by field, with those of custom fields. */
function withCustom({ description: { custom } }: DescribedObject, values: Values): Values {
  if (!custom || values[custom.member] === undefined) return values;
  const { [custom.member]: apart, ...own } = values;
  if (!custom.list) return { ...own, ...Object(apart) };
  const { name, value } = custom.list;
  return {
    ...own,
    ...Object.fromEntries([apart].flat().map((one) => [Object(one)[name], Object(one)[value]])),
  };
}

interface Given extends SentTo {
  readonly values: Values;
  /** The members of the body. Custom fields that have a map of their own are unknown there. */
  readonly beside: readonly string[];
}

function checked(
  account: DialectAccount,
  object: DescribedObject,
  { values, beside, errors, body, before }: Given,
): Values {
  const { sent = {}, types = {}, custom } = object.description;
  const fields = account
    .fieldsOf(object.name)
    .filter(({ name, isCustom }) => !(custom && isCustom && beside.includes(name)));
  const known = new Map(fields.map((field) => [field.name, field]));
  const { stored } = object.functions;
  const meant = Object.entries(values).map(([name, given]) => {
    const field = known.get(name);
    const value = field && sent.as === 'form' ? outOfText(given, kindOf(field, types)) : given;
    return [name, field && stored ? stored(object.name, field, value, before[name]) : value] as const;
  });
  const taken = meant.filter(([name, value]) => {
    const field = known.get(name);
    // A body may also take what no record shows.
    if (!field && body?.includes(name)) return false;
    if (!field || (body && !field.isCustom ? !body.includes(name) : field.isReadOnly)) {
      const how = field ? (sent.readOnly ?? sent.unknown) : sent.unknown;
      if (how === 'ignored') return false;
      if (how === 'kept' && !field) return true;
      const kind = field && sent.readOnly ? 'readOnlyField' : 'unknownField';
      throw refusal(errors, kind, name);
    }
    if (!isOfType(field, value, types)) throw refusal(errors, 'badValue', name);
    return true;
  });
  return Object.fromEntries(taken);
}

const kindOf = ({ type }: Pick<SimulatedField, 'type'>, types: Readonly<Record<string, string>>) =>
  types[type] ?? KINDS.find(([name]) => name.test(type))?.[1] ?? 'any';

function isOfType(
  { type, isMulti }: SimulatedField,
  value: unknown,
  types: Readonly<Record<string, string>>,
) {
  const shape = SHAPES[kindOf({ type }, types)] ?? z.unknown();
  const isFit = (one: unknown) => shape.safeParse(one).success;
  return isMulti ? value === null || (Array.isArray(value) && value.every(isFit)) : isFit(value);
}

/** A refusal that is about a field. */
export function refusal(
  { messages = {}, codes = {} }: ErrorsDescription,
  kind: 'unknownField' | 'badValue' | 'readOnlyField' | 'missingField',
  field: string,
): Refused {
  const words = messages[kind] ?? `{field}: ${SENTENCES[kind]}`;
  const refused = kind === 'unknownField' ? 'unknownField' : 'badValue';
  return new Refused(refused, words.replaceAll('{field}', field), { field, code: codes[kind] });
}

const SENTENCES = {
  unknownField: 'there is no such field',
  badValue: 'the value is not valid',
  readOnlyField: 'the field cannot be written',
  missingField: 'a value is needed',
} as const;

/** What the provider makes of a text in a form. One that does not fit is a text still, and is refused. */
function outOfText(value: unknown, kind: string): unknown {
  if (value === '') return null;
  if (kind === 'number' && /^-?\d{1,15}$/.test(String(value))) return Number(value);
  return kind === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value;
}
