import { UnexpectedRequest } from '../refusal.ts';
import { toEpochSeconds } from '../times.ts';
import { StripeError } from './errors.ts';
import type { Form, FormValue } from './form.ts';

/** What a list is asked for. */
export interface ListQuery {
  readonly limit: number;
  /** The id of the record before the page. */
  readonly startingAfter: string | undefined;
  /** All of them must be met. */
  readonly conditions: readonly Condition[];
}

/** Something that the records of a list have in common. */
interface Condition {
  /** Two conditions with the same text are the same. */
  readonly text: string;
  isMet(record: ListedRecord): boolean;
}

interface ListedRecord {
  readonly createTime: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const ALWAYS = ['limit', 'starting_after', 'created'];
const BOUNDS: Readonly<Record<string, (time: number, bound: number) => boolean>> = {
  gt: (time, bound) => time > bound,
  gte: (time, bound) => time >= bound,
  lt: (time, bound) => time < bound,
  lte: (time, bound) => time <= bound,
};

/**
 * Reads the parameters of a list.
 * @param filters the members that the list can be limited by, besides `created`
 * @throws {StripeError} for a parameter that is wrong
 * @throws {UnexpectedRequest} for one that the facts do not name
 */
export function readListQuery(query: Form, filters: readonly string[]): ListQuery {
  const known = [...ALWAYS, ...filters];
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UnexpectedRequest(`The list takes ${known.join(', ')}, and not ${unknown}.`);
  }
  const equal = filters.flatMap((name) => toCondition(name, textOf(query, name)) ?? []);
  return {
    limit: limitOf(textOf(query, 'limit')),
    startingAfter: textOf(query, 'starting_after'),
    conditions: [...createdWithin(query.created), ...equal],
  };
}

/** `status=all` is no condition: it lists what the list would leave out otherwise. */
function toCondition(name: string, text: string | undefined): Condition | undefined {
  if (text === undefined || (name === 'status' && text === 'all')) return undefined;
  return { text: `${name}=${text}`, isMet: ({ values }) => String(values[name]) === text };
}

/** `created=5` is that second, and `created[gte]=5` from it on. */
function createdWithin(created: FormValue | undefined): Condition[] {
  if (created === undefined) return [];
  const bounds = typeof created === 'string' ? { gte: created, lte: created } : created;
  return Object.entries(bounds).map(([name, value]) => {
    const isWithin = Object.hasOwn(BOUNDS, name) ? BOUNDS[name] : undefined;
    if (!isWithin) throw new UnexpectedRequest(`There is no bound created[${name}].`);
    const bound = integerOf(`created[${name}]`, String(value));
    return {
      text: `created[${name}]=${bound}`,
      isMet: ({ createTime }) => isWithin(toEpochSeconds(createTime), bound),
    };
  });
}

function limitOf(text: string | undefined): number {
  const limit = text === undefined ? 10 : integerOf('limit', text);
  if (limit >= 1 && limit <= 100) return limit;
  const bound = limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100';
  const code = 'parameter_invalid_integer';
  throw new StripeError(400, `This value must be ${bound}.`, { code, param: 'limit' });
}

function integerOf(param: string, text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new StripeError(400, `Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param });
}

function textOf(query: Form, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new StripeError(400, `Invalid string: ${JSON.stringify(value)}`, { param: name });
}
