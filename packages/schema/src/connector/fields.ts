import * as z from 'zod';
import { ValueType } from '../resources/field-metadata.ts';
import { ConnectorName, Documentation, Member, Words } from './names.ts';
import { ConnectorRequest } from './request.ts';

/** A field that the connector names. */
export const ListedField = z.strictObject({
  name: ConnectorName,
  /** Absent: the field's name in title case. */
  label: Words.optional(),
  type: ValueType,
  readOnly: z.boolean().optional(),
});
export type ListedField = z.infer<typeof ListedField>;

/** The members of each choice of a field. */
const Options = z.strictObject({ records: Member, value: Member, label: Member });

/** Fields that a call to the provider returns. They include custom fields. */
export const DiscoveredFields = z.strictObject({
  source: z.literal('call'),
  request: ConnectorRequest,
  /** Member of the response that contains the fields: a list of them, or a map whose members are the fields. */
  records: Member,
  /** The members of each field. */
  members: z.strictObject({
    name: Member,
    label: Member.optional(),
    description: Member.optional(),
    type: Member.optional(),
    /** Says more than the type, such as whether several choices are allowed. Of several members, the first known text counts. */
    subtype: z.union([Member, z.array(Member).min(1).max(5)]).optional(),
    /** True for a field with several values. It is a list of choices then, unless it is a reference or of an unknown type. */
    isMultiple: Member.optional(),
    /** True for a custom field. */
    isCustom: Member.optional(),
    /** True for a field of the provider's own. */
    isBuiltIn: Member.optional(),
    readOnly: Member.optional(),
    /** False for a field that nobody can write. */
    isWritable: Member.optional(),
    isRequired: Member.optional(),
    referenceTo: Member.optional(),
    options: Options.optional(),
  }),
  /** What the name of each of these fields begins with, as that of `unwrapLists`. */
  prefix: ConnectorName.optional(),
  /** Entries with this value are no fields, or fields that are known under another name. */
  except: z.strictObject({ member: Member, value: z.boolean() }).optional(),
  /** Maps the provider's types to ours. A type that is not listed becomes `other`, unless `unlistedTypes` says more. */
  types: z.record(ConnectorName, ValueType),
  /** A field whose type is not listed is left out, because it cannot be asked for by its name alone. */
  unlistedTypes: z.literal('leaveOut').optional(),
  /** Maps some texts of `subtype` to our types. They count before `types`. */
  subtypes: z.record(ConnectorName, ValueType).optional(),
  /** Fields that the call leaves out. */
  also: z.array(ListedField).optional(),
  documentation: Documentation.optional(),
});
export type DiscoveredFields = z.infer<typeof DiscoveredFields>;

/** A fixed list of fields, for a provider that has no call for them. */
export const ListedFields = z.strictObject({
  source: z.literal('list'),
  fields: z.array(ListedField).min(1),
  documentation: Documentation.optional(),
});
export type ListedFields = z.infer<typeof ListedFields>;

/** The fields that one record has, for a provider that neither lists nor documents them. */
export const SampledFields = z.strictObject({
  source: z.literal('sampled'),
  /** Fields that are known in any case. */
  known: z.array(ListedField).optional(),
  documentation: Documentation.optional(),
});
export type SampledFields = z.infer<typeof SampledFields>;

/** Where the list of an object's fields comes from. */
export const FieldSource = z.discriminatedUnion('source', [DiscoveredFields, ListedFields, SampledFields]);
export type FieldSource = z.infer<typeof FieldSource>;

/** A call that creates a custom field, or changes the one with this name. */
export const FieldUpsertEndpoint = z.strictObject({
  method: z.enum(['POST', 'PUT', 'PATCH']),
  /** Takes `{objectName}` and `{fieldName}`. */
  path: z.string().min(1).max(500).startsWith('/', 'must start with "/"'),
  /** The provider's status when the field is new. With any other success, it was changed. */
  createdStatus: z.int(),
  /** The members of the request. What has no member here cannot be stored. */
  members: z.strictObject({
    label: ConnectorName,
    type: ConnectorName,
    description: ConnectorName.optional(),
    isRequired: ConnectorName.optional(),
    referenceTo: ConnectorName.optional(),
    options: z
      .strictObject({ records: ConnectorName, value: ConnectorName, label: ConnectorName })
      .optional(),
  }),
  /** Maps our types to the provider's. The provider has no fields of a type that is not listed. */
  types: z.partialRecord(ValueType, ConnectorName),
  documentation: Documentation.optional(),
});
export type FieldUpsertEndpoint = z.infer<typeof FieldUpsertEndpoint>;

/** A call that lists the objects of an account, for a provider with custom objects. */
export const ObjectList = z.strictObject({
  request: ConnectorRequest,
  records: Member,
  members: z.strictObject({ name: Member, label: Member.optional() }),
});
export type ObjectList = z.infer<typeof ObjectList>;
