import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf, Text } from '../resources/bounded.ts';
import { Name } from './names.ts';

/**
 * A field of the provider. Required fields are always read, optional ones are offered. May have a predefined mapping.
 */
export const IntegrationFieldExistent = z.object({
  /** The provider's name for the field, or a bracket path such as `$['owner']['name']`. */
  fieldName: Name,
  /** Your name of the field. Records are delivered with it. */
  mapToName: Name.optional(),
  /** Your name of the field as people see it. */
  mapToDisplayName: Name.optional(),
});
export type IntegrationFieldExistent = z.infer<typeof IntegrationFieldExistent>;

/** A field that the customer maps to a field of the provider. */
export const IntegrationFieldMapping = z.object({
  /** Your name of the field. Records are delivered with it. */
  mapToName: Name,
  /** Your name of the field as people see it. */
  mapToDisplayName: Name.optional(),
  /** The provider field that the UI suggests. The service does not apply it. */
  default: Text.optional(),
  /** A question or an explanation for the person who maps. */
  prompt: Text.optional(),
});
export type IntegrationFieldMapping = z.infer<typeof IntegrationFieldMapping>;

/** A value with `fieldName` is an `IntegrationFieldExistent`, one without is an `IntegrationFieldMapping`. */
export const IntegrationField = z.union([IntegrationFieldExistent, IntegrationFieldMapping]);
export type IntegrationField = z.infer<typeof IntegrationField>;

/** How far back the first read goes. */
export const DefaultPeriod = z
  .object({
    /** 0 means that no past records are read. */
    days: z.int().min(0).optional(),
    /** `true`: all past records are read. */
    fullHistory: z.boolean().optional(),
  })
  .refine((period) => period.days !== undefined || period.fullHistory !== undefined, {
    error: 'needs days or fullHistory',
  });

/** How much of the existing records the first read delivers. */
export const Backfill = z.object({
  /** How far back the first read goes. */
  defaultPeriod: DefaultPeriod,
});
export type Backfill = z.infer<typeof Backfill>;

/** An object that is read. */
export const IntegrationObject = z.object({
  /** The provider's name for the object, case-sensitive. */
  objectName: Name,
  /** The name of a destination in the project. `""` when the manifest names none. */
  destination: Text.default(''),
  /** Cron in UTC with five fields. `""` when the object is read on request only. */
  schedule: Text.default(''),
  /** Your name of the object. */
  mapToName: Name.optional(),
  /** Your name of the object as people see it. */
  mapToDisplayName: Name.optional(),
  /** Fields that are always read. */
  requiredFields: listOf(IntegrationField, limits.fields).optional(),
  /** Fields that the customer may choose. */
  optionalFields: listOf(IntegrationField, limits.fields).optional(),
  /** `all`: the customer may choose any field. */
  optionalFieldsAuto: z.enum(['all']).optional(),
  /** How much of the existing records the first read delivers. None when absent. */
  backfill: Backfill.optional(),
  /** How records are delivered. */
  delivery: z
    .object({
      /** `onRequest` keeps records until you ask for them. `auto` when absent. */
      mode: z.enum(['onRequest', 'auto']).optional(),
      /** Records in one message. */
      pageSize: z.int().min(50).max(500).optional(),
    })
    .optional(),
  /** Read for every installation, even when its config does not name the object. A config can still disable it. */
  enabled: z.enum(['always']).optional(),
});
export type IntegrationObject = z.infer<typeof IntegrationObject>;

/** What is read. */
export const IntegrationRead = z.object({
  /** The objects that are read. */
  objects: listOf(IntegrationObject, limits.objects).optional(),
});
export type IntegrationRead = z.infer<typeof IntegrationRead>;
