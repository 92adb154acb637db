import type { ApiKey } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid API key of scope `full`. `overrides` replaces parts of it. */
export function buildApiKey(overrides: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 'api-key-1',
    key: 'mock_full',
    label: 'Backend',
    scopes: ['full'],
    projectId: 'project-demo',
    active: true,
    createTime: builtAt,
    ...overrides,
  };
}
