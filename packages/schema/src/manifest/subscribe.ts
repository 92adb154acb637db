import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf, Text } from '../resources/bounded.ts';
import { Name } from './names.ts';

const Always = z.object({
  /** `always` delivers these events. */
  enabled: z.enum(['always']).optional(),
});

/** An object whose changes at the provider are delivered. */
export const IntegrationSubscribeObject = z.object({
  objectName: Name,
  /** The name of the destination. */
  destination: Name,
  /** The manifest uses the singular. The config uses the plural, `inheritFieldsAndMappings`. */
  inheritFieldsAndMapping: z.boolean().optional(),
  /** New records. */
  createEvent: Always.optional(),
  /** Changed records. */
  updateEvent: Always.extend({
    /** Cannot be combined with `requiredWatchFields`. */
    watchFieldsAuto: z.enum(['all', 'selected']).optional(),
    /** Only a change of one of these fields counts. */
    requiredWatchFields: listOf(Name, limits.fields).optional(),
  }).optional(),
  /** Deleted records. */
  deleteEvent: Always.optional(),
  /** Records that were linked or unlinked. */
  associationChangeEvent: Always.extend({
    /** `true` adds the two records to the event. */
    includeFullRecords: z.boolean().optional(),
  }).optional(),
  /** The provider's own event names. */
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
  /** `always` reports it. */
  enabled: z.enum(['always']),
});

/** Watches for fields that are added, removed or changed in any read object. */
export const WatchSchema = z.object({
  /** The name of the destination. */
  destination: Name,
  /** Cron in UTC, at most hourly. Daily when absent. */
  schedule: Text.optional(),
  /** What is reported. */
  allObjects: z.object({
    /** New fields. */
    fieldCreated: EveryTime.optional(),
    /** Removed fields. */
    fieldDeleted: EveryTime.optional(),
    /** Fields with another type, label or description. */
    fieldChanged: EveryTime.optional(),
  }),
});
export type WatchSchema = z.infer<typeof WatchSchema>;
