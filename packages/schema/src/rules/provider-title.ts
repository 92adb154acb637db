import type { ProviderInfo } from '../resources/providers.ts';

/** A provider as people call it; its key where the catalogue has no better name. */
export function providerTitle({ displayName, name }: Pick<ProviderInfo, 'name' | 'displayName'>): string {
  return displayName || name;
}
