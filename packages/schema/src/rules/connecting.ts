import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import type { BadInput } from './problem-words/requests.ts';
import { missingMetadata } from './provider-modules.ts';

/** The workspace is both a reference and a metadata value. When a request has both, the reference counts. */
export function joinWorkspace(
  metadata: ProviderMetadata | undefined,
  providerWorkspaceRef: string | undefined,
): ProviderMetadata {
  if (!providerWorkspaceRef || metadata?.workspace?.value === providerWorkspaceRef) return metadata ?? {};
  return { ...metadata, workspace: { value: providerWorkspaceRef, source: 'input' } };
}

/** What is wrong with the workspace that an update names. Undefined: nothing, or it names none. */
export function workspaceFault({
  providerMetadata,
  providerWorkspaceRef,
}: {
  providerMetadata?: ProviderMetadata | undefined;
  providerWorkspaceRef?: string | undefined;
}): BadInput | undefined {
  if (providerWorkspaceRef === undefined) return undefined;
  const { value = providerWorkspaceRef } = providerMetadata?.workspace ?? {};
  const fault = { in: 'body', name: 'connection.providerWorkspaceRef', value: providerWorkspaceRef } as const;
  if (providerWorkspaceRef === '') return { ...fault, detail: 'must not be empty' };
  if (value === providerWorkspaceRef) return undefined;
  return { ...fault, detail: 'must be the same as providerMetadata.workspace' };
}

/** What a builder sends, with the stored values that the provider has told and the builder does not name. */
export function withTold(sent: ProviderMetadata, stored: ProviderMetadata): ProviderMetadata {
  const told = Object.entries(stored).filter(([, { source }]) => source !== 'input');
  return { ...Object.fromEntries(told), ...sent };
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
