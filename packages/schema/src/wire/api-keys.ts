import type { ApiKey, CreateApiKey, ListApiKeysQuery, UpdateApiKey } from '../resources/api-keys';
import { wire } from './wire';

const keys = '/projects/{projectIdOrName}/api-keys';
const key = '/projects/{projectIdOrName}/api-keys/{apiKey}';

export const listApiKeys = wire<{ query: ListApiKeysQuery; success: ApiKey[] }>()({
  operation: 'listApiKeys',
  method: 'GET',
  path: keys,
  problems: ['project_not_found'],
});

export const createApiKey = wire<{ body: CreateApiKey; success: ApiKey }>()({
  operation: 'createApiKey',
  method: 'POST',
  path: keys,
  status: 201,
  problems: ['project_not_found'],
});

export const getApiKey = wire<{ success: ApiKey }>()({
  operation: 'getApiKey',
  method: 'GET',
  path: key,
  problems: ['api_key_not_found'],
});

export const updateApiKey = wire<{ body: UpdateApiKey; success: ApiKey }>()({
  operation: 'updateApiKey',
  method: 'PATCH',
  path: key,
  problems: ['api_key_not_found', 'invalid_update_mask'],
});

export const deleteApiKey = wire<object>()({
  operation: 'deleteApiKey',
  method: 'DELETE',
  path: key,
  status: 204,
  media: 'none',
  problems: ['api_key_not_found'],
});
