import * as z from 'zod';

/** The type of a field, the same for every provider. */
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
  /** What the provider says about the field. */
  description: z.string().optional(),
  /** The type of the field, the same for every provider. */
  valueType: ValueType.optional(),
  /** The provider's own type name. */
  providerType: z.string().optional(),
  /** Nobody can write to it. */
  readOnly: z.boolean().optional(),
  /** The customer added it to the object. */
  isCustom: z.boolean().optional(),
  /** A new record must have a value for it. */
  isRequired: z.boolean().optional(),
  /** The objects that a lookup field refers to. */
  referenceTo: z.array(z.string()).optional(),
  /** The choices of a select field. */
  values: z
    .array(
      z.object({
        /** What a record holds. */
        value: z.string(),
        /** What people see. */
        displayValue: z.string(),
      }),
    )
    .optional(),
});
export type FieldMetadata = z.infer<typeof FieldMetadata>;
