import type { Integration, Project, ProviderInfo } from '@dowel/schema';
import { useCaller, useScope } from '../context/scope.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { integrationSetupQueries } from '../queries/integration-setup.ts';
import { type QueryState, toQueryState } from './query-state.ts';
import { useServiceQuery } from './useServiceQuery.ts';

/** The parts of an install flow that do not change while it is open. */
export interface IntegrationSetupState extends QueryState {
  integration: Integration | undefined;
  provider: ProviderInfo | undefined;
  project: Project | undefined;
}

/**
 * The integration of the nearest `InstallationProvider`, with its provider and the project. One request answers this and
 * the first state of `useConnection`, `useInstallation` and `useManifest`.
 */
export function useIntegrationSetup(): IntegrationSetupState {
  const query = useSetupQuery();
  const { integration, provider, project } = query.data ?? {};
  return { integration, provider, project, ...toQueryState([query], findMissingIdentity(useCaller())) };
}

/** The request behind `useIntegrationSetup`. Not sent where no integration is meant. */
export function useSetupQuery() {
  const caller = useCaller();
  const { integration } = useScope();
  return useServiceQuery(caller, {
    ...integrationSetupQueries.get(caller, integration ?? ''),
    enabled: integration !== undefined,
  });
}
