import * as z from 'zod';
import { limits } from '../limits.ts';
import { DefaultPeriod } from '../manifest/read.ts';
import { filterOperators } from '../rules/filter-operators.ts';
import { answered, FreeForm, listOf, mapOf, Text } from './bounded.ts';
import { FilterValue, FilterValues } from './filter-values.ts';
import { QueryName, Timestamp } from './values.ts';

const Name = z.string().min(1).max(limits.name);

/** An object that keeps members it does not name, because a config never loses anything silently (ADR 0009). */
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
  /**
   * `eq`: the field has exactly this value. All others are added by Dowel: `notEq`, `in` and `notIn` with `values`, and
   * `gt`, `gte`, `lt` and `lte` for numbers and times.
   */
  operator: z.enum(filterOperators),
  /** The value to compare with. */
  value: FilterValue.optional(),
  /** The values to compare with, of `in` and `notIn`. Added by Dowel. */
  values: FilterValues.optional(),
});
export type ReadFilter = z.infer<typeof ReadFilter>;

/** A mapping that the page offered for an object, whether the customer chose it or not. */
export const DynamicMappingsInputEntry = open({
  /** Your name of the field. */
  mapToName: Text,
  /** The name that people see. */
  mapToDisplayName: Text.optional(),
  /** A question or an explanation for the person who maps. */
  prompt: Text.optional(),
  /** Your values that the customer maps to values of the provider. */
  mappedValues: listOf(
    open({
      /** Your value. */
      mappedValue: Text,
      /** The value as people see it. */
      mappedDisplayValue: Text,
    }),
    limits.mappings,
  ).optional(),
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
  /** The name of the destination. That of the manifest when absent. */
  destination: Text.optional(),
  /** The optional fields that the customer chose: field name to `true`. */
  selectedFields: mapOf(z.boolean(), limits.fields).optional(),
  /** For each provider field, a map from the delivered value to the provider's value. */
  selectedValueMappings: mapOf(mapOf(Text, limits.mappings), limits.mappings).optional(),
  /** The mappings that your page added to those of the manifest. */
  dynamicMappingsInput: listOf(DynamicMappingsInputEntry, limits.mappings).optional(),
  /** A map from `mapToName` to the provider field. */
  selectedFieldMappings: mapOf(Text, limits.fields).optional(),
  /** Every field is read. */
  selectedFieldsAuto: z.enum(['all']).optional(),
  /** How much of the existing records the first read delivers. The manifest's rule applies when absent. */
  backfill: open({
    /** How far back the first read goes. */
    defaultPeriod: opened(DefaultPeriod),
    /** Only existing records that meet all of these conditions are delivered. */
    fieldFilters: listOf(ReadFilter, limits.mappings).optional(),
  }).optional(),
  /** Only records that meet all of these conditions are delivered. */
  fieldFilters: listOf(ReadFilter, limits.mappings).optional(),
});
export type ReadConfigObject = z.infer<typeof ReadConfigObject>;

/** How one field of an object is written. */
export const FieldSetting = open({
  /** What is written when the record has no value for the field. Has one of the three members. */
  default: open({
    /** A text. */
    stringValue: Text.optional(),
    /** A whole number. */
    integerValue: z.int().optional(),
    /** A flag. */
    booleanValue: z.boolean().optional(),
  }).optional(),
  /** Whether the field is written to new records. `always` when absent. */
  writeOnCreate: z.enum(['always', 'never']).optional(),
  /** Whether the field is written to existing records. `ifEmpty`: only while it has no value. `always` when absent. */
  writeOnUpdate: z.enum(['always', 'never', 'ifEmpty']).optional(),
});
export type FieldSetting = z.infer<typeof FieldSetting>;

const ValueDefault = z.union([
  Text,
  open({
    /** What is written when the record has no value for the field. */
    value: z.union([Text, z.int(), z.boolean()]),
    /** Whether it is also written to existing records. `always` when absent. */
    applyOnUpdate: z.enum(['always', 'never']).optional(),
  }),
]);

/** Section 2.5 of the specification has these members for every action. Only reading uses them. */
const inEveryEntry = {
  /** Has no effect. Only reads have a schedule. */
  schedule: Text.optional(),
  /** Has no effect. Only reads have chosen fields. */
  selectedFields: mapOf(z.boolean(), limits.fields).optional(),
};

