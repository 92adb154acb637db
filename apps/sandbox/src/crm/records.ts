import { ApiError } from '../api/errors.ts';
import type { Account } from './account.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { readCondition } from './filter.ts';
import { type CrmRecord, createDice, generateRecords, recordId } from './generate.ts';
import { linkChanges } from './links.ts';
import type { ObjectName } from './objects.ts';
import { fieldsOf, presentRecord } from './schema-change.ts';
import { compare, firstIndex, forgetOrder, sortedRecords } from './sorted-records.ts';
import { assertComplete, assertWritable, unknownField } from './validate.ts';

export interface RecordQuery {
  limit: number;
  cursor?: string | undefined;
  /** Only records that changed at this time or later, in milliseconds since 1970. */
  updatedSinceMs?: number | undefined;
  fields?: string[] | undefined;
  /** Only records that meet all of them, each such as `city:Ghent`. */
  where?: string[] | undefined;
}

/** One page of records. The record whose last change is oldest comes first. */
export interface RecordPage {
  records: CrmRecord[];
  nextCursor?: string;
}

/**
 * Lists records by update time, then ID.
 * The cursor is a position, not a snapshot: a record that changes while a reader pages comes again at the end.
 */
export function listRecords(account: Account, object: ObjectName, query: RecordQuery): RecordPage {
  assertKnownFields(account, object, query.fields);
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const since = query.updatedSinceMs ?? Number.NEGATIVE_INFINITY;
  const conditions = (query.where ?? []).map((one) => readCondition(fieldsOf(account, object), one));
  const all = sortedRecords(account, object);
  const start = firstIndex(
    all,
    (record) => Date.parse(record.updated_at) >= since && (!after || compare(record, after) > 0),
  );
  const found: CrmRecord[] = [];
  // One more than the page, to know whether there is another page.
  for (let index = start; index < all.length && found.length <= query.limit; index += 1) {
    const record = all[index];
    if (!record) break;
    const presented = conditions.length > 0 ? presentRecord(account, object, record) : record;
    if (conditions.every((isMet) => isMet(presented))) found.push(record);
  }
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    records: page.map((record) => project(presentRecord(account, object, record), query.fields)),
    ...(last && found.length > page.length && { nextCursor: encodeCursor(last) }),
  };
}

/** @throws {ApiError} 404 when there is no such record. */
export function getRecord(account: Account, object: ObjectName, id: string, fields?: string[]): CrmRecord {
  assertKnownFields(account, object, fields);
  return project(presentRecord(account, object, findOrThrow(account, object, id)), fields);
}

/** @throws {ApiError} when a record with these values would be refused. */
export function assertCreatable(account: Account, object: ObjectName, values: Record<string, unknown>): void {
  const fields = fieldsOf(account, object);
  assertWritable(fields, values, existsIn(account));
  assertComplete(fields, values);
}

/** @throws {ApiError} when the record is not there, or a change to these values would be refused. */
export function assertUpdatable(
  account: Account,
  object: ObjectName,
  id: string,
  values: Record<string, unknown>,
): CrmRecord {
  const before = findOrThrow(account, object, id);
  assertWritable(fieldsOf(account, object), values, existsIn(account));
  return before;
}

export function createRecord(
  account: Account,
  object: ObjectName,
  values: Record<string, unknown>,
  now: Date,
): CrmRecord {
  assertCreatable(account, object, values);
  account.lastNumber[object] += 1;
  const id = recordId(object, account.lastNumber[object]);
  const record = { id, ...values, created_at: now.toISOString(), updated_at: now.toISOString() };
  account.records[object].set(id, record);
  forgetOrder(account, object);
  account.webhooks.tell({ object, verb: 'created', recordId: id }, now);
  account.webhooks.tellLinks(linkChanges(object, id, {}, values), now);
  return presentRecord(account, object, record);
}

/**
 * Adds records as an import does: all within the seconds before now, and every fifth at the same time as the one before.
 * All have `values`, and invented ones beside them.
 * @throws {ApiError} when a record with these values would be refused.
 */
export function addRecords(
  account: Account,
  object: ObjectName,
  { count, values }: { count: number; values: Record<string, unknown> },
  now: Date,
): void {
  assertWritable(fieldsOf(account, object), values, existsIn(account));
  const number = account.lastNumber[object];
  const earlier = Object.fromEntries(
    Object.entries(account.records).map(([name, records]) => [name, [...records.values()]]),
  );
  const made = generateRecords(object, fieldsOf(account, object), count, createDice(number + 1), earlier);
  const start = now.getTime() - count;
  made.forEach((record, index) => {
    const id = recordId(object, number + index + 1);
    const time = new Date(start + index - Number(index % 5 === 4)).toISOString();
    account.records[object].set(id, { ...record, ...values, id, created_at: time, updated_at: time });
    account.webhooks.tell({ object, verb: 'created', recordId: id }, now);
  });
  account.lastNumber[object] += count;
  forgetOrder(account, object);
}

/** Changes the given fields of a record and keeps the others. */
export function updateRecord(
  account: Account,
  object: ObjectName,
  id: string,
  values: Record<string, unknown>,
  now: Date,
): CrmRecord {
  const before = assertUpdatable(account, object, id, values);
  const record = { ...before, ...values, updated_at: now.toISOString() };
  account.records[object].set(id, record);
  forgetOrder(account, object);
  account.webhooks.tell({ object, verb: 'updated', recordId: id, changedFields: Object.keys(values) }, now);
  account.webhooks.tellLinks(linkChanges(object, id, before, record), now);
  return presentRecord(account, object, record);
}

/**
 * Changes the record that has the same value in a field, or creates one if there is none.
 * @throws {ApiError} when the field has no value, or several records have it
 */
export function upsertRecord(
  account: Account,
  object: ObjectName,
  { by, values }: { by: string; values: Record<string, unknown> },
  now: Date,
): { record: CrmRecord; isNew: boolean } {
  assertKnownFields(account, object, [by]);
  const { [by]: value } = values;
  if (value === undefined || value === null || value === '') {
    const message = `Field "${by}" says which record is meant, and has no value.`;
    throw new ApiError(400, 'missing_field', message, { field: by });
  }
  const [found, other] = [...account.records[object].values()].filter((record) => record[by] === value);
  if (other) throw new ApiError(409, 'conflict', `Several records have this value in "${by}".`);
  return found
    ? { record: updateRecord(account, object, found.id, values, now), isNew: false }
    : { record: createRecord(account, object, values, now), isNew: true };
}

/** Deletes a record. References to it stay, as in many CRMs. */
export function deleteRecord(account: Account, object: ObjectName, id: string, now: Date): void {
  findOrThrow(account, object, id);
  account.records[object].delete(id);
  forgetOrder(account, object);
  account.webhooks.tell({ object, verb: 'deleted', recordId: id }, now);
}

function findOrThrow(account: Account, object: ObjectName, id: string): CrmRecord {
  const record = account.records[object].get(id);
  if (!record) throw new ApiError(404, 'not_found', `There is no record "${id}" in ${object}.`);
  return record;
}

function existsIn(account: Account) {
  return (object: string, id: string) => account.records[object as ObjectName]?.has(id) ?? false;
}

function assertKnownFields(account: Account, object: ObjectName, names: string[] = []): void {
  const known = new Set(fieldsOf(account, object).map((field) => field.name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw unknownField(unknown);
}

function project(record: CrmRecord, names: string[] | undefined): CrmRecord {
  if (!names) return record;
  const chosen = Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  return { ...chosen, id: record.id, created_at: record.created_at, updated_at: record.updated_at };
}
