import type { Connection } from '@dowel/schema';
import { deleteConnection as endpoint } from '@dowel/schema/wire';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { forgetConnection } from '../queries/refresh.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useConnection } from './useConnection.ts';

/** A function to remove a connection, and its state. */
export interface DeleteConnectionAction extends ActionState {
  /**
   * Resolves to the removed connection.
   * @throws {DowelError} `connection_in_use` while an installation uses it
   */
  deleteConnection(): Promise<Connection>;
}

/** Removes the group's connection and its stored credentials. */
export function useDeleteConnection(): DeleteConnectionAction {
  const caller = useCaller();
  const { connection } = useConnection();
  const [deleteConnection, state] = useAction(async () => {
    if (!connection) throw new TypeError('The group has no connection.');
    const params = { connectionId: connection.id };
    await caller.service.session.send(endpoint, { params }, requestOptions(caller)).catch((error) => {
      // Somebody else was faster.
      if (error.code !== 'connection_not_found') throw error;
    });
    forgetConnection(caller, connection);
    return connection;
  });
  return { deleteConnection: () => deleteConnection(undefined), ...state };
}
