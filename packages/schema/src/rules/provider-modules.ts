import type { MetadataInput, Support } from '../resources/provider-features.ts';
import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { ownValue } from './plain-objects.ts';
import { templateNames } from './template.ts';

const rootModule = 'root';

/**
 * The module to use: the requested one, else the provider's default, else `root`, which is the entry itself. A module
 * that the provider does not have counts as none.
 */
export function moduleOf(provider: ProviderInfo, requested?: string): string {
  if (requested === rootModule) return rootModule;
  return findModule(provider, requested) ?? findModule(provider, provider.defaultModule) ?? rootModule;
}

/** The address for the calls of a module. It is a template until the provider is filled. */
export function baseUrlOf(provider: ProviderInfo, module: string): string {
  return ownValue(provider.modules, moduleOf(provider, module))?.baseURL ?? provider.baseURL;
}

/** What Dowel can do with a module. A module that says nothing of it can what the provider can. */
export function supportOf(provider: ProviderInfo, module?: string): Support {
  return ownValue(provider.modules, moduleOf(provider, module))?.support ?? provider.support;
}

/** What a person must enter before connecting with a module. */
export function metadataInputs(provider: ProviderInfo, module?: string): MetadataInput[] {
  const inputs = inputsOf(provider);
  if (Object.keys(provider.modules ?? {}).length === 0) return inputs;
  const name = moduleOf(provider, module);
  const rootNames = name === rootModule ? templateNames(provider.baseURL) : [];
  return inputs.filter(
    (input) => isNeededBy(name, input.moduleDependencies) || rootNames.includes(input.name),
  );
}

/** The inputs of an entry. One that must know the workspace before a sign-in need not list it as an input. */
export function inputsOf({ metadata, oauth2Opts }: ProviderInfo): MetadataInput[] {
  const inputs = metadata?.input ?? [];
  if (!oauth2Opts?.explicitWorkspaceRequired || inputs.some(({ name }) => name === 'workspace'))
    return inputs;
  return [{ name: 'workspace', displayName: 'Workspace' }, ...inputs];
}

/** The inputs of a module that have no value, no default, and no host to sign in at without it. */
export function missingMetadata(
  provider: ProviderInfo,
  module: string | undefined,
  metadata: ProviderMetadata | undefined,
): MetadataInput[] {
  return metadataInputs(provider, module).filter((input) => {
    if (input.defaultValue || ownValue(metadata, input.name)?.value.trim()) return false;
    return !(input.name === 'workspace' && hostBeforeWorkspace(provider) !== undefined);
  });
}

/** Kept beside the rule and not in the entries: clients read those, and the specification has no member for this. */
const hostsBeforeWorkspace: Record<string, string> = {
  salesforce: 'login.salesforce.com',
  salesforceSandbox: 'test.salesforce.com',
};

/** A host where people can sign in before their workspace is known. It replaces the whole host in a template. */
export function hostBeforeWorkspace(provider: ProviderInfo): string | undefined {
  return ownValue(hostsBeforeWorkspace, provider.name);
}

function findModule(provider: ProviderInfo, wanted: string | undefined): string | undefined {
  if (!wanted || !provider.modules) return undefined;
  if (Object.hasOwn(provider.modules, wanted)) return wanted;
  return Object.keys(provider.modules).find((name) => name.toLowerCase() === wanted.toLowerCase());
}

function isNeededBy(module: string, dependencies: MetadataInput['moduleDependencies']): boolean {
  if (!dependencies) return true;
  return Object.keys(dependencies).some((name) => name.toLowerCase() === module.toLowerCase());
}
