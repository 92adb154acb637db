import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { IntegrationProxy } from '../manifest/manifest.ts';
import { Backfill, IntegrationFieldMapping } from '../manifest/read.ts';
import { answered } from './bounded.ts';
import { ConnectionDiagnosis } from './connections.ts';
import { FieldMetadata } from './field-metadata.ts';
import { Revision } from './integrations.ts';
import { LARGEST_PAGE, PageQuery } from './paging.ts';
import { QueryName, Timestamp } from './values.ts';

/** A field of the provider, as the customer's account has it. */
export const HydratedIntegrationFieldExistent = z.object({
  fieldName: z.string(),
  /** The provider's label. The name in title case when the provider has no label. */
  displayName: z.string(),
  /** Your name, when the manifest maps it. */
  mapToName: z.string().optional(),
  /** Your name as people see it, when the manifest maps it. */
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

/** An object to read, with the fields that the customer's account has. */
export const HydratedIntegrationObject = z.object({
  /** Why this object could not be hydrated. The other objects are not affected. */
  error: z.string().optional(),
  /** Only with `error`, and not when the provider has no such object. Added by Dowel. */
  diagnosis: ObjectDiagnosis.optional(),
  objectName: z.string(),
  displayName: z.string(),
  /** Your name, when the manifest maps it. */
  mapToName: z.string().optional(),
  /** Your name as people see it, when the manifest maps it. */
  mapToDisplayName: z.string().optional(),
  /** The name of the destination. `""` when the manifest names none. */
  destination: z.string(),
  /** Cron in UTC. `""` when the object is read on request only. */
  schedule: z.string(),
  /** Fields that are always read. */
  requiredFields: z.array(HydratedIntegrationField).optional(),
  /** Fields that the customer may choose. */
  optionalFields: z.array(HydratedIntegrationField).optional(),
  /** `all`: the customer may choose any field. */
  optionalFieldsAuto: z.enum(['all']).optional(),
  /** Every field that the object has in the provider account, by name. */
  allFieldsMetadata: z.record(z.string(), FieldMetadata).optional(),
  /** The same fields as a list, for older clients. */
  allFields: z.array(HydratedIntegrationField).optional(),
  /** How much of the existing records the first read delivers. */
  backfill: Backfill.optional(),
  /** `true` when `listSamples` can show values of this object's fields. Added by Dowel. */
  hasSamples: z.literal(true).optional(),
});
export type HydratedIntegrationObject = z.infer<typeof HydratedIntegrationObject>;

/** An object to write. */
export const HydratedIntegrationWriteObject = z.object({
  objectName: z.string(),
  displayName: z.string(),
  /** Values that the customer may set for new records. */
  valueDefaults: z
    .object({
      /** `true`: for any field. */
      allowAnyFields: z.boolean().optional(),
    })
    .optional(),
});
export type HydratedIntegrationWriteObject = z.infer<typeof HydratedIntegrationWriteObject>;

/** An integration with the objects and fields of a provider account filled in. */
export const HydratedIntegration = z.object({
  /** The name of the integration. */
  name: z.string(),
  displayName: z.string().optional(),
  /** The provider's module that is used. */
  module: z.string().optional(),
  provider: z.string(),
  /** What can be read. */
  read: z
    .object({
      /** In the order of the manifest. */
      objects: z.array(HydratedIntegrationObject).optional(),
    })
    .optional(),
  /** What can be written. */
  write: z
    .object({
      /** In the order of the manifest. */
      objects: z.array(HydratedIntegrationWriteObject).optional(),
    })
    .optional(),
  /** Whether calls through the proxy are allowed. */
  proxy: IntegrationProxy.optional(),
});
export type HydratedIntegration = z.infer<typeof HydratedIntegration>;

/** A revision with the objects and fields of a provider account filled in. */
export const HydratedRevision = z.object({
  id: z.string(),
  /** The version of the manifest's format: `1.0.0`. */
  specVersion: z.string(),
  createTime: Timestamp,
  /** The integration, with objects and fields filled in. */
  content: HydratedIntegration,
});
export type HydratedRevision = z.infer<typeof HydratedRevision>;

export const HydrateQuery = z.object({
  /** The connection whose credentials are used to look up objects and fields. */
  connectionId: QueryName.min(1),
});
export type HydrateQuery = z.infer<typeof HydrateQuery>;

export const getHydratedRevision = endpoint<{ query: HydrateQuery; success: HydratedRevision }>()({
  operation: 'getHydratedRevision',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/revisions/{revisionId}:hydrate',
  access: 'consumer',
  query: HydrateQuery,
  success: HydratedRevision,
  problems: ['integration_not_found', 'revision_not_found', 'connection_not_found'],
});

/** A revision in a list: who published it, and how much it changed. Added by Dowel. */
export const RevisionSummary = Revision.omit({ content: true }).extend({
  /** Counts the revisions of the integration from 1. */
  number: z.int(),
  /** The revision before this one. Absent for the first one. */
  previousRevisionId: z.string().optional(),
  /**
   * Who deployed it, as the audit log says it: `builder:<id>`, `api-key:<id>` or `system:<name>`. Absent if an older release
   * stored it.
   */
  createdBy: z.string().optional(),
  /** What they said of it. */
  message: z.string().optional(),
  /**
   * How many differences from the revision before were found when it was deployed. Absent for the first one, and if an
   * older release stored it.
   */
  changeCount: z.int().optional(),
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;

/** A revision with what the list says of it, and its content. Added by Dowel. */
export const PublishedRevision = RevisionSummary.extend({ content: Revision.shape.content });
export type PublishedRevision = z.infer<typeof PublishedRevision>;

/** How many revisions a page has when the request does not say. */
const USUAL_PAGE = 50;

export const ListRevisionsQuery = z.object({
  /** 1 to 1000; 50 when absent. When more follow, the `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(USUAL_PAGE),
  /** Where the page begins. Take it from the previous page's answer. */
  pageToken: PageQuery.shape.pageToken,
});
export type ListRevisionsQuery = Partial<z.infer<typeof ListRevisionsQuery>>;

/** The revisions of an integration, the newest first, without their contents. */
export const listRevisions = endpoint<{ query: ListRevisionsQuery; success: RevisionSummary[] }>()({
  operation: 'listRevisions',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/revisions',
  access: 'full',
  added: true,
  query: ListRevisionsQuery,
  success: z.array(RevisionSummary),
  problems: ['integration_not_found'],
});

export const getRevision = endpoint<{ success: PublishedRevision }>()({
  operation: 'getRevision',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/revisions/{revisionId}',
  access: 'full',
  added: true,
  success: PublishedRevision,
  problems: ['integration_not_found', 'revision_not_found'],
});
