import type { Connection } from '@dowel/schema';
import { useCaller, useScope } from '../context/scope.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { connectionQueries } from '../queries/connections.ts';
import { installationQueries } from '../queries/installations.ts';
import { type QueryState, toQueryState } from './query-state.ts';
import { useSetupQuery } from './useIntegrationSetup.ts';
import { useProviderName } from './useProvider.ts';
import { useServiceQuery } from './useServiceQuery.ts';

/** The group's connection. */
export interface ConnectionState extends QueryState {
  /** The installation's, or else the one the group uses by default. Null until it has one. */
  connection: Connection | null;
}

/** The group's connection to the provider of the nearest `InstallationProvider` or `ConnectionProvider`. */
export function useConnection(): ConnectionState {
  const caller = useCaller();
  const { integration } = useScope();
  const setup = useSetupQuery();
  const provider = useProviderName();
  const query = useServiceQuery(caller, {
    ...connectionQueries.forProvider(caller, provider ?? ''),
    enabled: provider !== undefined,
  });
  // Only looked at: `useInstallation` is who asks for it.
  const installed = useServiceQuery(caller, {
    ...installationQueries.forGroup(caller, setup.data?.integration.id ?? ''),
    enabled: false,
  });
  const ownId = installed.data?.connection.id;
  const connection = query.data?.find(({ id }) => id === ownId) ?? query.data?.[0] ?? null;
  return { connection, ...toQueryState(integration ? [setup, query] : [query], findMissingIdentity(caller)) };
}
