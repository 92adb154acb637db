import type { Connection, ProviderInfo } from '@dowel/schema';
import { missingMetadata } from '@dowel/schema/rules';

/** Whether a connection lacks metadata that the module needs. */
export function lacksMetadata(
  provider: ProviderInfo,
  module: string | undefined,
  connection: Connection,
): boolean {
  const missing = missingMetadata(provider, module, connection.providerMetadata);
  // A connection's `providerWorkspaceRef` and its `workspace` metadata are the same value.
  return missing.some(({ name }) => !(name === 'workspace' && connection.providerWorkspaceRef));
}
