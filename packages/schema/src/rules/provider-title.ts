import type { ProviderInfo } from '../resources/providers.ts';

/** What is told of a provider to people: they know it by its display name. */
export type NamedProvider = Pick<ProviderInfo, 'name' | 'displayName'>;

/** A provider as people call it; its key where the catalogue has no better name. */
export function providerTitle({ displayName, name }: NamedProvider): string {
  return displayName || name;
}
