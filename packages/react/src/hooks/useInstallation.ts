import type { Installation } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../context/scope';
import { findMissingIdentity } from '../queries/caller';
import { installationQueries } from '../queries/installations';
import { type QueryState, toQueryState } from './query-state';
import { useSetupQuery } from './useIntegrationSetup';

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
  const missing = findMissingIdentity(caller);
  const query = useQuery(
    {
      ...installationQueries.forGroup(caller, integrationId ?? ''),
      enabled: integrationId !== undefined && !missing,
    },
    caller.service.queryClient,
  );
  return { installation: query.data ?? null, ...toQueryState([setup, query], missing) };
}
