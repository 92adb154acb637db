import * as z from 'zod';
import { limits } from '../limits.ts';
import { DefaultPeriod } from '../manifest/read.ts';
import { answered, FreeForm, listOf, mapOf, Text } from './bounded.ts';
import { QueryName, Timestamp } from './values.ts';

const Name = z.string().min(1).max(limits.name);

/** An object that lets members through that it does not name: in a config nothing is dropped unsaid (ADR 0016). */
function open<Members extends z.ZodRawShape>(members: Members): z.ZodObject<Members> {
  return opened(z.object(members));
}

/** The type goes on to name only what is known, so that a slip in code that is checked does not compile. */
function opened<Shape extends z.ZodObject>(shape: Shape): Shape {
  // This changes which members are let through, and nothing else of a shape.
  return shape.catchall(FreeForm) as unknown as Shape;
}

/** One condition on records; an object's conditions are joined by "and". */
export const ReadFilter = open({
  fieldName: Name,
  operator: z.enum(['eq']),
  value: z.union([Text, z.boolean(), z.number()]).optional(),
});
export type ReadFilter = z.infer<typeof ReadFilter>;

/** A mapping the page offered for an object, chosen or not. */
export const DynamicMappingsInputEntry = open({
  mapToName: Text,
  mapToDisplayName: Text.optional(),
  prompt: Text.optional(),
  mappedValues: listOf(open({ mappedValue: Text, mappedDisplayValue: Text }), limits.mappings).optional(),
  /** When given, the field is fixed and only values are mapped. */
  fieldName: Text.optional(),
});
export type DynamicMappingsInputEntry = z.infer<typeof DynamicMappingsInputEntry>;

/** What is read of one object. */
export const ReadConfigObject = open({
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
  backfill: open({
    defaultPeriod: opened(DefaultPeriod),
    fieldFilters: listOf(ReadFilter, limits.mappings).optional(),
  }).optional(),
  fieldFilters: listOf(ReadFilter, limits.mappings).optional(),
});
export type ReadConfigObject = z.infer<typeof ReadConfigObject>;

/** How one field of an object is written. */
export const FieldSetting = open({
  default: open({
    stringValue: Text.optional(),
    integerValue: z.int().optional(),
    booleanValue: z.boolean().optional(),
  }).optional(),
  writeOnCreate: z.enum(['always', 'never']).optional(),
  writeOnUpdate: z.enum(['always', 'never', 'ifEmpty']).optional(),
});
export type FieldSetting = z.infer<typeof FieldSetting>;

const ValueDefault = z.union([
  Text,
  open({
    value: z.union([Text, z.int(), z.boolean()]),
    applyOnUpdate: z.enum(['always', 'never']).optional(),
  }),
]);

/** Section 2.5 of the specification has these in the entries of every action. Only reading makes use of them. */
const inEveryEntry = {
  schedule: Text.optional(),
  selectedFields: mapOf(z.boolean(), limits.fields).optional(),
};

/** What may be written to one object. */
export const WriteConfigObject = open({
  objectName: Name,
  ...inEveryEntry,
  deletionSettings: open({ enabled: z.boolean() }).optional(),
  /** Deprecated in the interface; `selectedFieldSettings` supersedes it. */
  selectedValueDefaults: mapOf(ValueDefault, limits.fields).optional(),
  selectedFieldSettings: mapOf(FieldSetting, limits.fields).optional(),
});
export type WriteConfigObject = z.infer<typeof WriteConfigObject>;

const Event = open({ enabled: z.enum(['always', 'never']) });

/** Which changes of one object are passed on. */
export const SubscribeConfigObject = open({
  objectName: Name,
  ...inEveryEntry,
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
  providerOptions: open({ quotaOptimization: open({ enabled: z.boolean() }).optional() }).optional(),
});
export type SubscribeConfigObject = z.infer<typeof SubscribeConfigObject>;

const objects = <Entry extends z.ZodType>(entry: Entry) => open({ objects: mapOf(entry, limits.objects) });

/** What is read, written or subscribed to, and whether proxying is on. Maps are keyed by object name. */
export const ConfigContent = open({
  provider: QueryName,
  read: objects(ReadConfigObject).optional(),
  write: objects(WriteConfigObject).optional(),
  subscribe: objects(SubscribeConfigObject).optional(),
  proxy: open({ enabled: z.boolean().optional(), useModule: z.boolean().optional() }).optional(),
});
export type ConfigContent = z.infer<typeof ConfigContent>;

/** Config content as an installation starts with it. What the manifest can say of a subscription may be left out. */
export const NewConfigContent = ConfigContent.extend({
  write: objects(WriteConfigObject).partial().optional(),
  subscribe: objects(
    SubscribeConfigObject.partial({ destination: true, inheritFieldsAndMappings: true }),
  ).optional(),
});
export type NewConfigContent = z.infer<typeof NewConfigContent>;

/** Config content as an update carries it: everything optional, object entries in part. */
export const ConfigContentUpdate = open({
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
