import type { DialectAccount } from '../account.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { PipedriveObject } from './objects.ts';
import { rendererOf } from './render.ts';

const MAX_SIZE = 500;
const DELETED_SHOWN_MS = 30 * 24 * 60 * 60_000;

type Query = Readonly<Record<string, string>>;

/**
 * A page of version 2. `updated_since` is inclusive and `updated_until` is not.
 * https://developers.pipedrive.com/docs/api/v1/Deals
 * @throws {Refused}
 * @throws {UnexpectedRequest} for a parameter that the facts do not name
 */
export function listByCursor(account: DialectAccount, name: string, object: PipedriveObject, query: Query) {
  const changed = object.hasUpdatedSince
    ? ['updated_since', 'updated_until', 'sort_by', 'sort_direction']
    : [];
  assertKnown(query, ['limit', 'cursor', ...changed, ...object.filters]);
  const { cursor, sort_by: sortBy = 'id', sort_direction: direction = 'asc' } = query;
  const orders: Readonly<Record<string, string | undefined>> = {
    id: undefined,
    add_time: 'createTime',
    update_time: 'updateTime',
  };
  if (!Object.hasOwn(orders, sortBy)) throw new Refused('badValue', 'sort_by is not valid');
  const isMet = conditionOf(account, object, query);
  const showsDeleted = query.status?.split(',').includes('deleted') === true;
  // What was deleted long ago leaves the list without a change.
  const asOf = showsDeleted ? String(account.now()) : '';
  const { records, next } = account.page({
    object: name,
    size: sizeOf(query.limit),
    cursor,
    cursors: 'position',
    where: isMet,
    whereKey: new URLSearchParams({ ...query, limit: '', cursor: '', asOf }).toString(),
    orderBy: orders[sortBy],
    isDescending: direction === 'desc',
    includesDeleted: showsDeleted,
    isIndexed: true,
  });
  const data = records.map(rendererOf(account, name));
  return { success: true, data, additional_data: { next_cursor: next ?? null } };
}

/** A page of version 1. Records that come and go meanwhile shift the rest. @throws {Refused} */
export function listByOffset(account: DialectAccount, name: string, object: PipedriveObject, query: Query) {
  assertKnown(query, ['start', 'limit', ...object.filters]);
  const { start } = query;
  const size = sizeOf(query.limit);
  const { records, next, hasMore } = account.page({
    object: name,
    size,
    cursor: start === '0' ? undefined : start,
    cursors: 'offset',
  });
  const pagination = {
    start: Number(start ?? 0),
    limit: size,
    more_items_in_collection: hasMore,
    // A chain of cursors that never ends has names for its offsets.
    ...(next !== undefined && { next_start: /^\d+$/.test(next) ? Number(next) : next }),
  };
  return {
    success: true,
    data: records.map(rendererOf(account, name)),
    additional_data: { pagination },
  };
}

function conditionOf(account: DialectAccount, object: PipedriveObject, query: Query) {
  const since = timeOf(query, 'updated_since') ?? Number.NEGATIVE_INFINITY;
  const until = timeOf(query, 'updated_until') ?? Number.POSITIVE_INFINITY;
  const filters = object.filters.filter((name) => query[name] !== undefined && name !== 'status');
  const statuses = object.filters.includes('status') ? query.status?.split(',') : undefined;
  return ({ updateTime, isDeleted, values }: StoredRecord): boolean => {
    // Times are stored in whole seconds.
    const time = Math.floor(updateTime / 1000) * 1000;
    if (time < since || time >= until) return false;
    if (isDeleted && updateTime < account.now() - DELETED_SHOWN_MS) return false;
    const status = isDeleted ? 'deleted' : String(values.status);
    if (statuses && !statuses.includes(status)) return false;
    return filters.every((name) => String(values[name]) === query[name]);
  };
}

function timeOf(query: Query, name: string): number | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)) return Date.parse(text);
  throw new Refused('badValue', `Parameter '${name}' must be a time in RFC 3339`);
}

function sizeOf(limit = '100'): number {
  const size = Number(limit);
  if (Number.isInteger(size) && size >= 1 && size <= MAX_SIZE) return size;
  throw new Refused('badValue', `Parameter 'limit' must be between 1 and ${MAX_SIZE}`);
}

function assertKnown(query: Query, known: readonly string[]): void {
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new UnexpectedRequest(`The list takes ${known.join(', ')}, and not ${unknown}.`);
}
