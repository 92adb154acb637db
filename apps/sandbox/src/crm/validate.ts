import { ApiError } from '../api/errors.ts';
import type { Field, FieldType } from './fields.ts';

/** Answers whether a record of an object exists. */
export type RecordExists = (object: string, id: string) => boolean;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const isRealDate = (value: string) => !Number.isNaN(Date.parse(value));

const FITS: Record<FieldType, (value: unknown, field: Field, exists: RecordExists) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isSafeInteger(value),
  decimal: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && DATE.test(value) && isRealDate(value),
  datetime: (value) => typeof value === 'string' && DATE_TIME.test(value) && isRealDate(value),
  picklist: (value, field) => hasOption(field, value),
  multipicklist: (value, field) => Array.isArray(value) && value.every((item) => hasOption(field, item)),
  reference: (value, field, exists) =>
    typeof value === 'string' && (field.referenceTo ?? []).some((object) => exists(object, value)),
};

/**
 * Checks values that a caller wants to write. `null` empties a field.
 * @throws {ApiError} 400 with the name of the first field that is not valid.
 */
export function assertWritable(fields: Field[], values: Record<string, unknown>, exists: RecordExists): void {
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(values)) {
    const field = byName.get(name);
    if (!field) throw unknownField(name);
    if (field.isReadOnly) {
      throw new ApiError(400, 'read_only_field', `Field "${name}" is set by Juniper. Leave it out.`, {
        field: name,
      });
    }
    if (value === null) {
      if (field.isRequired) throw missingField(name);
    } else if (!FITS[field.type](value, field, exists)) {
      throw new ApiError(400, 'invalid_value', explain(field), { field: name });
    }
  }
}

/**
 * Checks that a new record has every required field.
 * @throws {ApiError} 400 with the name of the first missing field.
 */
export function assertComplete(fields: Field[], values: Record<string, unknown>): void {
  const missing = fields.find((field) => field.isRequired && values[field.name] == null);
  if (missing) throw missingField(missing.name);
}

/** The error for a field that the object does not have. */
export function unknownField(name: string): ApiError {
  return new ApiError(
    400,
    'unknown_field',
    `There is no field "${name}". List the fields to see their names.`,
    {
      field: name,
    },
  );
}

function missingField(name: string): ApiError {
  return new ApiError(400, 'missing_field', `Field "${name}" is required and has no value.`, { field: name });
}

function hasOption(field: Field, value: unknown): boolean {
  return (field.options ?? []).some((option) => option.value === value);
}

function explain(field: Field): string {
  const choices = (field.options ?? []).map((option) => option.value).join(', ');
  switch (field.type) {
    case 'picklist':
      return `Field "${field.name}" takes one of: ${choices}.`;
    case 'multipicklist':
      return `Field "${field.name}" takes a list of: ${choices}.`;
    case 'reference':
      return `Field "${field.name}" takes the ID of an existing record of ${field.referenceTo?.join(' or ')}.`;
    case 'date':
      return `Field "${field.name}" takes a date such as 2025-03-31.`;
    case 'datetime':
      return `Field "${field.name}" takes a date and time such as 2025-03-31T09:00:00Z.`;
    default:
      return `Field "${field.name}" takes a value of type ${field.type}.`;
  }
}
