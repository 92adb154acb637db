import type { MetadataInput, ProviderInfo } from '@dowel/schema';
import { metadataInputs } from '@dowel/schema/rules';
import { useCaller, useScope } from '../context/scope.ts';
import { useAsked, useServiceModel } from '../context/service-model.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { type QueryState, toQueryState } from './query-state.ts';

/** The provider that the nearest scope is about. */
export interface ProviderState extends QueryState {
  provider: ProviderInfo | undefined;
  /** The module in use; the provider's default when absent. */
  module: string | undefined;
  /** What a person is asked for besides credentials, such as a subdomain. */
  metadataInputs: MetadataInput[];
}

/** The catalogue entry of the provider that the nearest scope is about, and what it needs to know from a person. */
export function useProvider(): ProviderState {
  const scope = useScope();
  const { setup, provider: part } = useServiceModel();
  const { data: provider } = useAsked(part);
  const module = scope.integration ? setup.data?.integration.latestRevision.content.module : scope.module;
  return {
    provider,
    module,
    metadataInputs: provider ? metadataInputs(provider, module) : [],
    ...toQueryState([part], findMissingIdentity(useCaller())),
  };
}

/** The provider's name: the scope's, or the integration's once that is known. */
export function useProviderName(): string | undefined {
  const { provider } = useScope();
  const { setup } = useServiceModel();
  return provider ?? setup.data?.integration.provider;
}
