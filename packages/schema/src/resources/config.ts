import * as z from 'zod';
import { limits } from '../limits.ts';
import { DefaultPeriod } from '../manifest/read.ts';
import { answered, listOf, mapOf, Text } from './bounded.ts';
import { QueryName, Timestamp } from './values.ts';

const Name = z.string().min(1).max(limits.name);

/** One condition on records; an object's conditions are joined by "and". */
export const ReadFilter = z.object({
  fieldName: Name,
  operator: z.enum(['eq']),
  value: z.union([Text, z.boolean(), z.number()]),
});
export type ReadFilter = z.infer<typeof ReadFilter>;

/** A mapping the page offered for an object, chosen or not. */
export const DynamicMappingsInputEntry = z.object({
  mapToName: Text,
  mapToDisplayName: Text.optional(),
  prompt: Text.optional(),
  mappedValues: listOf(z.object({ mappedValue: Text, mappedDisplayValue: Text }), limits.mappings).optional(),
  /** When given, the field is fixed and only values are mapped. */
  fieldName: Text.optional(),
});
export type DynamicMappingsInputEntry = z.infer<typeof DynamicMappingsInputEntry>;

/** What is read of one object. */
export const ReadConfigObject = z.object({
  objectName: Name,
  /** Cron in UTC; the manifest's when absent. */
  schedule: Text.optional(),
  /** Stops scheduled and on-demand reads. */
  disabled: z.boolean().optional(),
  destination: Text.optional(),
  /** Optional fields the customer chose: field name to true. */
  selectedFields: mapOf(z.boolean(), limits.fields).optional(),
  /** Per provider field: delivered value to provider value. */
  selectedValueMappings: mapOf(mapOf(Text, limits.mappings), limits.mappings).optional(),
  dynamicMappingsInput: listOf(DynamicMappingsInputEntry, limits.mappings).optional(),
  /** `mapToName` to provider field. */
  selectedFieldMappings: mapOf(Text, limits.fields).optional(),
  /** Every field is read. */
  selectedFieldsAuto: z.enum(['all']).optional(),
  backfill: z
    .object({ defaultPeriod: DefaultPeriod, fieldFilters: listOf(ReadFilter, limits.mappings).optional() })
    .optional(),
  fieldFilters: listOf(ReadFilter, limits.mappings).optional(),
});
export type ReadConfigObject = z.infer<typeof ReadConfigObject>;

/** How one field of an object is written. */
export const FieldSetting = z.object({
  default: z
    .object({
      stringValue: Text.optional(),
      integerValue: z.int().optional(),
      booleanValue: z.boolean().optional(),
    })
    .optional(),
  writeOnCreate: z.enum(['always', 'never']).optional(),
  writeOnUpdate: z.enum(['always', 'never', 'ifEmpty']).optional(),
});
export type FieldSetting = z.infer<typeof FieldSetting>;

const ValueDefault = z.union([
  Text,
  z.object({
    value: z.union([Text, z.int(), z.boolean()]),
    applyOnUpdate: z.enum(['always', 'never']).optional(),
  }),
]);

/** What may be written to one object. */
export const WriteConfigObject = z.object({
  objectName: Name,
  deletionSettings: z.object({ enabled: z.boolean() }).optional(),
  /** Deprecated in the interface; `selectedFieldSettings` supersedes it. */
  selectedValueDefaults: mapOf(ValueDefault, limits.fields).optional(),
  selectedFieldSettings: mapOf(FieldSetting, limits.fields).optional(),
});
export type WriteConfigObject = z.infer<typeof WriteConfigObject>;

const Event = z.object({ enabled: z.enum(['always', 'never']) });

/** Which changes of one object are passed on. */
export const SubscribeConfigObject = z.object({
  objectName: Name,
  destination: Text,
  /** Plural here; the manifest spells it in the singular. */
  inheritFieldsAndMappings: z.boolean(),
  createEvent: Event.optional(),
  updateEvent: Event.extend({
    watchFieldsAuto: z.enum(['all']).optional(),
    requiredWatchFields: listOf(Text, limits.fields).optional(),
  }).optional(),
  deleteEvent: Event.optional(),
  otherEvents: listOf(Text, limits.mappings).optional(),
  providerOptions: z.object({ quotaOptimization: z.object({ enabled: z.boolean() }).optional() }).optional(),
});
export type SubscribeConfigObject = z.infer<typeof SubscribeConfigObject>;

const objects = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ objects: mapOf(entry, limits.objects) });

/** What is read, written or subscribed to, and whether proxying is on. Maps are keyed by object name. */
export const ConfigContent = z.object({
  provider: QueryName,
  read: objects(ReadConfigObject).optional(),
  write: objects(WriteConfigObject).optional(),
  subscribe: objects(SubscribeConfigObject).optional(),
  proxy: z.object({ enabled: z.boolean().optional(), useModule: z.boolean().optional() }).optional(),
});
export type ConfigContent = z.infer<typeof ConfigContent>;

/** Config content as an update carries it: everything optional, object entries in part. */
export const ConfigContentUpdate = z.object({
  provider: QueryName.optional(),
  read: objects(ReadConfigObject.partial()).partial().optional(),
  write: objects(WriteConfigObject.partial()).partial().optional(),
  subscribe: objects(SubscribeConfigObject.partial()).partial().optional(),
  proxy: ConfigContent.shape.proxy,
});
export type ConfigContentUpdate = z.infer<typeof ConfigContentUpdate>;

/** One version of an installation's configuration. */
export const Config = z.object({
  id: z.string(),
  revisionId: z.string(),
  createTime: Timestamp,
  /** `consumer:<ref>`, `builder:<id>` or `api:<caller>`. */
  createdBy: z.string(),
  content: answered(ConfigContent),
});
export type Config = z.infer<typeof Config>;
