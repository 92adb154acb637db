import type { MetadataInput, ProviderInfo } from '@dowel/schema';
import { metadataInputs } from '@dowel/schema/rules';
import { useCaller, useScope } from '../context/scope.ts';
import { useAsked, useServiceModel } from '../context/service-model.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { type QueryState, toQueryState } from './query-state.ts';

/** The provider of the nearest scope. */
export interface ProviderState extends QueryState {
  provider: ProviderInfo | undefined;
  /** The module in use. Undefined means the provider's default. */
  module: string | undefined;
  /** What to ask a person for in addition to credentials, such as a subdomain. */
  metadataInputs: MetadataInput[];
}

/** The catalogue entry of the nearest scope's provider, and the inputs that it needs from a person. */
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
