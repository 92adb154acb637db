import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { ownValue } from './plain-objects.ts';
import { inputsOf } from './provider-modules.ts';

/** The metadata from an end user, merged with the stored metadata. */
export interface SettledMetadata {
  metadata: ProviderMetadata;
  /**
   * Names of new values that an end user may not set: the entry does not ask for them, or they claim another source.
   */
  refused: string[];
}

/**
 * Applies an end user's changes to a connection's metadata. The user may change only what the entry asks for. A value
 * that equals the stored one is no change, because clients send the whole map back. Values that only the service sets
 * stay when the user leaves them out.
 */
export function settleMetadata(
  provider: ProviderInfo,
  sent: ProviderMetadata,
  stored: ProviderMetadata = {},
): SettledMetadata {
  const asked = new Set(inputsOf(provider).map(({ name }) => name));
  const isOurs = ([name, { source }]: [string, ProviderMetadata[string]]) =>
    source !== 'input' || !asked.has(name);
  const settled = Object.entries(sent).map(([name, info]) => {
    const before = ownValue(stored, name);
    return [name, before?.value === info.value ? before : info] as const;
  });
  const refused = settled.filter(([name, info]) => info !== ownValue(stored, name) && isOurs([name, info]));
  const kept = Object.entries(stored).filter(
    ([name, info]) => !Object.hasOwn(sent, name) && isOurs([name, info]),
  );
  return { metadata: Object.fromEntries([...kept, ...settled]), refused: refused.map(([name]) => name) };
}
