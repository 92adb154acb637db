import type { Catalog, ProviderInfo } from '../resources/providers.ts';
import { wire } from './wire.ts';

export const listProviders = /* @__PURE__ */ wire<{ success: Catalog }>()({
  operation: 'listProviders',
  method: 'GET',
  path: '/providers',
  access: 'public',
});

export const getProvider = /* @__PURE__ */ wire<{ success: ProviderInfo }>()({
  operation: 'getProvider',
  method: 'GET',
  path: '/providers/{provider}',
  access: 'public',
});
