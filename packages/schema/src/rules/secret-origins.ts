import type { ProviderInfo } from '../resources/providers.ts';

/** The addresses of an entry that credentials are sent to. They are templates until the entry is filled. */
export function secretAddresses(provider: ProviderInfo): string[] {
  return [
    provider.baseURL,
    provider.oauth2Opts?.tokenURL,
    provider.jwtOpts?.tokenURL,
    provider.authHealthCheck?.url,
    ...Object.values(provider.modules ?? {}).map(({ baseURL }) => baseURL),
  ].filter((address) => address !== undefined);
}

/**
 * The URL of a web address without a user name or password, which could hide where it leads. Undefined for any other
 * text. Never throws.
 */
export function plainAddress(text: string): URL | undefined {
  // Browsers parse braces as part of a host, so an unfilled template would be accepted as an address.
  if (text.includes('{{') || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/** The origins that the credentials of a filled entry are sent to, each listed once. */
export function secretOrigins(filled: ProviderInfo): string[] {
  const origins = secretAddresses(filled).flatMap((address) => plainAddress(address)?.origin ?? []);
  return [...new Set(origins)].sort();
}
