import type {
  ApiKey,
  CreateApiKey,
  CreatedApiKey,
  ListApiKeysQuery,
  UpdateApiKey,
} from '../resources/api-keys.ts';
import { wire } from './wire.ts';

const keys = '/projects/{projectIdOrName}/api-keys';
const key = '/projects/{projectIdOrName}/api-keys/{apiKey}';

export const listApiKeys = /* @__PURE__ */ wire<{ query: ListApiKeysQuery; success: ApiKey[] }>()({
  operation: 'listApiKeys',
  method: 'GET',
  path: keys,
  access: 'full',
});

export const createApiKey = /* @__PURE__ */ wire<{ body: CreateApiKey; success: CreatedApiKey }>()({
  operation: 'createApiKey',
  method: 'POST',
  path: keys,
  access: 'full',
  status: 201,
});

export const getApiKey = /* @__PURE__ */ wire<{ success: ApiKey }>()({
  operation: 'getApiKey',
  method: 'GET',
  path: key,
  access: 'full',
});

export const updateApiKey = /* @__PURE__ */ wire<{ body: UpdateApiKey; success: ApiKey }>()({
  operation: 'updateApiKey',
  method: 'PATCH',
  path: key,
  access: 'full',
});

export const deleteApiKey = /* @__PURE__ */ wire<object>()({
  operation: 'deleteApiKey',
  method: 'DELETE',
  path: key,
  access: 'full',
  status: 204,
  media: 'none',
});
