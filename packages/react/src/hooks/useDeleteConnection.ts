import type { Connection } from '@dowel/schema';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { forgetConnection } from '../queries/refresh.ts';
import { connections } from '../queries/resources.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useConnection } from './useConnection.ts';

/** Removing a connection, and how far it is. */
export interface DeleteConnectionAction extends ActionState {
  /**
   * Resolves to what was removed.
   * @throws {DowelError} `connection_in_use` while an installation uses it
   */
  deleteConnection(): Promise<Connection>;
}

/** Removes the group's connection and the credentials stored in it. */
export function useDeleteConnection(): DeleteConnectionAction {
  const caller = useCaller();
  const { connection } = useConnection();
  const [deleteConnection, state] = useAction(async () => {
    if (!connection) throw new TypeError('The group has no connection, so there is nothing to remove.');
    await connections(caller.service).delete(connection.id, requestOptions(caller));
    forgetConnection(caller, connection);
    return connection;
  });
  return { deleteConnection: () => deleteConnection(undefined), ...state };
}
