import type { ProviderInfo } from '@dowel/schema';

/** What people call a provider. */
export function providerLabel({ displayName, name }: ProviderInfo): string {
  return displayName || name;
}
