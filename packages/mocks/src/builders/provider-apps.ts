import type { ProviderApp } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid OAuth app of the builder. `overrides` replaces parts of it. */
export function buildProviderApp(overrides: Partial<ProviderApp> = {}): ProviderApp {
  return {
    id: 'provider-app-sandbox',
    projectId: 'project-demo',
    provider: 'sandbox',
    clientId: 'dowel-demo',
    scopes: ['crm.read', 'crm.write'],
    createTime: builtAt,
    ...overrides,
  };
}
