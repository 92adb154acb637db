import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { upsertFaults } from '../rules/field-upserts.ts';
import { listOf, mapOf, Text } from './bounded.ts';
import { decisive } from './decisive.ts';
import { FieldMetadata, ValueType } from './field-metadata.ts';
import { Anything, InstallationRef, QueryFlag, Reference } from './values.ts';

/** An object of a customer's account, with its fields. */
export const ObjectMetadata = z.object({
  /** The provider's name. */
  name: z.string(),
  displayName: z.string().optional(),
  /** The name that the manifest maps the object to. Only for an installation. */
  mappedObjectName: z.string().optional(),
  /** By field name. */
  fields: z.record(z.string(), FieldMetadata),
});
export type ObjectMetadata = z.infer<typeof ObjectMetadata>;

export const ObjectMetadataQuery = z.object({
  groupRef: Reference,
  /** Which installation of the group. Absent: the default one. Added by Dowel. */
  installationRef: InstallationRef.optional(),
  /** `true` leaves out the fields that nobody can write. */
  excludeReadOnly: QueryFlag.optional(),
});
export type ObjectMetadataQuery = z.infer<typeof ObjectMetadataQuery>;

const Name = z.string().max(limits.name);

const StringFieldOptions = z.object({
  /** The most characters. */
  length: z.int().min(1).optional(),
  /** A regular expression that values match. */
  pattern: Text.optional(),
  /** The choices of a select field. */
  values: listOf(z.string().min(1).max(limits.name), limits.mappings).optional(),
  /** `true`: only the listed values are allowed. */
  valuesRestricted: decisive(z.boolean().optional()),
  /** The value of new records that have none. */
  defaultValue: Text.optional(),
});

const NumericFieldOptions = z.object({
  /** How many digits in all. */
  precision: z.int().min(0).optional(),
  /** How many of the digits stand after the decimal point. */
  scale: z.int().min(0).optional(),
  /** The least value. */
  min: z.number().optional(),
  /** The greatest value. */
  max: z.number().optional(),
  /** The value of new records that have none. */
  defaultValue: z.number().optional(),
});

/** How a reference field refers to another object. */
const AssociationDefinition = z.object({
  /** For example `foreignKey`, `lookup`. */
  associationType: Name,
  /** The object that the field refers to. */
  targetObject: Reference,
  /** The field of that object. Its id when absent. */
  targetField: Name.optional(),
  /** For example `many-to-one`. */
  cardinality: Name.optional(),
  /** For example `setNull`. */
  onDelete: Name.optional(),
  /** A record must refer to another one. */
  required: z.boolean().optional(),
  /** The name of the field in the other direction. */
  reverseLookupFieldName: Name.optional(),
  /** What people see at the association. */
  labels: z
    .object({
      /** For one record. */
      singular: Name.optional(),
      /** For several records. */
      plural: Name.optional(),
    })
    .optional(),
});

/** A custom field to create, or to change when the object has it. */
export const FieldDefinition = z.object({
  fieldName: Reference,
  displayName: Reference,
  /** An explanation that people see at the provider. */
  description: Text.optional(),
  /** The type of the field. */
  valueType: ValueType.exclude(['other']),
  /** A record must have a value for it. */
  required: decisive(z.boolean().optional()),
  /** No two records have the same value. */
  unique: decisive(z.boolean().optional()),
  /** The provider can search by it quickly. */
  indexed: z.boolean().optional(),
  /** Of texts and of select fields. */
  stringOptions: StringFieldOptions.optional(),
  /** Of numbers. */
  numericOptions: NumericFieldOptions.optional(),
  /** Of a `reference`: what it refers to. */
  association: AssociationDefinition.optional(),
});
export type FieldDefinition = z.infer<typeof FieldDefinition>;

/** Custom fields to create or to change. */
export const UpsertMetadata = z
  .object({
    groupRef: Reference,
    /** Which installation of the group. Absent: the default one. Added by Dowel. */
    installationRef: decisive(InstallationRef.optional()),
    /** The fields by the name of their object. At most 100 in one request. */
    fields: mapOf(listOf(FieldDefinition, limits.upsertedFields), limits.upsertedFields),
  })
  .check(({ value, issues }) => {
    for (const { path, detail } of upsertFaults(value.fields)) {
      issues.push({ code: 'custom', path, message: detail, input: undefined });
    }
  });
export type UpsertMetadata = z.input<typeof UpsertMetadata>;

/** What became of one field. */
export const FieldUpsertResult = z.object({
  fieldName: z.string(),
  /** `create`, `update`, or `none` when nothing was changed. Then `warnings` says why. */
  action: z.string(),
  /** What the provider says of the field, in its own words. */
  metadata: Anything.optional(),
  /** Why nothing was changed, or which parts of the definition the provider cannot store. */
  warnings: z.array(z.string()).optional(),
});
export type FieldUpsertResult = z.infer<typeof FieldUpsertResult>;

/** What became of each field. */
export const UpsertMetadataResponse = z.object({
  /** `false` when the `action` of a field is `none`. */
  success: z.boolean(),
  /** The results by the name of the object, then by the name of the field. */
  fields: z.record(z.string(), z.record(z.string(), FieldUpsertResult)),
});
export type UpsertMetadataResponse = z.infer<typeof UpsertMetadataResponse>;

const integration = '/projects/{projectIdOrName}/integrations/{integrationId}';
const provider = '/projects/{projectIdOrName}/providers/{provider}';

/** Takes the name of the object at the provider, or the mapped name. */
export const getObjectMetadataForInstallation = endpoint<{
  query: ObjectMetadataQuery;
  success: ObjectMetadata;
}>()({
  operation: 'getObjectMetadataForInstallation',
  method: 'GET',
  path: `${integration}/objects/{objectName}/metadata`,
  access: 'full',
  query: ObjectMetadataQuery,
  success: ObjectMetadata,
  problems: [
    'integration_not_found',
    'installation_not_found',
    'installation_ref_needed',
    'object_not_found',
    'fields_unavailable',
    'provider_unreachable',
  ],
});

/** Takes the name of the object at the provider. */
export const getObjectMetadataForConnection = endpoint<{
  query: ObjectMetadataQuery;
  success: ObjectMetadata;
}>()({
  operation: 'getObjectMetadataForConnection',
  method: 'GET',
  path: `${provider}/objects/{objectName}/metadata`,
  access: 'full',
  query: ObjectMetadataQuery,
  success: ObjectMetadata,
  problems: [
    'provider_not_found',
    'connection_not_found',
    'object_not_found',
    'fields_unavailable',
    'provider_unreachable',
  ],
});

export const upsertMetadataForInstallation = endpoint<{
  body: UpsertMetadata;
  success: UpsertMetadataResponse;
}>()({
  operation: 'upsertMetadataForInstallation',
  method: 'PUT',
  path: `${integration}/object-metadata`,
  access: 'full',
  body: UpsertMetadata,
  success: UpsertMetadataResponse,
  problems: [
    'integration_not_found',
    'installation_not_found',
    'installation_ref_needed',
    'fields_not_writable',
    'provider_unreachable',
  ],
});

export const upsertMetadataForConnection = endpoint<{
  body: UpsertMetadata;
  success: UpsertMetadataResponse;
}>()({
  operation: 'upsertMetadataForConnection',
  method: 'PUT',
  path: `${provider}/object-metadata`,
  access: 'full',
  body: UpsertMetadata,
  success: UpsertMetadataResponse,
  problems: ['provider_not_found', 'connection_not_found', 'fields_not_writable', 'provider_unreachable'],
});
