import type {
  CreateInstallation,
  Installation,
  ListInstallationsQuery,
  PatchObjectConfig,
  SamplingQuery,
  UpdateInstallation,
} from '../resources/installations.ts';
import { wire } from './wire.ts';

const installations = '/projects/{projectIdOrName}/integrations/{integrationId}/installations';
const installation =
  '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}';

export const listInstallations = /* @__PURE__ */ wire<{
  query: ListInstallationsQuery;
  success: Installation[];
}>()({
  operation: 'listInstallations',
  method: 'GET',
  path: installations,
  access: 'consumer',
});

export const listInstallationsForProject = /* @__PURE__ */ wire<{
  query: ListInstallationsQuery;
  success: Installation[];
}>()({
  operation: 'listInstallationsForProject',
  method: 'GET',
  path: '/projects/{projectIdOrName}/installations',
  access: 'consumer',
});

export const createInstallation = /* @__PURE__ */ wire<{
  query: SamplingQuery;
  body: CreateInstallation;
  success: Installation;
}>()({
  operation: 'createInstallation',
  method: 'POST',
  path: installations,
  access: 'consumer',
  status: 201,
});

export const getInstallation = /* @__PURE__ */ wire<{ success: Installation }>()({
  operation: 'getInstallation',
  method: 'GET',
  path: installation,
  access: 'consumer',
});

export const updateInstallation = /* @__PURE__ */ wire<{
  query: SamplingQuery;
  body: UpdateInstallation;
  success: Installation;
}>()({
  operation: 'updateInstallation',
  method: 'PATCH',
  path: installation,
  access: 'consumer',
});

/** Also deletes the connection when no other installation uses it. */
export const deleteInstallation = /* @__PURE__ */ wire<object>()({
  operation: 'deleteInstallation',
  method: 'DELETE',
  path: installation,
  access: 'consumer',
  status: 204,
  media: 'none',
});

/** Changes the config of one object by JSON Patch. */
export const patchObjectConfig = /* @__PURE__ */ wire<{ body: PatchObjectConfig; success: Installation }>()({
  operation: 'patchObjectConfigContent',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}/config-content',
  access: 'consumer',
});
