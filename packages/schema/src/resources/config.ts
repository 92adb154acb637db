import * as z from 'zod';
import { limits } from '../limits.ts';
import { DefaultPeriod } from '../manifest/read.ts';
import { answered, FreeForm, listOf, mapOf, Text } from './bounded.ts';
import { QueryName, Timestamp } from './values.ts';

const Name = z.string().min(1).max(limits.name);

/** An object that keeps members it does not name, because a config never loses anything silently (ADR 0016). */
function open<Members extends z.ZodRawShape>(members: Members): z.ZodObject<Members> {
  return opened(z.object(members));
}

/**
 * Keeps unknown members at run time. The type still has only the known members, so that a typo in code does not
 * compile.
 */
function opened<Shape extends z.ZodObject>(shape: Shape): Shape {
  // The cast is safe: `catchall` only changes which members are let through.
  return shape.catchall(FreeForm) as unknown as Shape;
}

/** One condition on records. An object's conditions are joined by "and". */
export const ReadFilter = open({
  fieldName: Name,
  operator: z.enum(['eq']),
  value: z.union([Text, z.boolean(), z.number()]).optional(),
});
export type ReadFilter = z.infer<typeof ReadFilter>;

/** A mapping that the page offered for an object, whether the customer chose it or not. */
export const DynamicMappingsInputEntry = open({
  mapToName: Text,
  mapToDisplayName: Text.optional(),
  prompt: Text.optional(),
  mappedValues: listOf(open({ mappedValue: Text, mappedDisplayValue: Text }), limits.mappings).optional(),
  /** When present, the field is fixed and the customer only maps its values. */
  fieldName: Text.optional(),
});
export type DynamicMappingsInputEntry = z.infer<typeof DynamicMappingsInputEntry>;

/** What is read of one object. */
export const ReadConfigObject = open({
  objectName: Name,
  /** Cron in UTC. The manifest's schedule applies when absent. */
  schedule: Text.optional(),
  /** Stops scheduled and on-demand reads. */
  disabled: z.boolean().optional(),
  destination: Text.optional(),
  /** The optional fields that the customer chose: field name to `true`. */
  selectedFields: mapOf(z.boolean(), limits.fields).optional(),
  /** For each provider field, a map from the delivered value to the provider's value. */
  selectedValueMappings: mapOf(mapOf(Text, limits.mappings), limits.mappings).optional(),
  dynamicMappingsInput: listOf(DynamicMappingsInputEntry, limits.mappings).optional(),
  /** A map from `mapToName` to the provider field. */
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

/** Section 2.5 of the specification has these members for every action. Only reading uses them. */
const inEveryEntry = {
  schedule: Text.optional(),
  selectedFields: mapOf(z.boolean(), limits.fields).optional(),
};

/** What may be written to one object. */
export const WriteConfigObject = open({
  objectName: Name,
  ...inEveryEntry,
  deletionSettings: open({ enabled: z.boolean() }).optional(),
  /** Deprecated in the original interface. Use `selectedFieldSettings`. */
  selectedValueDefaults: mapOf(ValueDefault, limits.fields).optional(),
  selectedFieldSettings: mapOf(FieldSetting, limits.fields).optional(),
});
export type WriteConfigObject = z.infer<typeof WriteConfigObject>;

const Event = open({ enabled: z.enum(['always', 'never']) });

/** Which changes of one object are delivered. */
export const SubscribeConfigObject = open({
  objectName: Name,
  ...inEveryEntry,
  destination: Text,
  /** The config uses the plural. The manifest uses the singular, `inheritFieldsAndMapping`. */
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

/** The config content of a new installation. Members of a subscription that the manifest also has may be left out. */
export const NewConfigContent = ConfigContent.extend({
  write: objects(WriteConfigObject).partial().optional(),
  subscribe: objects(
    SubscribeConfigObject.partial({ destination: true, inheritFieldsAndMappings: true }),
  ).optional(),
});
export type NewConfigContent = z.infer<typeof NewConfigContent>;

/** The config content of an update. Everything is optional, also inside the entries of objects. */
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
