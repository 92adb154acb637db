import type { PageQuery } from '../resources/paging.ts';
import type { CreateProviderApp, ProviderApp, UpdateProviderApp } from '../resources/provider-apps.ts';
import { wire } from './wire.ts';

const apps = '/projects/{projectIdOrName}/provider-apps';
const app = '/projects/{projectIdOrName}/provider-apps/{providerAppId}';

export const listProviderApps = /* @__PURE__ */ wire<{ query: PageQuery; success: ProviderApp[] }>()({
  operation: 'listProviderApps',
  method: 'GET',
  path: apps,
  access: 'consumer',
});

/** Answers 200 instead of 201, as the original interface does. */
export const createProviderApp = /* @__PURE__ */ wire<{ body: CreateProviderApp; success: ProviderApp }>()({
  operation: 'createProviderApp',
  method: 'POST',
  path: apps,
  access: 'full',
});

export const updateProviderApp = /* @__PURE__ */ wire<{ body: UpdateProviderApp; success: ProviderApp }>()({
  operation: 'updateProviderApp',
  method: 'PATCH',
  path: app,
  access: 'full',
});

export const deleteProviderApp = /* @__PURE__ */ wire<object>()({
  operation: 'deleteProviderApp',
  method: 'DELETE',
  path: app,
  access: 'full',
  status: 204,
  media: 'none',
});
