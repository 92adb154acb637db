import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { IntegrationProxy } from '../manifest/manifest.ts';
import { Backfill, IntegrationFieldMapping } from '../manifest/read.ts';
import * as wire from '../wire/revisions.ts';
import { answered } from './bounded.ts';
import { ConnectionDiagnosis } from './connections.ts';
import { FieldMetadata } from './field-metadata.ts';
import { QueryName, Timestamp } from './values.ts';

export const HydratedIntegrationFieldExistent = z.object({
  fieldName: z.string(),
  /** The provider's label. The name in title case when the provider has no label. */
  displayName: z.string(),
  mapToName: z.string().optional(),
  mapToDisplayName: z.string().optional(),
});
export type HydratedIntegrationFieldExistent = z.infer<typeof HydratedIntegrationFieldExistent>;

/** A value with `fieldName` is a field of the provider, one without is a mapping. */
export const HydratedIntegrationField = z.union([
  HydratedIntegrationFieldExistent,
  answered(IntegrationFieldMapping),
]);
export type HydratedIntegrationField = z.infer<typeof HydratedIntegrationField>;

/** What keeps one object from being read, and who must act. The connection may work for all others. Added by Dowel. */
export const ObjectDiagnosis = ConnectionDiagnosis.omit({ since: true });
export type ObjectDiagnosis = z.infer<typeof ObjectDiagnosis>;

export const HydratedIntegrationObject = z.object({
  /** Why this object could not be hydrated. The other objects are not affected. */
  error: z.string().optional(),
  /** Only with `error`, and not when the provider has no such object. Added by Dowel. */
  diagnosis: ObjectDiagnosis.optional(),
  objectName: z.string(),
  displayName: z.string(),
  mapToName: z.string().optional(),
  mapToDisplayName: z.string().optional(),
  destination: z.string(),
  schedule: z.string(),
  requiredFields: z.array(HydratedIntegrationField).optional(),
  optionalFields: z.array(HydratedIntegrationField).optional(),
  optionalFieldsAuto: z.enum(['all']).optional(),
  /** Every field that the object has in the provider account, by name. */
  allFieldsMetadata: z.record(z.string(), FieldMetadata).optional(),
  /** The same fields as a list, for older clients. */
  allFields: z.array(HydratedIntegrationField).optional(),
  backfill: Backfill.optional(),
  /** `true` when `listSamples` can show values of this object's fields. Added by Dowel. */
  hasSamples: z.literal(true).optional(),
});
export type HydratedIntegrationObject = z.infer<typeof HydratedIntegrationObject>;

export const HydratedIntegrationWriteObject = z.object({
  objectName: z.string(),
  displayName: z.string(),
  valueDefaults: z.object({ allowAnyFields: z.boolean().optional() }).optional(),
});
export type HydratedIntegrationWriteObject = z.infer<typeof HydratedIntegrationWriteObject>;

export const HydratedIntegration = z.object({
  name: z.string(),
  displayName: z.string().optional(),
  module: z.string().optional(),
  provider: z.string(),
  read: z.object({ objects: z.array(HydratedIntegrationObject).optional() }).optional(),
  write: z.object({ objects: z.array(HydratedIntegrationWriteObject).optional() }).optional(),
  proxy: IntegrationProxy.optional(),
});
export type HydratedIntegration = z.infer<typeof HydratedIntegration>;

/** A revision with the objects and fields of a provider account filled in. */
export const HydratedRevision = z.object({
  id: z.string(),
  specVersion: z.string(),
  createTime: Timestamp,
  content: HydratedIntegration,
});
export type HydratedRevision = z.infer<typeof HydratedRevision>;

export const HydrateQuery = z.object({
  /** The connection whose credentials are used to look up objects and fields. */
  connectionId: QueryName.min(1),
});
export type HydrateQuery = z.infer<typeof HydrateQuery>;

export const getHydratedRevision = endpoint(wire.getHydratedRevision, {
  query: HydrateQuery,
  success: HydratedRevision,
  problems: ['integration_not_found', 'revision_not_found', 'connection_not_found'],
});
