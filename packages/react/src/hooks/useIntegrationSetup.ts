import type { Integration, Project, ProviderInfo } from '@dowel/schema';
import { useCaller } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { type QueryState, toQueryState } from './query-state.ts';

/** The data of an install flow that does not change while it is open. */
export interface IntegrationSetupState extends QueryState {
  integration: Integration | undefined;
  provider: ProviderInfo | undefined;
  project: Project | undefined;
}

/**
 * The integration of the nearest `InstallationProvider`, with its provider and the project. One request also gets the
 * first data for `useConnection`, `useInstallation` and `useManifest`.
 */
export function useIntegrationSetup(): IntegrationSetupState {
  const { setup } = useServiceModel();
  const { integration, provider, project } = setup.data ?? {};
  return { integration, provider, project, ...toQueryState([setup], findMissingIdentity(useCaller())) };
}
