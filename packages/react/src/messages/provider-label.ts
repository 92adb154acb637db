import type { ProviderInfo } from '@dowel/schema';

/** The name that people see for a provider. */
export function providerLabel({ displayName, name }: ProviderInfo): string {
  return displayName || name;
}
