import * as z from 'zod';
import { ApiError } from '../api/errors.ts';
import type { Account } from './account.ts';
import { FIELD_TYPES, type Field } from './fields.ts';
import { OBJECT_NAMES, type ObjectName } from './objects.ts';

/** What a caller says about a custom field. */
export const FieldDefinition = z.object({
  label: z.string().min(1).max(120),
  type: z.enum(FIELD_TYPES),
  description: z.string().max(1000).optional(),
  isRequired: z.boolean().default(false),
  options: z
    .array(z.object({ value: z.string().min(1), label: z.string().min(1) }))
    .min(1)
    .max(200)
    .optional(),
  referenceTo: z.array(z.enum(OBJECT_NAMES)).min(1).optional(),
});
export type FieldDefinition = z.infer<typeof FieldDefinition>;

/**
 * Creates a custom field, or changes the one with this name. The type of a field is for ever.
 * @throws {ApiError} 400 when the field cannot be as the definition says
 */
export function defineField(
  account: Account,
  object: ObjectName,
  name: string,
  definition: FieldDefinition,
): { field: Field; isNew: boolean } {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) {
    throw invalid(name, `"${name}" cannot name a field. A name has small letters, digits and underscores.`);
  }
  const fields = account.fields[object];
  const before = fields.find((field) => field.name === name);
  assertDefinable(name, definition, before);
  const field: Field = { ...definition, name, isCustom: true, isReadOnly: false };
  account.fields[object] = before
    ? fields.map((known) => (known === before ? field : known))
    : [...fields, field];
  return { field, isNew: !before };
}

/**
 * Deletes a custom field, and its values in all records.
 * @throws {ApiError} 404 when there is no such field, 400 when it is Juniper's own
 */
export function deleteField(account: Account, object: ObjectName, name: string): void {
  const field = account.fields[object].find((known) => known.name === name);
  if (!field) throw new ApiError(404, 'not_found', `There is no field "${name}".`, { field: name });
  if (!field.isCustom) {
    const message = `Field "${name}" belongs to Juniper. Only custom fields can be deleted.`;
    throw new ApiError(400, 'read_only_field', message, { field: name });
  }
  account.fields[object] = account.fields[object].filter((known) => known !== field);
  for (const record of account.records[object].values()) delete record[name];
}

function assertDefinable(
  name: string,
  { type, options, referenceTo }: FieldDefinition,
  before: Field | undefined,
): void {
  if (before && !before.isCustom) {
    const message = `Field "${name}" belongs to Juniper. Only custom fields can be changed.`;
    throw new ApiError(400, 'read_only_field', message, { field: name });
  }
  if (before && before.type !== type) {
    throw invalid(name, `Field "${name}" has the type ${before.type}, which cannot be changed.`);
  }
  const hasChoices = type === 'picklist' || type === 'multipicklist';
  if (hasChoices && !options) throw invalid(name, `Field "${name}" needs options to choose from.`);
  if (type === 'reference' && !referenceTo) {
    throw invalid(name, `Field "${name}" needs referenceTo, the objects it refers to.`);
  }
}

function invalid(field: string, message: string): ApiError {
  return new ApiError(400, 'invalid_value', message, { field });
}
