import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { missingMetadata } from './provider-modules.ts';

/** The workspace is both a reference and a metadata value. When a request has both, the reference counts. */
export function joinWorkspace(
  metadata: ProviderMetadata | undefined,
  providerWorkspaceRef: string | undefined,
): ProviderMetadata {
  if (!providerWorkspaceRef || metadata?.workspace?.value === providerWorkspaceRef) return metadata ?? {};
  return { ...metadata, workspace: { value: providerWorkspaceRef, source: 'input' } };
}

/**
 * The names of the inputs that must be known before connecting. For a provider with modules, the inputs of any one
 * module are enough, because we learn the module only when an integration is installed.
 */
export function missingForConnecting(provider: ProviderInfo, metadata: ProviderMetadata): string[] {
  const modules = [undefined, ...Object.keys(provider.modules ?? {})];
  const missing = modules.map((module) => missingMetadata(provider, module, metadata));
  const [ofDefault = []] = missing;
  if (missing.some((inputs) => inputs.length === 0)) return [];
  return ofDefault.map(({ name }) => name);
}
