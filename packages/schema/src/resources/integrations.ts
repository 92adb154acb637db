import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { type Manifest, ManifestIntegration } from '../manifest/manifest.ts';
import { IntegrationName } from '../manifest/names.ts';
import { answered, FreeForm } from './bounded.ts';
import { decisive } from './decisive.ts';
import { DeployPlan } from './deploy-plan.ts';
import { PageQuery } from './paging.ts';
import { QueryFlag, QueryName, Reference, Timestamp } from './values.ts';

/** One published version of an integration. It never changes. */
export const Revision = z.object({
  id: z.string(),
  /** The version of the manifest's format: `1.0.0`. */
  specVersion: z.string(),
  createTime: Timestamp,
  /** The integration as its manifest declares it. */
  content: answered(ManifestIntegration),
});
export type Revision = z.infer<typeof Revision>;

/** What a builder publishes for one provider. */
export const Integration = z.object({
  id: z.string(),
  projectId: z.string(),
  /** Unique in the project. Deploys find an integration by it. */
  name: z.string(),
  provider: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
  /** What installations of today get. */
  latestRevision: Revision,
});
export type Integration = z.infer<typeof Integration>;

/** An integration to publish without a manifest file. */
export const CreateIntegration = z.object({
  /** Unique in the project. */
  name: IntegrationName,
  provider: Reference,
  /** Its first revision. */
  latestRevision: z.object({
    /** The version of the manifest's format. */
    specVersion: z.literal('1.0.0'),
    /** The integration as a manifest declares it. */
    content: ManifestIntegration,
  }),
});
export type CreateIntegration = z.input<typeof CreateIntegration>;

/** Where the manifest comes from. A request has exactly one source. */
const source = {
  /** An upload address from `generate-upload-url`, or its `gs://bucket/path`. The server fetches nothing else. */
  sourceZipUrl: z.string().max(limits.address).optional(),
  /** Manifest text, YAML or JSON. */
  sourceYaml: z.string().max(limits.manifestText).optional(),
};

/** The most characters of what somebody says of a deploy. */
const LONGEST_MESSAGE = 500;
const message = {
  /** What the deploy changes, and why: `listRevisions` shows it. A deploy that changes nothing keeps none. Added by Dowel. */
  message: z.string().max(LONGEST_MESSAGE).optional(),
};

/** The source of a new revision. */
export const CreateRevision = z.object({ ...source, ...message });
export type CreateRevision = z.input<typeof CreateRevision>;

/** A manifest to deploy, from exactly one source. */
export const BatchUpsertIntegrations = z.object({
  ...source,
  /** The manifest itself, as JSON. It is checked like the text forms. Added by Dowel. */
  manifest: FreeForm.optional(),
  /** The server answers a deploy plan and changes nothing. Added by Dowel. */
  dryRun: decisive(z.boolean().optional()),
  /** Unknown keys are errors instead of warnings. Added by Dowel. */
  strict: decisive(z.boolean().optional()),
  ...message,
});
export type BatchUpsertIntegrations = z.input<typeof BatchUpsertIntegrations>;

export const DestructiveQuery = z.object({
  /** `true`: existing installations stop reading objects that were removed from the manifest. */
  destructive: QueryFlag.optional(),
});
export type DestructiveQuery = z.infer<typeof DestructiveQuery>;

export const UploadQuery = z.object({
  /** The MD5 digest of the file in base64. The server checks it after the upload. */
  md5: QueryName.optional(),
  /** The project to upload for. A builder who is signed in must name it. Added by Dowel. */
  projectIdOrName: QueryName.optional(),
});
export type UploadQuery = z.infer<typeof UploadQuery>;

/** Where to upload a manifest. */
export const SignedUrl = z.object({
  /** The address to PUT the zip file to. It needs no credentials and works for a short time. */
  url: z.string(),
  /** The first part of the file's name in `gs://bucket/path`. */
  bucket: z.string(),
  /** The second part of the file's name in `gs://bucket/path`. */
  path: z.string(),
});
export type SignedUrl = z.infer<typeof SignedUrl>;

/** A manifest before it is parsed. Use this type to build a manifest in code. */
export type ManifestInput = z.input<typeof Manifest>;

const integrations = '/projects/{projectIdOrName}/integrations';
const integration = '/projects/{projectIdOrName}/integrations/{integrationIdOrName}';

export const listIntegrations = endpoint<{ query: PageQuery; success: Integration[] }>()({
  operation: 'listIntegrations',
  method: 'GET',
  path: integrations,
  access: 'consumer',
  query: PageQuery,
  success: z.array(Integration),
  problems: [],
});

export const createIntegration = endpoint<{ body: CreateIntegration; success: Integration }>()({
  operation: 'createIntegration',
  method: 'POST',
  path: integrations,
  access: 'full',
  status: 201,
  body: CreateIntegration,
  success: Integration,
  problems: ['name_taken', 'manifest_invalid'],
});

export const getIntegration = endpoint<{ success: Integration }>()({
  operation: 'getIntegration',
  method: 'GET',
  path: integration,
  access: 'consumer',
  success: Integration,
  problems: ['integration_not_found'],
});

/** Also deletes the integration's installations. */
export const deleteIntegration = endpoint<object>()({
  operation: 'deleteIntegration',
  method: 'DELETE',
  path: integration,
  access: 'full',
  status: 204,
  problems: ['integration_not_found'],
});

/** Deploys a manifest. Either every integration in it is created or updated, or none is. */
export const batchUpsertIntegrations = endpoint<{
  query: DestructiveQuery;
  body: BatchUpsertIntegrations;
  success: Integration[] | DeployPlan;
}>()({
  operation: 'batchUpsertIntegrations',
  method: 'PUT',
  path: '/projects/{projectIdOrName}/integrations:batch',
  access: 'full',
  query: DestructiveQuery,
  body: BatchUpsertIntegrations,
  success: z.union([z.array(Integration), DeployPlan]),
  problems: ['manifest_source', 'manifest_invalid', 'upload_not_found'],
});

export const createRevision = endpoint<{
  query: DestructiveQuery;
  body: CreateRevision;
  success: Revision;
}>()({
  operation: 'createRevision',
  method: 'POST',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/revisions',
  access: 'full',
  status: 201,
  query: DestructiveQuery,
  body: CreateRevision,
  success: Revision,
  problems: ['integration_not_found', 'manifest_source', 'manifest_invalid', 'upload_not_found'],
});

export const generateUploadUrl = endpoint<{ query: UploadQuery; success: SignedUrl }>()({
  operation: 'generateUploadUrl',
  method: 'GET',
  path: '/generate-upload-url',
  access: 'full',
  query: UploadQuery,
  success: SignedUrl,
  problems: [],
});
