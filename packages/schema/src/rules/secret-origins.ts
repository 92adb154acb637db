import type { ProviderInfo } from '../resources/providers.ts';

/** The addresses of an entry that credentials are sent to. Templates until the entry is filled. */
export function secretAddresses(provider: ProviderInfo): string[] {
  return [
    provider.baseURL,
    provider.oauth2Opts?.tokenURL,
    provider.authHealthCheck?.url,
    ...Object.values(provider.modules ?? {}).map(({ baseURL }) => baseURL),
  ].filter((address) => address !== undefined);
}

/** A web address without anything that hides where it leads; undefined for any other text. Never throws. */
export function plainAddress(text: string): URL | undefined {
  // Browsers' parsers take braces as part of a host, so an address whose template is unfilled would pass.
  if (text.includes('{{') || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/** The origins that credentials of a filled entry are sent to, each once. */
export function secretOrigins(filled: ProviderInfo): string[] {
  const origins = secretAddresses(filled).flatMap((address) => plainAddress(address)?.origin ?? []);
  return [...new Set(origins)].sort();
}
