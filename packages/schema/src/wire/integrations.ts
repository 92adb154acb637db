import type { DeployPlan } from '../resources/deploy-plan.ts';
import type {
  BatchUpsertIntegrations,
  CreateIntegration,
  CreateRevision,
  DestructiveQuery,
  Integration,
  Revision,
  SignedUrl,
  UploadQuery,
} from '../resources/integrations.ts';
import type { PageQuery } from '../resources/paging.ts';
import { wire } from './wire.ts';

const integrations = '/projects/{projectIdOrName}/integrations';
const integration = '/projects/{projectIdOrName}/integrations/{integrationIdOrName}';

export const listIntegrations = /* @__PURE__ */ wire<{ query: PageQuery; success: Integration[] }>()({
  operation: 'listIntegrations',
  method: 'GET',
  path: integrations,
  access: 'consumer',
});

export const createIntegration = /* @__PURE__ */ wire<{ body: CreateIntegration; success: Integration }>()({
  operation: 'createIntegration',
  method: 'POST',
  path: integrations,
  access: 'full',
  status: 201,
});

export const getIntegration = /* @__PURE__ */ wire<{ success: Integration }>()({
  operation: 'getIntegration',
  method: 'GET',
  path: integration,
  access: 'consumer',
});

/** Also deletes the integration's installations. */
export const deleteIntegration = /* @__PURE__ */ wire<object>()({
  operation: 'deleteIntegration',
  method: 'DELETE',
  path: integration,
  access: 'full',
  status: 204,
  media: 'none',
});

/** Deploys a manifest. Either every integration in it is created or updated, or none is. */
export const batchUpsertIntegrations = /* @__PURE__ */ wire<{
  query: DestructiveQuery;
  body: BatchUpsertIntegrations;
  success: Integration[] | DeployPlan;
}>()({
  operation: 'batchUpsertIntegrations',
  method: 'PUT',
  path: '/projects/{projectIdOrName}/integrations:batch',
  access: 'full',
});

export const createRevision = /* @__PURE__ */ wire<{
  query: DestructiveQuery;
  body: CreateRevision;
  success: Revision;
}>()({
  operation: 'createRevision',
  method: 'POST',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/revisions',
  access: 'full',
  status: 201,
});

export const generateUploadUrl = /* @__PURE__ */ wire<{ query: UploadQuery; success: SignedUrl }>()({
  operation: 'generateUploadUrl',
  method: 'GET',
  path: '/generate-upload-url',
  access: 'full',
});
