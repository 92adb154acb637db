import { SalesforceError } from './errors.ts';
import type { Field } from './fields.ts';
import { findField, type SalesforceObject } from './objects.ts';
import { readRecordId } from './record-ids.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the values of a new record or of a change. An unknown field or a wrong value refuses the whole record.
 * @throws {SalesforceError}
 */
export function readValues(object: SalesforceObject, body: Values, isNew: boolean): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'attributes') continue;
    const field = findField(object, name);
    if (!field) {
      const message = `No such column '${name}' on sobject of type ${object.name}`;
      throw new SalesforceError(400, 'INVALID_FIELD', message);
    }
    if (!(isNew ? field.createable : field.updateable)) throw notWriteable(field);
    values[field.name] = readValue(field, value);
  }
  if (isNew) assertComplete(object, values);
  return values;
}

function assertComplete(object: SalesforceObject, values: Values) {
  const missing = object.fields
    .filter(({ nillable, defaultedOnCreate }) => !nillable && !defaultedOnCreate)
    .filter(({ name }) => values[name] === undefined || values[name] === null)
    .map(({ name }) => name);
  if (missing.length === 0) return;
  const message = `Required fields are missing: [${missing.join(', ')}]`;
  throw new SalesforceError(400, 'REQUIRED_FIELD_MISSING', message, missing);
}

function notWriteable({ name }: Field) {
  const message = `Unable to create/update fields: ${name}. Please check the security settings of this field.`;
  return new SalesforceError(400, 'INVALID_FIELD_FOR_INSERT_UPDATE', message, [name]);
}

function readValue(field: Field, value: unknown): unknown {
  if (value === null || value === '') {
    if (field.nillable) return null;
    throw new SalesforceError(400, 'REQUIRED_FIELD_MISSING', `Required fields are missing: [${field.name}]`, [
      field.name,
    ]);
  }
  if (!fits(field, value)) {
    const message = `Cannot deserialize instance of ${field.type} from VALUE ${JSON.stringify(value)}`;
    throw new SalesforceError(400, 'JSON_PARSER_ERROR', message);
  }
  if (field.type === 'reference' || field.type === 'id') return readReference(field, String(value));
  if (typeof value === 'string' && field.type === 'string' && value.length > 255) {
    const message = `${field.label}: data value too large: ${value.slice(0, 20)} (max length=255)`;
    throw new SalesforceError(400, 'STRING_TOO_LONG', message, [field.name]);
  }
  return value;
}

function readReference(field: Field, value: string): string {
  const id = readRecordId(value);
  if (id !== undefined) return id;
  const message = `${field.label}: id value of incorrect type: ${value}`;
  throw new SalesforceError(400, 'MALFORMED_ID', message, [field.name]);
}

function fits({ type }: Field, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'int') return Number.isInteger(value);
  if (type === 'double' || type === 'currency' || type === 'percent') return typeof value === 'number';
  if (typeof value !== 'string') return false;
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value);
  return type !== 'datetime' || !Number.isNaN(Date.parse(value));
}
