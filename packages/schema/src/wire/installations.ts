import type {
  CreateInstallation,
  Installation,
  ListInstallationsQuery,
  PatchObjectConfig,
  SamplingQuery,
  UpdateInstallation,
} from '../resources/installations';
import { wire } from './wire';

const installations = '/projects/{projectIdOrName}/integrations/{integrationId}/installations';
const installation =
  '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}';

export const listInstallations = wire<{ query: ListInstallationsQuery; success: Installation[] }>()({
  operation: 'listInstallations',
  method: 'GET',
  path: installations,
  access: 'consumer',
  problems: ['integration_not_found'],
});

export const listInstallationsForProject = wire<{ query: ListInstallationsQuery; success: Installation[] }>()(
  {
    operation: 'listInstallationsForProject',
    method: 'GET',
    path: '/projects/{projectIdOrName}/installations',
    access: 'consumer',
    problems: ['project_not_found'],
  },
);

export const createInstallation = wire<{
  query: SamplingQuery;
  body: CreateInstallation;
  success: Installation;
}>()({
  operation: 'createInstallation',
  method: 'POST',
  path: installations,
  access: 'consumer',
  status: 201,
  problems: [
    'integration_not_found',
    'connection_not_found',
    'connection_missing',
    'config_invalid',
    'group_already_installed',
    'sample_read_failed',
  ],
});

export const getInstallation = wire<{ success: Installation }>()({
  operation: 'getInstallation',
  method: 'GET',
  path: installation,
  access: 'consumer',
  problems: ['integration_not_found', 'installation_not_found'],
});

export const updateInstallation = wire<{
  query: SamplingQuery;
  body: UpdateInstallation;
  success: Installation;
}>()({
  operation: 'updateInstallation',
  method: 'PATCH',
  path: installation,
  access: 'consumer',
  problems: [
    'installation_not_found',
    'connection_not_found',
    'invalid_update_mask',
    'config_invalid',
    'sample_read_failed',
  ],
});

/** Deletes the connection too, when no other installation uses it. */
export const deleteInstallation = wire<object>()({
  operation: 'deleteInstallation',
  method: 'DELETE',
  path: installation,
  access: 'consumer',
  status: 204,
  media: 'none',
  problems: ['installation_not_found'],
});

/** Changes the config of one object by JSON Patch. */
export const patchObjectConfig = wire<{ body: PatchObjectConfig; success: Installation }>()({
  operation: 'patchObjectConfigContent',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}/config-content',
  access: 'consumer',
  problems: [
    'integration_not_found',
    'installation_not_found',
    'object_not_found',
    'patch_invalid',
    'config_invalid',
    'sample_read_failed',
  ],
});
