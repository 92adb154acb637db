import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { SimulatedField } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { PipedriveObject } from './objects.ts';

type Values = Record<string, unknown>;

const Numeric = z.number().nullable();
const Text = z.string().nullable();
const Shapes: Readonly<Record<string, z.ZodType>> = {
  int: z.int().nullable(),
  double: Numeric,
  user: Numeric,
  org: Numeric,
  people: Numeric,
  deal: Numeric,
  stage: Numeric,
  pipeline: Numeric,
  enum: Numeric,
  boolean: z.boolean().nullable(),
  varchar: Text,
  text: Text,
  lead: Text,
  time: Text,
  datetime: Text,
  date: z.iso.date().nullable(),
};

/** The record with this id. @throws {Refused} */
export function findRecord(
  account: DialectAccount,
  name: string,
  object: PipedriveObject,
  id: string,
): StoredRecord {
  return found(object, account.find(name, id));
}

/** @throws {Refused} for fields that are missing, unknown or wrong */
export function createRecord(account: DialectAccount, name: string, object: PipedriveObject, body: Values) {
  const values = readValues(account, name, object, body);
  const missing = object.required.find((field) => values[field] === undefined || values[field] === null);
  if (missing !== undefined) throw new Refused('badValue', `Parameter '${missing}' is required`);
  return account.create(name, name === 'deals' ? { status: 'open', ...values } : values);
}

/** Changes the given fields and keeps the others. @throws {Refused} */
export function updateRecord(
  account: DialectAccount,
  name: string,
  object: PipedriveObject,
  { id, body }: { id: string; body: Values },
) {
  findRecord(account, name, object, id);
  return found(object, account.update(name, id, readValues(account, name, object, body)));
}

/** @throws {Refused} */
export function deleteRecord(
  account: DialectAccount,
  name: string,
  object: PipedriveObject,
  id: string,
): void {
  found(object, account.delete(name, id));
}

/** Version 2 takes custom fields in a member of their own, and version 1 beside the others. */
function readValues(
  account: DialectAccount,
  name: string,
  { version }: PipedriveObject,
  body: Values,
): Values {
  const fields = account.fieldsOf(name);
  const { custom_fields: custom = {}, ...own } = version === 2 ? body : { ...body, custom_fields: {} };
  const ownFields = version === 2 ? fields.filter(({ isCustom }) => !isCustom) : fields;
  const customFields = fields.filter(({ isCustom }) => isCustom);
  return { ...checked(own, ownFields), ...checked(Object(custom), customFields) };
}

function checked(values: Values, fields: readonly SimulatedField[]): Values {
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name && !one.isReadOnly);
    if (!field) throw new Refused('unknownField', `Parameter '${name}' is not allowed`, { field: name });
    if (Shapes[field.type]?.safeParse(value).success === false) {
      throw new Refused('badValue', `Parameter '${name}' must be of type ${field.type}`, { field: name });
    }
  }
  return values;
}

function found(object: PipedriveObject, record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', `${object.title} not found`);
}
