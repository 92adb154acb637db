import type { Installation } from '@dowel/schema';
import { useCaller } from '../context/scope';
import { findMissingIdentity } from '../queries/caller';
import { installationQueries } from '../queries/installations';
import { type QueryState, toQueryState } from './query-state';
import { useSetupQuery } from './useIntegrationSetup';
import { useServiceQuery } from './useServiceQuery';

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
