import type { Entry, StoredRecord } from './entry.ts';
import type { ObjectStore } from './object-store.ts';

/** Which records a list has, and in which order. */
export interface ListRequest {
  /** Absent: all of them. */
  where?: ((record: StoredRecord) => boolean) | undefined;
  /** Two conditions with the same key are the same. Needed if there is a condition and an account has many records. */
  whereKey?: string | undefined;
  /** `id`, `createTime`, `updateTime`, or the name of a field. Ties are in the order of creation. Absent: that order. */
  orderBy?: string | undefined;
  isDescending?: boolean | undefined;
  /** Deleted records are in the list too. */
  includesDeleted?: boolean | undefined;
  /** A list of the search index shows a change only after `indexLagMs`. Lists with a filter usually are such. */
  isIndexed?: boolean | undefined;
}

/** Makes lists of records, and remembers those of records that did not change since. */
export function createListViews() {
  const known = new Map<string, { store: ObjectStore; version: number; entries: readonly Entry[] }>();
  return (store: ObjectStore, request: ListRequest, shownUntil: number): readonly Entry[] => {
    const isCertain = !request.isIndexed || shownUntil === Number.POSITIVE_INFINITY;
    const hasKey = !request.where || request.whereKey !== undefined;
    if (!isCertain || !hasKey) return makeList(store, request, shownUntil);
    const { whereKey, orderBy, isDescending, includesDeleted } = request;
    const key = JSON.stringify([whereKey, orderBy, isDescending, includesDeleted]);
    const found = known.get(key);
    if (found?.store === store && found.version === store.version) return found.entries;
    if (known.size >= 8) known.clear();
    const entries = makeList(store, request, shownUntil);
    known.set(key, { store, version: store.version, entries });
    return entries;
  };
}

function makeList(store: ObjectStore, request: ListRequest, shownUntil: number): readonly Entry[] {
  const list: Entry[] = [];
  for (const newest of store.entries.values()) {
    const entry = request.isIndexed ? versionOf(newest, shownUntil) : newest;
    if (!entry || (entry.isDeleted && !request.includesDeleted)) continue;
    if (request.where?.(entry) ?? true) list.push(entry);
  }
  return list.sort((a, b) => comparePlaces(placeOf(a, request), placeOf(b, request), request));
}

/** The newest version that was written until then. */
function versionOf(newest: Entry, shownUntil: number): Entry | undefined {
  let entry: Entry | undefined = newest;
  while (entry && entry.writtenAt > shownUntil) entry = entry.previous;
  return entry;
}

/** Where a record stands in a list: what the list is ordered by, then the number of the record. */
export type Place = readonly [by: string | number | null, index: number];

/** The place of a record in a list. */
export function placeOf(entry: Entry, { orderBy }: ListRequest): Place {
  return [sortValue(entry, orderBy), entry.index];
}

function sortValue(entry: Entry, orderBy: string | undefined): string | number | null {
  if (orderBy === undefined) return null;
  if (orderBy === 'createTime' || orderBy === 'updateTime') return entry[orderBy];
  const value = orderBy === 'id' ? entry.id : entry.values[orderBy];
  if (typeof value === 'number' || value === null || value === undefined) return value ?? null;
  return String(value);
}

/** Orders two places. Texts that are numbers are compared as numbers. */
export function comparePlaces(a: Place, b: Place, { isDescending }: ListRequest): number {
  const order = compareValues(a[0], b[0]) || a[1] - b[1];
  return isDescending ? -order : order;
}

function compareValues(a: Place[0], b: Place[0]): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  if (/^\d+$/.test(String(a)) && /^\d+$/.test(String(b))) return Number(a) - Number(b);
  return a < b ? -1 : 1;
}
