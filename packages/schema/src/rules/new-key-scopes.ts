import type { ApiKeyScope, CreatedApiKey } from '../resources/api-keys.ts';

/** The scopes of a new key, with a warning if the request left them out. Older clients send only a label. */
export function newKeyScopes(
  asked: readonly ApiKeyScope[] | undefined,
): Pick<CreatedApiKey, 'warnings'> & { scopes: ApiKeyScope[] } {
  if (asked) return { scopes: [...asked] };
  const warning =
    'The request has no "scopes", so the key may do everything. For a page, send "scopes": ["frontend"].';
  return { scopes: ['full'], warnings: [warning] };
}
