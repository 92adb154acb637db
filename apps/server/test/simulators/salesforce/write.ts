import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import { notFound, SalesforceError, toRecordError } from './errors.ts';
import type { Field } from './fields.ts';
import { findField, OBJECTS, type SalesforceObject } from './objects.ts';
import { objectOf } from './query.ts';
import { readRecordId, toRecordId } from './record-ids.ts';
import { readValues } from './values.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record with this id, which may be in its short form. */
export function findRecord(account: DialectAccount, object: SalesforceObject, id: string): StoredRecord {
  const long = readRecordId(id);
  if (long === undefined)
    throw notFound(`Provided external ID field does not exist or is not accessible: ${id}`);
  const record = account.find(object.name, long);
  if (record) return record;
  const isDeleted = account.everyRecord(object.name).some((one) => one.id === long);
  throw isDeleted ? new SalesforceError(404, 'ENTITY_IS_DELETED', 'entity is deleted') : notFound();
}

export function createRecord(account: DialectAccount, object: SalesforceObject, body: Values): StoredRecord {
  const values = readValues(object, body, true);
  assertUnique(account, object, values);
  const defaults = object.fields.flatMap((field) => {
    const value = defaultOf(field);
    return value === undefined ? [] : [[field.name, value]];
  });
  return account.create(object.name, { ...Object.fromEntries(defaults), ...values });
}

export function updateRecord(account: DialectAccount, object: SalesforceObject, id: string, body: Values) {
  const record = findRecord(account, object, id);
  const values = readValues(object, body, false);
  assertUnique(account, object, values, record.id);
  account.update(object.name, record.id, values);
}

export function deleteRecord(account: DialectAccount, object: SalesforceObject, id: string) {
  account.delete(object.name, findRecord(account, object, id).id);
}

/** Updates the record that has this value of an external id, or creates it. */
export function upsertRecord(
  account: DialectAccount,
  object: SalesforceObject,
  { name, value, body }: { name: string; value: string; body: Values },
): { record: StoredRecord; isNew: boolean } {
  const field = findField(object, name);
  if (!field?.externalId)
    throw notFound(`Provided external ID field does not exist or is not accessible: ${name}`);
  const record = account
    .everyRecord(object.name)
    .find(({ values, isDeleted }) => !isDeleted && values[field.name] === value);
  if (!record) {
    return { record: createRecord(account, object, { ...body, [field.name]: value }), isNew: true };
  }
  updateRecord(account, object, record.id, body);
  return { record, isNew: false };
}

/** One record of a collection. */
export type CollectionEntry = Values & { attributes: { type: string } };

/** Like `upsertRecord`, for the records of a collection. They are all of the object in the address, and have no id. */
export function upsertCollection(
  account: DialectAccount,
  object: SalesforceObject,
  name: string,
  entries: readonly CollectionEntry[],
) {
  const isNew: boolean[] = [];
  const results = writeCollection(entries, ({ attributes, ...values }) => {
    const { [name]: value, ...body } = values as Values;
    if (attributes.type !== object.name || typeof value !== 'string')
      throw new SalesforceError(
        400,
        'INVALID_FIELD',
        `${name} is not set, or the type is not ${object.name}`,
      );
    const upserted = upsertRecord(account, object, { name, value, body });
    isNew.push(upserted.isNew);
    return upserted.record.id;
  });
  return results.map((result) => (result.success ? { ...result, created: isNew.shift() } : result));
}

/** Writes the records of a collection one after the other. Each has a result, in the order in which they were sent. */
export function writeCollection<T>(entries: readonly T[], write: (entry: T) => string) {
  return entries.map((entry) => {
    try {
      return { id: write(entry), success: true, errors: [] };
    } catch (error) {
      if (error instanceof SalesforceError) return { success: false, errors: [toRecordError(error)] };
      throw error;
    }
  });
}

const rolledBack = {
  success: false,
  errors: [
    {
      statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
      message:
        'Record rolled back because not all records were valid and the request was using AllOrNone header',
      fields: [],
    },
  ],
};

/** Like `writeCollection`, but if one record cannot be written, none is. */
export function writeAllOrNone(account: DialectAccount, entries: readonly CollectionEntry[], isNew: boolean) {
  const checked = writeCollection(entries, (entry) => checkEntry(account, entry, isNew));
  if (checked.every(({ success }) => success)) {
    return writeCollection(entries, (entry) => writeEntry(account, entry, isNew));
  }
  return checked.map((result) => (result.success ? rolledBack : result));
}

/** @throws {SalesforceError} when the entry could not be written. */
function checkEntry(
  account: DialectAccount,
  { attributes, ...rest }: CollectionEntry,
  isNew: boolean,
): string {
  const object = objectOf(account, attributes.type);
  const idName = Object.keys(rest).find((name) => name.toLowerCase() === 'id') ?? 'id';
  const { [idName]: id, ...values } = rest as Record<string, unknown>;
  const record = isNew ? undefined : findRecord(account, object, String(id ?? ''));
  assertUnique(account, object, readValues(object, isNew ? rest : values, isNew), record?.id);
  return record?.id ?? '';
}

/** Writes the entry of a collection, and answers the id of its record. */
export function writeEntry(account: DialectAccount, entry: CollectionEntry, isNew: boolean): string {
  const { attributes, ...rest } = entry;
  const object = objectOf(account, attributes.type);
  if (isNew) return createRecord(account, object, rest).id;
  const idName = Object.keys(rest).find((name) => name.toLowerCase() === 'id') ?? 'id';
  const { [idName]: id, ...values } = rest as Record<string, unknown>;
  updateRecord(account, object, String(id ?? ''), values);
  return String(id);
}

/** Deletes a record of any object: its id says which. */
export function deleteById(account: DialectAccount, id: string): string {
  const object = Object.values(OBJECTS).find(({ keyPrefix }) => id.startsWith(keyPrefix));
  if (!object || readRecordId(id) === undefined) {
    throw new SalesforceError(400, 'MALFORMED_ID', `malformed id ${id}`);
  }
  deleteRecord(account, object, id);
  return id;
}

function assertUnique(account: DialectAccount, object: SalesforceObject, values: Values, ownId?: string) {
  for (const { name } of object.fields.filter(({ externalId }) => externalId)) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const other = account
      .everyRecord(object.name)
      .find((record) => record.id !== ownId && !record.isDeleted && record.values[name] === value);
    if (!other) continue;
    const message = `duplicate value found: ${name} duplicates value on record with id: ${other.id}`;
    throw new SalesforceError(400, 'DUPLICATE_VALUE', message);
  }
}

function defaultOf(field: Field): unknown {
  if (!field.createable || !field.defaultedOnCreate) return undefined;
  if (field.type === 'boolean') return false;
  return field.type === 'reference' ? toRecordId('005', 1) : field.options[0];
}
