import type { DialectAccount } from '../account.ts';
import type { SimulatedField } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';

type Values = Record<string, unknown>;

/** The record with this id. @throws {Refused} */
export function found(record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', 'Record with that ID was not found.');
}

/** @throws {Refused} for fields that are missing, unknown or wrong */
export function createRecord(account: DialectAccount, name: string, sent: Values): StoredRecord {
  const values = readValues(account, name, sent);
  const isEmpty = (field: string) => values[field] === undefined || values[field] === null;
  const missing = account.fieldsOf(name).find((field) => field.isRequired && isEmpty(field.name));
  if (missing) {
    throw new Refused('badValue', `Required value for attribute "${missing.name}" was not provided.`, {
      field: missing.name,
    });
  }
  return account.create(name, values);
}

/** Changes the given fields and keeps the others. With `appends`, what has several values keeps those. @throws {Refused} */
export function updateRecord(
  account: DialectAccount,
  name: string,
  { id, sent, appends }: { id: string; sent: Values; appends: boolean },
): StoredRecord {
  const { values: before } = found(account.find(name, id));
  const values = readValues(account, name, sent);
  const several = account
    .fieldsOf(name)
    .filter((field) => field.isMulti && Object.hasOwn(values, field.name));
  for (const { name: field } of appends ? several : []) {
    values[field] = [...new Set([before[field] ?? [], values[field] ?? []].flat())];
  }
  return found(account.update(name, id, values));
}

/** A single value may be sent in a list too. */
function readValues(account: DialectAccount, name: string, sent: Values): Values {
  const fields = new Map(account.fieldsOf(name).map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(sent).map(([member, value]) => [member, readValue(fields.get(member), member, value)]),
  );
}

function readValue(field: SimulatedField | undefined, member: string, value: unknown): unknown {
  if (!field) {
    throw new Refused('unknownField', `Cannot find attribute with slug/ID "${member}".`, { field: member });
  }
  if (field.isReadOnly) {
    throw new Refused('badValue', `The attribute "${member}" cannot be written.`, { field: member });
  }
  const all = value === null ? [] : [value].flat();
  const isWrong = (one: unknown) =>
    field.type === 'checkbox' ? typeof one !== 'boolean' : field.type === 'text' && typeof one !== 'string';
  // A single value is no list: https://docs.attio.com/rest-api/endpoint-reference/records/create-a-record
  const isNoList = field.isMulti && value !== null && !Array.isArray(value);
  if (isNoList || all.some(isWrong) || (!field.isMulti && all.length > 1)) {
    throw new Refused('badValue', `An invalid value was passed to attribute with slug "${member}".`, {
      field: member,
    });
  }
  return field.isMulti ? all : (all[0] ?? null);
}
