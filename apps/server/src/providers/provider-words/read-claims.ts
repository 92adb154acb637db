import { ProviderBody } from './provider-body.ts';

/**
 * The claims of a token that came from the provider itself, over TLS. So its signature need not be checked (OpenID Connect
 * Core 1.0, 3.1.3.7). Undefined when it has none that can be read.
 */
export function readClaims(token: string | undefined): ProviderBody | undefined {
  const [, claims] = token?.split('.') ?? [];
  if (claims === undefined) return undefined;
  try {
    return new ProviderBody(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
