import type { Connection, Installation } from '@dowel/schema';
import type { Caller } from './caller.ts';
import { connectionQueries } from './connections.ts';
import { installationQueries, listsKey } from './installations.ts';
import { revisionQueries } from './revisions.ts';

/**
 * Stores a changed installation for all hooks. The server's answer has everything, so no second request is needed, except
 * for a list on the page.
 */
export function keepInstallation(caller: Caller, integrationId: string, saved: Installation | null): void {
  const { queryKey } = installationQueries.forGroup(caller, integrationId);
  const { queryClient } = caller.service;
  // The answer to an earlier request must not overwrite the change.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: listsKey(caller) });
}

/** Puts a new or changed connection first. Asks again for what was read from the provider's account. */
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

/** Asks for the connections to a provider again. */
export function refreshConnections(caller: Caller, provider: string): void {
  const { queryKey } = connectionQueries.forProvider(caller, provider);
  void caller.service.queryClient.invalidateQueries({ queryKey });
}

/** Removes a deleted connection. Asks for the list again, because another connection may come first now. */
export function forgetConnection(caller: Caller, connection: Connection): void {
  const { queryClient } = caller.service;
  const { queryKey } = connectionQueries.forProvider(caller, connection.provider);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known = []) => known.filter(({ id }) => id !== connection.id));
  queryClient.removeQueries({ queryKey: revisionQueries.all(caller) });
  void queryClient.invalidateQueries({ queryKey });
}

/** Asks again for what was read from a provider's account. Call it after a sign-in. */
export function refreshRevisions(caller: Caller): void {
  const { queryClient } = caller.service;
  const queryKey = revisionQueries.all(caller);
  // The query of a revision is disabled after it failed, so it would not run again without a reset.
  void queryClient.resetQueries({ queryKey, predicate: ({ state }) => state.status === 'error' });
  void queryClient.invalidateQueries({ queryKey });
}
