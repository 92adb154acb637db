import { createHash } from 'node:crypto';
import type { SimulatedField } from '../dialect.ts';

/** The types of fields, in Pipedrive's words. */
export type PipedriveType =
  | 'int'
  | 'double'
  | 'varchar'
  | 'text'
  | 'boolean'
  | 'date'
  | 'time'
  | 'datetime'
  | 'enum'
  | 'set'
  | 'phone'
  | 'address'
  | 'json'
  | 'user'
  | 'org'
  | 'people'
  | 'deal'
  | 'lead'
  | 'stage'
  | 'pipeline';

/** A choice of an `enum` or a `set`. */
export interface FieldOption {
  readonly id: number | string;
  readonly label: string;
}

/** A field of an object. */
export interface PipedriveField extends SimulatedField {
  readonly type: PipedriveType;
  readonly label: string;
  readonly options?: readonly FieldOption[];
}

/** Fields that only Pipedrive sets. Every object has them. */
export const SYSTEM_FIELDS: readonly PipedriveField[] = [
  { name: 'id', type: 'int', label: 'ID', isReadOnly: true },
  { name: 'add_time', type: 'datetime', label: 'Created', isReadOnly: true },
  { name: 'update_time', type: 'datetime', label: 'Updated', isReadOnly: true },
];

/** Makes fields out of names and types. */
export function fieldsOf(
  types: Readonly<Record<string, PipedriveType>>,
  isReadOnly = false,
): PipedriveField[] {
  return Object.entries(types).map(([name, type]) => ({
    name,
    type,
    label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
    ...(isReadOnly && { isReadOnly }),
  }));
}

/** A custom field. Its name is a hash of 40 characters. */
export function customField(
  object: string,
  label: string,
  type: PipedriveType,
  options?: readonly FieldOption[],
): PipedriveField {
  const name = createHash('sha1').update(`${object}: ${label}`).digest('hex');
  return { name, type, label, isCustom: true, ...(options && { options }) };
}
