import type { Context } from 'hono';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { countedTo } from '../read-request.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { Page, PageRequest } from '../store/pages.ts';
import { conditionsIn, type Limits, type Parameters } from './conditions.ts';
import type { DescribedObject } from './described-object.ts';
import type { ListDescription } from './list-description.ts';
import { rendererOf } from './render.ts';
import { fill } from './template.ts';

type Call = Context<DialectEnv>;

/** The part of a request that says which page it is. */
interface Place extends Pick<PageRequest, 'cursor' | 'cursors'> {
  /** How many records come before, where that is known. */
  readonly start?: number;
}

/** Whether a call for a list means these records, where several objects are listed at one path. */
export async function isOf(c: Call, { of = {}, method }: ListDescription): Promise<boolean> {
  const asked = method === 'POST' ? flat(await c.req.json().catch(() => ({}))) : queryOf(c);
  return Object.entries(of).every(([name, value]) => asked[name] === value);
}

/**
 * Answers a call for a list.
 * @param above the values of the fields that the path names
 * @throws {UnexpectedRequest} for a parameter that the description does not have
 */
export async function answerList(
  c: Call,
  object: DescribedObject,
  list: ListDescription,
  above: Readonly<Record<string, string>>,
): Promise<Response> {
  const { account } = c.var;
  const body = list.method === 'POST' ? await c.req.json().catch(() => ({})) : undefined;
  const asked = body === undefined ? queryOf(c) : flat(body);
  assertKnown(asked, list, object);
  const size = sizeIn(asked, list);
  const sent = account.quirks.cursor === undefined ? asked : inCircles(account, asked, list, size);
  const place = placeIn(sent, list, shownSize(account, size));
  const headers = Object.fromEntries(
    Object.keys(list.headerParameters ?? {}).map((name) => [name, c.req.header(name)] as const),
  );
  const limits = conditionsIn(account, object, { list, sent: { ...sent, ...headers }, above, body });
  const page = account.page({
    object: object.name,
    size,
    isWhole: list.paging.by === 'none',
    ...place,
    ...limits,
    isIndexed: list.isIndexed ?? limits.isLimited,
  });
  return c.json(...answerOf(c, { object, list, sent, size, place, page, limits }));
}

/** A list whose pages go in circles does not look at where its caller goes on. It counts the pages itself. */
function inCircles(
  account: DialectAccount,
  sent: Parameters,
  { paging, goesOnBy }: ListDescription,
  size: number,
): Parameters {
  if (goesOnBy === undefined || sent[goesOnBy] === undefined || paging.by === 'none') return sent;
  const first = account.calls.findLastIndex(({ path }) => !path.includes(`${goesOnBy}=`));
  const before = account.calls.length - 1 - first;
  const { [goesOnBy]: _, ...others } = sent;
  const at = paging.by === 'page' ? before + paging.first : before * shownSize(account, size);
  return { ...others, [paging.parameter]: String(at) };
}

/** A parameter that is sent several times is a list with commas. */
function queryOf(c: Call): Parameters {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [parameterOf(name), values.join(',')]),
  );
}

/** The parameter of `expand[0]`, which has one value of a list. */
export function parameterOf(name: string): string {
  return name.replace(/\[\d+\]$/, '');
}

interface Found {
  readonly object: DescribedObject;
  readonly list: ListDescription;
  readonly sent: Parameters;
  readonly size: number;
  readonly place: Place;
  readonly page: Page;
  readonly limits: Limits;
}

