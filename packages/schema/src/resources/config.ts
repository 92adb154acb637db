import * as z from 'zod';
import { DefaultPeriod } from '../manifest/read';
import { Timestamp } from './values';

/** One condition on records; an object's conditions are joined by "and". */
export const ReadFilter = z.object({
  fieldName: z.string().min(1),
  operator: z.enum(['eq']),
  value: z.union([z.string(), z.boolean(), z.number()]),
});
export type ReadFilter = z.infer<typeof ReadFilter>;

/** A mapping the page offered for an object, chosen or not. */
export const DynamicMappingsInputEntry = z.object({
  mapToName: z.string(),
  mapToDisplayName: z.string().optional(),
  prompt: z.string().optional(),
  mappedValues: z.array(z.object({ mappedValue: z.string(), mappedDisplayValue: z.string() })).optional(),
  /** When given, the field is fixed and only values are mapped. */
  fieldName: z.string().optional(),
});
export type DynamicMappingsInputEntry = z.infer<typeof DynamicMappingsInputEntry>;

/** What is read of one object. */
export const ReadConfigObject = z.object({
  objectName: z.string().min(1),
  /** Cron in UTC; the manifest's when absent. */
  schedule: z.string().optional(),
  /** Stops scheduled and on-demand reads. */
  disabled: z.boolean().optional(),
  destination: z.string().optional(),
  /** Optional fields the customer chose: field name to true. */
  selectedFields: z.record(z.string(), z.boolean()).optional(),
  /** Per provider field: delivered value to provider value. */
  selectedValueMappings: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  dynamicMappingsInput: z.array(DynamicMappingsInputEntry).optional(),
  /** `mapToName` to provider field. */
  selectedFieldMappings: z.record(z.string(), z.string()).optional(),
  /** Every field is read. */
  selectedFieldsAuto: z.enum(['all']).optional(),
  backfill: z
    .object({ defaultPeriod: DefaultPeriod, fieldFilters: z.array(ReadFilter).optional() })
    .optional(),
  fieldFilters: z.array(ReadFilter).optional(),
});
export type ReadConfigObject = z.infer<typeof ReadConfigObject>;

/** How one field of an object is written. */
export const FieldSetting = z.object({
  default: z
    .object({
      stringValue: z.string().optional(),
      integerValue: z.int().optional(),
      booleanValue: z.boolean().optional(),
    })
    .optional(),
  writeOnCreate: z.enum(['always', 'never']).optional(),
  writeOnUpdate: z.enum(['always', 'never', 'ifEmpty']).optional(),
});
export type FieldSetting = z.infer<typeof FieldSetting>;

const ValueDefault = z.union([
  z.string(),
  z.object({
    value: z.union([z.string(), z.int(), z.boolean()]),
    applyOnUpdate: z.enum(['always', 'never']).optional(),
  }),
]);

/** What may be written to one object. */
export const WriteConfigObject = z.object({
  objectName: z.string().min(1),
  deletionSettings: z.object({ enabled: z.boolean() }).optional(),
  /** Deprecated in the interface; `selectedFieldSettings` supersedes it. */
  selectedValueDefaults: z.record(z.string(), ValueDefault).optional(),
  selectedFieldSettings: z.record(z.string(), FieldSetting).optional(),
});
export type WriteConfigObject = z.infer<typeof WriteConfigObject>;

const Event = z.object({ enabled: z.enum(['always', 'never']) });

/** Which changes of one object are passed on. */
export const SubscribeConfigObject = z.object({
  objectName: z.string().min(1),
  destination: z.string(),
  /** Plural here; the manifest spells it in the singular. */
  inheritFieldsAndMappings: z.boolean(),
  createEvent: Event.optional(),
  updateEvent: Event.extend({
    watchFieldsAuto: z.enum(['all']).optional(),
    requiredWatchFields: z.array(z.string()).optional(),
  }).optional(),
  deleteEvent: Event.optional(),
  otherEvents: z.array(z.string()).optional(),
  providerOptions: z.object({ quotaOptimization: z.object({ enabled: z.boolean() }).optional() }).optional(),
});
export type SubscribeConfigObject = z.infer<typeof SubscribeConfigObject>;

const objects = <Entry extends z.ZodType>(entry: Entry) => z.object({ objects: z.record(z.string(), entry) });

/** What is read, written or subscribed to, and whether proxying is on. Maps are keyed by object name. */
export const ConfigContent = z.object({
  provider: z.string(),
  read: objects(ReadConfigObject).optional(),
  write: objects(WriteConfigObject).optional(),
  subscribe: objects(SubscribeConfigObject).optional(),
  proxy: z.object({ enabled: z.boolean().optional(), useModule: z.boolean().optional() }).optional(),
});
export type ConfigContent = z.infer<typeof ConfigContent>;

/** Config content as an update carries it: everything optional, object entries in part. */
export const ConfigContentUpdate = z.object({
  provider: z.string().optional(),
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
  content: ConfigContent,
});
export type Config = z.infer<typeof Config>;
