import type { ProviderInfo, ProviderMetadata } from '@dowel/schema';
import { baseUrlOf, moduleOf, templateNames } from '@dowel/schema/rules';

/** The values that a module of a provider needs from the provider itself, and that are not known yet. */
export function missingToldValues(
  entry: ProviderInfo,
  metadata: ProviderMetadata,
  module?: string,
): string[] {
  const used = moduleOf(entry, module).toLowerCase();
  return (entry.metadata?.postAuthentication ?? [])
    .filter(({ moduleDependencies }) => {
      if (!moduleDependencies) return true;
      return Object.keys(moduleDependencies).some((name) => name.toLowerCase() === used);
    })
    .map(({ name }) => name)
    .filter((name) => !metadata[name]?.value);
}

/** Those of them that the address of a module or a header needs. A request without another of them may still work. */
export function missingInCalls(
  entry: ProviderInfo,
  metadata: ProviderMetadata,
  module: string | undefined,
): string[] {
  const headers = (entry.oauth2Opts?.headers ?? []).map(({ valueTemplate }) => valueTemplate);
  const used = [baseUrlOf(entry, module ?? ''), ...headers].flatMap(templateNames);
  return missingToldValues(entry, metadata, module).filter((name) => used.includes(name));
}
