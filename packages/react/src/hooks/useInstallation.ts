import type { Installation } from '@dowel/schema';
import { useCaller } from '../context/scope.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { installationQueries } from '../queries/installations.ts';
import { type QueryState, toQueryState } from './query-state.ts';
import { useSetupQuery } from './useIntegrationSetup.ts';
import { useServiceQuery } from './useServiceQuery.ts';

/** The group's installation. */
export interface InstallationState extends QueryState {
  /** Whoever in the group made it. Null until somebody has. */
  installation: Installation | null;
}

/** The group's installation of the integration of the nearest `InstallationProvider`. */
export function useInstallation(): InstallationState {
  const caller = useCaller();
  const setup = useSetupQuery();
  const integrationId = setup.data?.integration.id;
  const query = useServiceQuery(caller, {
    ...installationQueries.forGroup(caller, integrationId ?? ''),
    enabled: integrationId !== undefined,
  });
  return { installation: query.data ?? null, ...toQueryState([setup, query], findMissingIdentity(caller)) };
}
