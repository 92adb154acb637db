export const FIELD_TYPES = [
  'string',
  'boolean',
  'integer',
  'decimal',
  'date',
  'datetime',
  'picklist',
  'multipicklist',
  'reference',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** One choice of a picklist or multipicklist. */
interface FieldOption {
  value: string;
  label: string;
}

/** A field as `GET /objects/{name}/fields` describes it. */
export interface Field {
  name: string;
  label: string;
  type: FieldType;
  isCustom: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  description?: string | undefined;
  options?: FieldOption[] | undefined;
  referenceTo?: string[] | undefined;
}

interface FieldDetails {
  label?: string;
  required?: boolean;
  readOnly?: boolean;
  options?: string[];
  referenceTo?: string;
}

/** Declares a field that every account has. The label is made from the name unless one is given. */
export function standard(name: string, type: FieldType, details: FieldDetails = {}): Field {
  return {
    name,
    label: details.label ?? toLabel(name),
    type,
    isCustom: false,
    isReadOnly: details.readOnly ?? false,
    isRequired: details.required ?? false,
    ...(details.options && { options: details.options.map((label) => ({ value: toValue(label), label })) }),
    ...(details.referenceTo && { referenceTo: [details.referenceTo] }),
  };
}

/** Declares a custom field that an account starts with. Its name ends in `_c`, its label does not. */
export function custom(name: string, type: FieldType, details: FieldDetails = {}): Field {
  const label = details.label ?? toLabel(name);
  return { ...standard(`${name}_c`, type, { ...details, label }), isCustom: true };
}

function toLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toValue(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}
