import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf, Text } from '../resources/bounded.ts';
import { Name } from './names.ts';

const Always = z.object({ enabled: z.enum(['always']).optional() });

/** An object whose changes at the provider are delivered. */
export const IntegrationSubscribeObject = z.object({
  objectName: Name,
  destination: Name,
  /** The manifest uses the singular. The config uses the plural, `inheritFieldsAndMappings`. */
  inheritFieldsAndMapping: z.boolean().optional(),
  createEvent: Always.optional(),
  updateEvent: Always.extend({
    /** Cannot be combined with `requiredWatchFields`. */
    watchFieldsAuto: z.enum(['all', 'selected']).optional(),
    requiredWatchFields: listOf(Name, limits.fields).optional(),
  }).optional(),
  deleteEvent: Always.optional(),
  associationChangeEvent: Always.extend({ includeFullRecords: z.boolean().optional() }).optional(),
  /** The provider's own event names. */
  otherEvents: listOf(Name, limits.mappings).optional(),
});
export type IntegrationSubscribeObject = z.infer<typeof IntegrationSubscribeObject>;

export const IntegrationSubscribe = z.object({
  objects: listOf(IntegrationSubscribeObject, limits.objects).optional(),
});
export type IntegrationSubscribe = z.infer<typeof IntegrationSubscribe>;

const EveryTime = z.object({ enabled: z.enum(['always']) });

/** Watches for fields that are added, removed or changed in any read object. */
export const WatchSchema = z.object({
  destination: Name,
  /** Cron in UTC, at most hourly. Daily when absent. */
  schedule: Text.optional(),
  allObjects: z.object({
    fieldCreated: EveryTime.optional(),
    fieldDeleted: EveryTime.optional(),
    fieldChanged: EveryTime.optional(),
  }),
});
export type WatchSchema = z.infer<typeof WatchSchema>;
