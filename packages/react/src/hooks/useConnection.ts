import type { Connection } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useCaller, useScope } from '../context/scope';
import { findMissingIdentity } from '../queries/caller';
import { connectionQueries } from '../queries/connections';
import { type QueryState, toQueryState } from './query-state';
import { useSetupQuery } from './useIntegrationSetup';
import { useProviderName } from './useProvider';

/** The group's connection. */
export interface ConnectionState extends QueryState {
  /** The one the group uses by default. Null until it has one. */
  connection: Connection | null;
}

/** The group's connection to the provider of the nearest `InstallationProvider` or `ConnectionProvider`. */
export function useConnection(): ConnectionState {
  const caller = useCaller();
  const { integration } = useScope();
  const setup = useSetupQuery();
  const provider = useProviderName();
  const missing = findMissingIdentity(caller);
  const query = useQuery(
    {
      ...connectionQueries.forProvider(caller, provider ?? ''),
      enabled: provider !== undefined && !missing,
    },
    caller.service.queryClient,
  );
  const [connection = null] = query.data ?? [];
  return { connection, ...toQueryState(integration ? [setup, query] : [query], missing) };
}
