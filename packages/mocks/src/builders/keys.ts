import type { ApiKey, JwtKey } from '@dowel/schema';
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

/** Builds a valid public key for consumer tokens. `overrides` replaces parts of it. */
export function buildJwtKey(overrides: Partial<JwtKey> = {}): JwtKey {
  return {
    id: 'jwt-key-1',
    projectId: 'project-demo',
    label: 'Backend',
    algorithm: 'RSA',
    publicKeyPem: '-----BEGIN PUBLIC KEY-----\nnot a real key\n-----END PUBLIC KEY-----\n',
    active: true,
    createTime: builtAt,
    updateTime: builtAt,
    ...overrides,
  };
}
