import type { ProviderInfo } from '../resources/providers.ts';

/** What is needed to name a provider to people. They know it by its display name. */
export type NamedProvider = Pick<ProviderInfo, 'name' | 'displayName'>;

/** The name that people use for a provider; its key when the catalogue has no better name. */
export function providerTitle({ displayName, name }: NamedProvider): string {
  return displayName || name;
}