function answerOf(
  c: Call,
  { object, list, sent, size, place, page, limits }: Found,
): [body: object, status: 200, headers: Record<string, string>] {
  const { paging, answer, headers = {} } = list;
  const shown = shownSize(c.var.account, size);
  const number = paging.by === 'page' ? Number(sent[paging.parameter] ?? paging.first) : 1;
  // The address behind an empty page has a name, and the pages after it have numbers again.
  const isEmpty = page.records.length === 0;
  const after = !Number.isInteger(number) ? Number(page.next) / shown + 1 : number + 1;
  const goesOn = paging.by === 'page' && !isEmpty ? String(after) : page.next;
  const ending = paging.by === 'cursor' ? (paging.ending ?? '') : '';
  const next = page.hasMore && goesOn !== undefined ? goesOn + ending : undefined;
  const url = next === undefined ? undefined : nextUrl(c, list, next);
  const render = rendererOf(c.var.account, object);
  const records = page.records.map(render).map(limits.project);
  const places = {
    records,
    some: isEmpty ? undefined : records,
    object: object.name,
    count: page.records.length,
    total: page.total,
    more: page.hasMore,
    isLast: !page.hasMore,
    size: shown,
    start: place.start ?? 0,
    page: number,
    pages: Math.ceil(page.total / shown),
    next: next !== undefined && paging.by !== 'cursor' && /^\d+$/.test(next) ? Number(next) : next,
    last: page.hasMore ? page.records.at(-1)?.id : undefined,
    nextUrl: url?.href,
    nextPath: url && `${url.pathname}${url.search}`,
  };
  const wanted = Object.entries(headers).filter(([, text]) => !text.includes('{next') || url !== undefined);
  const filled = wanted.map(([name, text]) => [name, String(fill(text, places))]);
  return [fill(answer, places) as object, 200, Object.fromEntries(filled)];
}

/** The address of this call, with another place. */
function nextUrl(c: Call, { paging }: ListDescription, next: string): URL {
  const url = new URL(c.req.url);
  if (paging.by !== 'none') url.searchParams.set(paging.parameter, next);
  return url;
}

function sizeIn(sent: Parameters, { size }: ListDescription): number {
  if (!size) return 100;
  const { parameter, max, usual = max } = size;
  const asked = Number(sent[parameter] ?? usual);
  if (Number.isInteger(asked) && asked >= 1 && asked <= max) return asked;
  throw new Refused('badValue', `${parameter} must be between 1 and ${max}`, { field: parameter });
}

/** How many records a page really has, by which pages with numbers are counted. */
function shownSize({ quirks }: DialectAccount, size: number): number {
  return Math.max(1, Math.min(size, quirks.largestPage ?? size) - (quirks.shortPages ? 1 : 0));
}

function placeIn(sent: Parameters, { paging }: ListDescription, shown: number): Place {
  if (paging.by === 'none') return { cursors: 'offset' };
  const given = sent[paging.parameter] || undefined;
  switch (paging.by) {
    case 'cursor':
      return { cursors: 'position', cursor: withoutEnding(given, paging.ending) };
    case 'lastId':
      return { cursors: 'lastId', cursor: given };
    case 'offset':
      return { cursors: 'offset', cursor: given === '0' ? undefined : given, start: Number(given ?? 0) };
    case 'counted':
      return { ...countedTo(numberIn(paging.parameter, given ?? '0')), start: Number(given ?? 0) };
    case 'page': {
      if (given?.includes('.')) return { cursors: 'counted', cursor: given };
      const start = (numberIn(paging.parameter, given ?? String(paging.first)) - paging.first) * shown;
      return { ...countedTo(start), start };
    }
  }
}

/** @throws {Refused} for a cursor that lost its end */
function withoutEnding(cursor: string | undefined, ending = ''): string | undefined {
  if (cursor === undefined || cursor.endsWith(ending)) return cursor?.slice(0, cursor.length - ending.length);
  throw new Refused('cursorGone', `The cursor ${cursor} is not known.`);
}

function numberIn(parameter: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Refused('badValue', `${parameter} must be a number`, { field: parameter });
}

function assertKnown(sent: Parameters, list: ListDescription, { name }: DescribedObject): void {
  const { paging, size, parameters = {}, filters, of = {} } = list;
  const known = [
    ...Object.keys(of),
    ...(paging.by === 'none' ? [] : [paging.parameter]),
    ...(size ? [size.parameter] : []),
    ...Object.keys(parameters),
    ...(filters?.any ? [filters.any.at] : []),
    ...(filters?.beside ?? []),
  ];
  const isFilter = (path: string) => filters !== undefined && path.startsWith(`${filters.at}.`);
  const unknown = Object.keys(sent).find((path) => !known.includes(path) && !isFilter(path));
  if (unknown === undefined) return;
  throw new UnexpectedRequest(
    `The list of ${name} takes ${known.join(', ') || 'nothing'}, and not ${unknown}.`,
  );
}

/** The values in a body by the dotted paths to them. */
function flat(body: unknown, path = ''): Record<string, string> {
  if (typeof body !== 'object' || body === null) return { [path]: String(body) };
  return Object.assign(
    {},
    ...Object.entries(body).map(([name, value]) => flat(value, path === '' ? name : `${path}.${name}`)),
  );
}
