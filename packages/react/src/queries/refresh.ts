import type { Connection, Installation } from '@dowel/schema';
import type { Caller } from './caller.ts';
import { connectionQueries } from './connections.ts';
import { installationQueries } from './installations.ts';
import { revisionQueries } from './revisions.ts';

/** Puts a changed installation where every hook sees it; what the server answered needs no second request. */
export function keepInstallation(caller: Caller, integrationId: string, saved: Installation | null): void {
  const { queryKey } = installationQueries.forGroup(caller, integrationId);
  const { queryClient } = caller.service;
  // A list that was asked for before the change must not come in after it.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, saved);
}

/** Puts a new or changed connection first. What was read of the provider's account with it is asked for again. */
export function keepConnection(caller: Caller, connection: Connection): void {
  const { queryClient } = caller.service;
  const { queryKey } = connectionQueries.forProvider(caller, connection.provider);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known = []) => [
    connection,
    ...known.filter(({ id }) => id !== connection.id),
  ]);
  refreshRevisions(caller);
}

/** Takes a removed connection out; another of the group's may come first now. */
export function forgetConnection(caller: Caller, connection: Connection): void {
  const { queryClient } = caller.service;
  const { queryKey } = connectionQueries.forProvider(caller, connection.provider);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known = []) => known.filter(({ id }) => id !== connection.id));
  queryClient.removeQueries({ queryKey: revisionQueries.all(caller) });
  void queryClient.invalidateQueries({ queryKey });
}

/** Asks again for what was read of a provider's account, after somebody signed in to it again. */
export function refreshRevisions(caller: Caller): void {
  const { queryClient } = caller.service;
  const queryKey = revisionQueries.all(caller);
  // A query that failed is not asked again by itself when it is next shown.
  void queryClient.resetQueries({ queryKey, predicate: ({ state }) => state.status === 'error' });
  void queryClient.invalidateQueries({ queryKey });
}
