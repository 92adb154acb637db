import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { ownValue } from './plain-objects.ts';

/** Metadata that an end user sent, joined with what is stored. */
export interface SettledMetadata {
  metadata: ProviderMetadata;
  /** Names of new values that an end user may not set: the entry does not ask for them, or they claim another source. */
  refused: string[];
}

/**
 * What an end user may change of a connection's metadata: what the entry asks for, as typed. A value equal to the
 * stored one is no change, since clients send the whole map back; what only the service sets stays when it is left out.
 */
export function settleMetadata(
  provider: ProviderInfo,
  sent: ProviderMetadata,
  stored: ProviderMetadata = {},
): SettledMetadata {
  const asked = new Set((provider.metadata?.input ?? []).map(({ name }) => name));
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
