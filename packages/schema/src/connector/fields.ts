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
    /** Of several members, the first counts whose text is one of `types`. */
    type: z.union([Member, z.array(Member).min(1).max(5)]).optional(),
    /** True for a custom field. */
    isCustom: Member.optional(),
    readOnly: Member.optional(),
    /** False for a field that nobody can write. */
    isWritable: Member.optional(),
    isRequired: Member.optional(),
    referenceTo: Member.optional(),
    options: Options.optional(),
  }),
  /** Maps the provider's types to ours. A type that is not listed becomes `other`. */
  types: z.record(ConnectorName, ValueType),
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
  also: z.array(ListedField).optional(),
  documentation: Documentation.optional(),
});
export type SampledFields = z.infer<typeof SampledFields>;

/** Where the list of an object's fields comes from. */
export const FieldSource = z.discriminatedUnion('source', [DiscoveredFields, ListedFields, SampledFields]);
export type FieldSource = z.infer<typeof FieldSource>;

/** A call that lists the objects of an account, for a provider with custom objects. */
export const ObjectList = z.strictObject({
  request: ConnectorRequest,
  records: Member,
  members: z.strictObject({ name: Member, label: Member.optional() }),
});
export type ObjectList = z.infer<typeof ObjectList>;
