import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { missingMetadata } from './provider-modules.ts';

/** Workspace and metadata are two views of one value; the reference counts where both are given. */
export function joinWorkspace(
  metadata: ProviderMetadata | undefined,
  providerWorkspaceRef: string | undefined,
): ProviderMetadata {
  if (!providerWorkspaceRef || metadata?.workspace?.value === providerWorkspaceRef) return metadata ?? {};
  return { ...metadata, workspace: { value: providerWorkspaceRef, source: 'input' } };
}

/**
 * The names of what must be known before connecting. A provider with modules is satisfied when one of them is: which
 * is to be used is known only when an integration is installed.
 */
export function missingForConnecting(provider: ProviderInfo, metadata: ProviderMetadata): string[] {
  const modules = [undefined, ...Object.keys(provider.modules ?? {})];
  const missing = modules.map((module) => missingMetadata(provider, module, metadata));
  const [ofDefault = []] = missing;
  if (missing.some((inputs) => inputs.length === 0)) return [];
  return ofDefault.map(({ name }) => name);
}
