import type { ProviderApp } from '@dowel/schema';
import { builtAt } from './times.ts';

/** A valid OAuth app of the builder; pass what matters. */
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