/** What may be written to one object. */
export const WriteConfigObject = open({
  objectName: Name,
  ...inEveryEntry,
  /** Whether records of the object may be deleted. They may not when absent. */
  deletionSettings: open({
    /** `true` allows deletes. */
    enabled: z.boolean(),
  }).optional(),
  /** Deprecated in the original interface. Use `selectedFieldSettings`. */
  selectedValueDefaults: mapOf(ValueDefault, limits.fields).optional(),
  /** How fields are written, by field name. Fields that are not listed are written as they come. */
  selectedFieldSettings: mapOf(FieldSetting, limits.fields).optional(),
});
export type WriteConfigObject = z.infer<typeof WriteConfigObject>;

const Event = open({
  /** `never` stops the delivery of these events. */
  enabled: z.enum(['always', 'never']),
});

/** Which changes of one object are delivered. */
export const SubscribeConfigObject = open({
  objectName: Name,
  ...inEveryEntry,
  /** The name of the destination. */
  destination: Text,
  /** The config uses the plural. The manifest uses the singular, `inheritFieldsAndMapping`. */
  inheritFieldsAndMappings: z.boolean(),
  /** New records. */
  createEvent: Event.optional(),
  /** Changed records. */
  updateEvent: Event.extend({
    /** A change of any field counts. Cannot be combined with `requiredWatchFields`. */
    watchFieldsAuto: z.enum(['all']).optional(),
    /** Only a change of one of these fields counts. */
    requiredWatchFields: listOf(Text, limits.fields).optional(),
  }).optional(),
  /** Deleted records. */
  deleteEvent: Event.optional(),
  /** The provider's own names of further events. */
  otherEvents: listOf(Text, limits.mappings).optional(),
  /** What only some providers have. */
  providerOptions: open({
    /** Salesforce: uses less of the customer's quota of events. Needs `requiredWatchFields`. */
    quotaOptimization: open({
      /** `true` switches it on. */
      enabled: z.boolean(),
    }).optional(),
  }).optional(),
});
export type SubscribeConfigObject = z.infer<typeof SubscribeConfigObject>;

const objects = <Entry extends z.ZodType>(entry: Entry) =>
  open({
    /** The objects by their names at the provider. */
    objects: mapOf(entry, limits.objects),
  });

/** What is read, written or subscribed to, and whether proxying is on. Maps are keyed by object name. */
export const ConfigContent = open({
  provider: QueryName,
  /** What is read. */
  read: objects(ReadConfigObject).optional(),
  /** What may be written. */
  write: objects(WriteConfigObject).optional(),
  /** Which changes are delivered. */
  subscribe: objects(SubscribeConfigObject).optional(),
  /** Whether calls through the proxy are allowed. */
  proxy: open({
    /** `true` allows calls through the proxy. */
    enabled: z.boolean().optional(),
    /** `true`: calls go to the module's base URL instead of the provider's. */
    useModule: z.boolean().optional(),
  }).optional(),
});
export type ConfigContent = z.infer<typeof ConfigContent>;

/** The config content of a new installation. Members of a subscription that the manifest also has may be left out. */
export const NewConfigContent = ConfigContent.extend({
  /** What may be written. */
  write: objects(WriteConfigObject).partial().optional(),
  /** Which changes are delivered. */
  subscribe: objects(
    SubscribeConfigObject.partial({ destination: true, inheritFieldsAndMappings: true }),
  ).optional(),
});
export type NewConfigContent = z.infer<typeof NewConfigContent>;

/** The config content of an update. Everything is optional, also inside the entries of objects. */
export const ConfigContentUpdate = open({
  provider: QueryName.optional(),
  /** What is read. */
  read: objects(ReadConfigObject.partial()).partial().optional(),
  /** What may be written. */
  write: objects(WriteConfigObject.partial()).partial().optional(),
  /** Which changes are delivered. */
  subscribe: objects(SubscribeConfigObject.partial()).partial().optional(),
  /** Whether calls through the proxy are allowed. */
  proxy: ConfigContent.shape.proxy,
});
export type ConfigContentUpdate = z.infer<typeof ConfigContentUpdate>;

/** One version of an installation's configuration. */
export const Config = z.object({
  id: z.string(),
  /** The id of the revision that the config was made for. */
  revisionId: z.string(),
  createTime: Timestamp,
  /** `consumer:<ref>`, `builder:<id>` or `api:<caller>`. */
  createdBy: z.string(),
  /** What is read, written or subscribed to, and whether proxying is on. */
  content: answered(ConfigContent),
});
export type Config = z.infer<typeof Config>;
