import { ApiError } from '../api/errors.ts';
import type { Field } from './fields.ts';
import type { CrmRecord } from './generate.ts';
import { unknownField } from './validate.ts';

/** Answers whether a record meets a condition. */
export type Condition = (record: CrmRecord) => boolean;

/**
 * Reads a condition such as `city:Ghent`: the field has this value. The value of a string may have colons, and case
 * counts. No record without a value meets a condition.
 * @throws {ApiError} 400 if there is no such field, or if it cannot have such a value
 */
export function readCondition(fields: readonly Field[], text: string): Condition {
  const colon = text.indexOf(':');
  if (colon < 1) {
    throw new ApiError(400, 'bad_request', `"${text}" is no condition. Write field:value.`);
  }
  const name = text.slice(0, colon);
  const field = fields.find((one) => one.name === name);
  if (!field) throw unknownField(name);
  const wanted = readValue(field, text.slice(colon + 1));
  const isTime = field.type === 'datetime';
  return (record) => {
    const value = record[name];
    if (value === null || value === undefined) return false;
    return isTime ? Date.parse(String(value)) === Date.parse(String(wanted)) : value === wanted;
  };
}

function readValue(field: Field, text: string): unknown {
  switch (field.type) {
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw invalid(field, 'true or false');
      return text === 'true';
    case 'integer':
    case 'decimal':
      if (text.trim() === '' || !Number.isFinite(Number(text))) throw invalid(field, 'a number');
      return Number(text);
    case 'datetime':
      if (Number.isNaN(Date.parse(text))) throw invalid(field, 'a date and time');
      return text;
    case 'multipicklist':
      throw new ApiError(
        400,
        'invalid_value',
        `Field "${field.name}" has a list of values, which cannot be compared.`,
        { field: field.name },
      );
    default:
      return text;
  }
}

function invalid({ name }: Field, what: string): ApiError {
  return new ApiError(400, 'invalid_value', `Field "${name}" is compared with ${what}.`, { field: name });
}
