import type { Connection } from '@dowel/schema';
import { useCaller, useScope } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { type QueryState, toQueryState } from './query-state.ts';

/** The group's connection. */
export interface ConnectionState extends QueryState {
  /** The installation's connection, or else the group's default connection. Null if the group has none. */
  connection: Connection | null;
}

/** The group's connection to the provider of the nearest `InstallationProvider` or `ConnectionProvider`. */
export function useConnection(): ConnectionState {
  const { integration } = useScope();
  const { setup, connections, connection } = useServiceModel();
  const parts = integration === undefined ? [connections] : [setup, connections];
  return { connection, ...toQueryState(parts, findMissingIdentity(useCaller())) };
}
