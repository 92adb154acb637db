import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf, Text } from '../resources/bounded.ts';
import { Name } from './names.ts';

const Always = z.object({
  /** `always`: every installation passes the event on. There is no other value. */
  enabled: z.enum(['always']).optional(),
});

/** An object whose changes at the provider are delivered. */
export const IntegrationSubscribeObject = z.object({
  /**
   * The provider's name for the object, case-sensitive.
   * @example contacts
   */
  objectName: Name,
  /**
   * The name of a destination in the project.
   * @example myWebhook
   */
  destination: Name,
  /**
   * `true`: events carry the fields of the read object with the same name. Needed for every event but `otherEvents`. The
   * manifest uses the singular. The config uses the plural, `inheritFieldsAndMappings`.
   * @example true
   */
  inheritFieldsAndMapping: z.boolean().optional(),
  /** A record was made. */
  createEvent: Always.optional(),
  /** A record was changed. */
  updateEvent: Always.extend({
    /** `all`: a change of any field counts. `selected`: only of the fields that the customer selected. */
    watchFieldsAuto: z.enum(['all', 'selected']).optional(),
    /**
     * Only a change of these fields counts. Cannot be combined with `watchFieldsAuto`.
     * @example ["email"]
     */
    requiredWatchFields: listOf(Name, limits.fields).optional(),
  }).optional(),
  /** A record was deleted. */
  deleteEvent: Always.optional(),
  /** A record was linked to another record, or the link was removed. */
  associationChangeEvent: Always.extend({
    /**
     * `true`: the event carries the linked records.
     * @example false
     */
    includeFullRecords: z.boolean().optional(),
  }).optional(),
  /**
   * The provider's own event names.
   * @example ["contact.merge"]
   */
  otherEvents: listOf(Name, limits.mappings).optional(),
});
export type IntegrationSubscribeObject = z.infer<typeof IntegrationSubscribeObject>;

/** Which changes at the provider are delivered. */
export const IntegrationSubscribe = z.object({
  /** The objects whose changes are delivered. */
  objects: listOf(IntegrationSubscribeObject, limits.objects).optional(),
});
export type IntegrationSubscribe = z.infer<typeof IntegrationSubscribe>;

const EveryTime = z.object({
  /** `always`: every installation is watched. There is no other value. */
  enabled: z.enum(['always']),
});

/** Watches for fields that are added, removed or changed in any read object. */
export const WatchSchema = z.object({
  /**
   * The name of a destination in the project.
   * @example myWebhook
   */
  destination: Name,
  /**
   * Cron in UTC, at most hourly. Daily when absent.
   * @example 0 6 * * *
   */
  schedule: Text.optional(),
  /** What is watched in every read object. */
  allObjects: z.object({
    /** A field was added. */
    fieldCreated: EveryTime.optional(),
    /** A field was removed. */
    fieldDeleted: EveryTime.optional(),
    /** The type, the label or the description of a field was changed. */
    fieldChanged: EveryTime.optional(),
  }),
});
export type WatchSchema = z.infer<typeof WatchSchema>;
