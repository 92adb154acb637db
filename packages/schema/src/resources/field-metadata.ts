import * as z from 'zod';

/** The provider's type of a field, normalised. */
export const ValueType = z.enum([
  'string',
  'boolean',
  'singleSelect',
  'multiSelect',
  'date',
  'datetime',
  'int',
  'float',
  'reference',
  'other',
]);
export type ValueType = z.infer<typeof ValueType>;

/** One field of an object in a customer's account. */
export const FieldMetadata = z.object({
  fieldName: z.string(),
  displayName: z.string(),
  valueType: ValueType.optional(),
  /** The provider's own type name. */
  providerType: z.string().optional(),
  readOnly: z.boolean().optional(),
  isCustom: z.boolean().optional(),
  /** Needed when a record is created. */
  isRequired: z.boolean().optional(),
  /** Target objects of a lookup. */
  referenceTo: z.array(z.string()).optional(),
  /** The choices of a select. */
  values: z.array(z.object({ value: z.string(), displayValue: z.string() })).optional(),
});
export type FieldMetadata = z.infer<typeof FieldMetadata>;
