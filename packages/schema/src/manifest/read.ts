import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf, Text } from '../resources/bounded.ts';
import { Name } from './names.ts';

/**
 * A field of the provider. Required fields are always read, optional ones are offered. May have a predefined mapping.
 */
export const IntegrationFieldExistent = z.object({
  /**
   * The provider's name for the field, or a bracket path such as `$['owner']['name']`.
   * @example email
   */
  fieldName: Name,
  /**
   * The name under which your product gets the value.
   * @example workEmail
   */
  mapToName: Name.optional(),
  /**
   * The name of the value that customers see.
   * @example Work email
   */
  mapToDisplayName: Name.optional(),
});
export type IntegrationFieldExistent = z.infer<typeof IntegrationFieldExistent>;

/** A field that the customer maps to a field of the provider. */
export const IntegrationFieldMapping = z.object({
  /**
   * The name under which your product gets the value.
   * @example workEmail
   */
  mapToName: Name,
  /**
   * The name of the value that customers see.
   * @example Work email
   */
  mapToDisplayName: Name.optional(),
  /**
   * The provider's field that is selected when the customer opens the page. The service does not apply it.
   * @example email
   */
  default: Text.optional(),
  /**
   * What the customer reads beside the choice.
   * @example Which field has the address for invoices?
   */
  prompt: Text.optional(),
});
export type IntegrationFieldMapping = z.infer<typeof IntegrationFieldMapping>;

/** A value with `fieldName` is an `IntegrationFieldExistent`, one without is an `IntegrationFieldMapping`. */
export const IntegrationField = z.union([IntegrationFieldExistent, IntegrationFieldMapping]);
export type IntegrationField = z.infer<typeof IntegrationField>;

/** How far back the first read goes. */
export const DefaultPeriod = z
  .object({
    /**
     * How many days of past records are read. 0 means none.
     * @example 30
     */
    days: z.int().min(0).optional(),
    /**
     * `true`: all past records are read, and `days` has no effect.
     * @example true
     */
    fullHistory: z.boolean().optional(),
  })
  .refine((period) => period.days !== undefined || period.fullHistory !== undefined, {
    error: 'needs days or fullHistory',
  });

/** How much of the existing records the first read delivers. */
export const Backfill = z.object({
  /** How far back the first read goes. Needs `days` or `fullHistory`. */
  defaultPeriod: DefaultPeriod,
});
export type Backfill = z.infer<typeof Backfill>;

/** An object that is read. */
export const IntegrationObject = z.object({
  /**
   * The provider's name for the object, case-sensitive.
   * @example contacts
   */
  objectName: Name,
  /**
   * The name of a destination in the project. `""` when the manifest names none.
   * @example myWebhook
   */
  destination: Text.default(''),
  /**
   * Cron in UTC with five fields. `""` when the object is read on request only.
   * @example 0 6,18 * * *
   */
  schedule: Text.default(''),
  /**
   * The name of the object in your product. Delivered records carry it.
   * @example people
   */
  mapToName: Name.optional(),
  /**
   * The name of the object that customers see.
   * @example People
   */
  mapToDisplayName: Name.optional(),
  /**
   * The fields that are read for every customer.
   * @example [{ "fieldName": "email" }]
   */
  requiredFields: listOf(IntegrationField, limits.fields).optional(),
  /**
   * The fields that a customer can choose.
   * @example [{ "fieldName": "phone" }]
   */
  optionalFields: listOf(IntegrationField, limits.fields).optional(),
  /** `all`: the customer may choose any field. */
  optionalFieldsAuto: z.enum(['all']).optional(),
  /** What is read of the time before the installation. Without it, nothing is. */
  backfill: Backfill.optional(),
  /** How records are sent to the destination. */
  delivery: z
    .object({
      /** `auto` sends records when they are read. `onRequest` waits until your product asks for them. */
      mode: z.enum(['onRequest', 'auto']).optional(),
      /**
       * Records in one message.
       * @example 100
       */
      pageSize: z.int().min(50).max(500).optional(),
    })
    .optional(),
  /**
   * What becomes of records that are as a write of your product has left them, when a scheduled read or a subscription
   * brings them back. `mark`, the default, delivers them with their `origin`. `skip` leaves them out.
   */
  ownWrites: z.enum(['mark', 'skip']).optional(),
  /**
   * `compare`: a record that a read of everything no longer finds is delivered as deleted. For providers that do not tell
   * of deleted records. Added by Dowel.
   */
  deletions: z.enum(['compare']).optional(),
  /**
   * Other objects. Each record then says which records of them it is linked to, as the provider's ids. Added by Dowel.
   * @example ["companies"]
   */
  associations: listOf(Name, limits.associations).optional(),
  /** Read for every installation, even when its config does not name the object. A config can still disable it. */
  enabled: z.enum(['always']).optional(),
});
export type IntegrationObject = z.infer<typeof IntegrationObject>;

/** What is read. */
export const IntegrationRead = z.object({
  /** The objects to read, each with its fields. */
  objects: listOf(IntegrationObject, limits.objects).optional(),
});
export type IntegrationRead = z.infer<typeof IntegrationRead>;
