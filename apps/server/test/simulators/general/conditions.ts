import type { DialectAccount } from '../account.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { ListRequest } from '../store/list-view.ts';
import type { DescribedObject } from './described-object.ts';
import { filtersIn } from './filters.ts';
import type { Comparison, ListDescription, ParameterDescription } from './list-description.ts';
import { granularityMs, readTime } from './render.ts';
import { valueAt } from './template.ts';

/** The parameters of a call, by name. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** What the parameters of a call make of a list. */
export interface Limits
  extends Pick<ListRequest, 'where' | 'whereKey' | 'orderBy' | 'isDescending' | 'includesDeleted'> {
  /** A parameter leaves records out. */
  readonly isLimited: boolean;
  /** Leaves out the members that the caller does not want. */
  readonly project: (record: unknown) => unknown;
}

type Condition = (record: StoredRecord) => boolean;

interface Asked {
  readonly list: ListDescription;
  readonly sent: Parameters;
  readonly above: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const COMPARISONS: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
};

/** Reads what the parameters of a call ask for. */
export function conditionsIn(
  account: DialectAccount,
  object: DescribedObject,
  { list, sent, above, body }: Asked,
): Limits {
  const { parameters, headerParameters, deletedForMs, filters } = list;
  const given = Object.entries({ ...parameters, ...headerParameters }).flatMap(([name, what]) => {
    const value = sent[name] ?? ('field' in what ? what.usual : undefined);
    return value === undefined ? [] : partsOf({ name, what, value });
  });
  const asked = filters && [filters.any?.at, filters.at].map((path) => path && valueAt(body, path));
  const found = filters && filtersIn(account, object, filters, body);
  const conditions = [
    ...given.flatMap(({ name, what, value }) => conditionOf(object, name, what, value)),
    ...(found ? [found] : []),
  ];
  const places = Object.entries(above).map(
    ([field, id]): Condition =>
      ({ values }) =>
        String(values[field]) === id,
  );
  const deleted = given.map(({ what, value }) => shownDeleted(what, value));
  const includesDeleted = list.showsDeleted === true || deleted.some((shown) => shown !== undefined);
  const until = deletedForMs === undefined ? undefined : account.now() - deletedForMs;
  const isShown: Condition = ({ isDeleted, updateTime }) =>
    isDeleted ? until === undefined || updateTime >= until : !deleted.includes('only');
  const all = [...conditions, ...places, ...(includesDeleted ? [isShown] : [])];
  return {
    isLimited: conditions.length > 0,
    where: all.length === 0 ? undefined : (record) => all.every((isMet) => isMet(record)),
    whereKey: JSON.stringify([
      above,
      given.map(({ name, value }) => [name, value]),
      includesDeleted && until,
      asked,
    ]),
    includesDeleted,
    ...orderOf(list, given),
    project: projectionOf(given),
  };
}

interface GivenParameter {
  readonly name: string;
  readonly what: ParameterDescription;
  readonly value: string;
}

/** A text of several conditions is several parameters. */
function partsOf({ name, what, value }: GivenParameter): GivenParameter[] {
  if (!('texts' in what)) return [{ name, what, value }];
  const all = what.between === undefined ? [value] : value.split(what.between);
  return all.flatMap((one) => {
    for (const [text, meaning] of Object.entries(what.texts)) {
      const [before = '', after = ''] = text.split('{value}');
      const isIt =
        one.startsWith(before) && one.endsWith(after) && one.length >= before.length + after.length;
      if (isIt) return [{ name, what: meaning, value: one.slice(before.length, one.length - after.length) }];
    }
    throw new UnexpectedRequest(`${name} takes ${Object.keys(what.texts).join(', ')}, and not ${one}.`);
  });
}

function conditionOf(
  { description: { times } }: DescribedObject,
  name: string,
  what: ParameterDescription,
  value: string,
): Condition[] {
  if ('allows' in what) {
    if (what.allows === 'any' || what.allows.includes(value)) return [];
    throw new UnexpectedRequest(`${name} takes ${what.allows.join(', ')}, and not ${value}.`);
  }
  if ('time' in what) {
    const bound = readTime(value, what.as ?? times);
    if (bound === undefined) throw new Refused('badValue', `${name} is not a time`, { field: name });
    const step = granularityMs(times);
    const fits = COMPARISONS[what.is];
    return [(record) => fits(Math.floor(record[what.time] / step) * step, bound)];
  }
  if ('field' in what) {
    const wanted = what.several ? value.split(',') : [value];
    const { field, deleted, all } = what;
    if (value === all) return [];
    return [
      ({ isDeleted, values }) => {
        const has = isDeleted && deleted !== undefined ? deleted : String(values[field]);
        return wanted.includes(has) || (value.startsWith('-') && has !== value.slice(1));
      },
    ];
  }
  return [];
}

function shownDeleted(what: ParameterDescription, value: string): 'too' | 'only' | undefined {
  if ('showsDeleted' in what && value === what.when) return what.showsDeleted;
  if ('field' in what && what.deleted !== undefined && value.split(',').includes(what.deleted)) return 'too';
  return undefined;
}

function orderOf({ orderBy, isDescending = false }: ListDescription, given: readonly GivenParameter[]) {
  let order = { orderBy: orderBy as string | undefined, isDescending };
  for (const { name, what, value } of given) {
    if ('orders' in what) {
      const asked = what.orders[value];
      if (asked === undefined) throw new Refused('badValue', `${name} is not valid`, { field: name });
      order = { orderBy: asked.replace('-', ''), isDescending: asked.startsWith('-') };
    }
    if ('descendsWhen' in what) order = { ...order, isDescending: value === what.descendsWhen };
  }
  return order;
}

function projectionOf(given: readonly GivenParameter[]): Limits['project'] {
  const [asked] = given.flatMap(({ what, value }) => ('fields' in what ? [{ ...what, value }] : []));
  if (!asked) return (record) => record;
  const { inside, value } = asked;
  const names = value.split(',');
  const chosen = (members: unknown) =>
    Object.fromEntries(
      Object.entries(Object(members)).filter(([name]) => name === 'id' || names.includes(name)),
    );
  return (record) =>
    inside === undefined ? chosen(record) : { ...Object(record), [inside]: chosen(Object(record)[inside]) };
}
