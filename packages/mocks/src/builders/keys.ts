import type { ApiKey, JwtKey } from '@dowel/schema';
import { builtAt } from './times.ts';

/** A valid API key of scope `full`; pass what matters. */
export function buildApiKey(overrides: Partial<ApiKey> = {}): ApiKey {
  return {
    key: 'mock_full',
    label: 'Backend',
    scopes: ['full'],
    projectId: 'project-demo',
    active: true,
    ...overrides,
  };
}

/** A valid public key for consumer tokens; pass what matters. */
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
