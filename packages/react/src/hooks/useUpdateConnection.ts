import type { Connection, ConnectionRequest } from '@dowel/schema';
import { updateConnection as endpoint } from '@dowel/schema/wire';
import type { Credentials } from '../connect/connect-input.ts';
import { toMetadata } from '../connect/connect-input.ts';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { fetchConnection } from '../queries/connections.ts';
import { keepConnection } from '../queries/refresh.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useConnection } from './useConnection.ts';

/** The changes to a connection. */
export interface UpdateConnectionInput {
  /** Default: the connection that `useConnection` returns. */
  connectionId?: string | undefined;
  /** New credentials of the same kind as the connection has. */
  credentials?: Credentials | undefined;
  /** Typed values, by the name of the metadata input. An empty one is removed. Other values stay. */
  metadata?: Record<string, string> | undefined;
  /** The id of the account that the connection is to lead to, such as that of `offeredAccount`, to confirm it. */
  accountId?: string | undefined;
}

/** A function to change a connection, and its state. */
export interface UpdateConnectionAction extends ActionState {
  /** @throws {DowelError} such as `credentials_rejected`, `account_differs` */
  updateConnection(input: UpdateConnectionInput): Promise<Connection>;
}

/** Changes credentials or metadata of the group's connection. For OAuth, reconnect with `useConnect`. */
export function useUpdateConnection(): UpdateConnectionAction {
  const caller = useCaller();
  const { connection: current } = useConnection();
  const [updateConnection, state] = useAction(async (input: UpdateConnectionInput) => {
    const { connectionId = current?.id, credentials = {}, metadata, accountId } = input;
    if (connectionId === undefined) {
      throw new TypeError('The group has no connection. Connect first, or pass connectionId.');
    }
    const connection: ConnectionRequest = { ...credentials };
    if (accountId !== undefined) connection.account = { id: accountId };
    if (metadata) {
      // The service replaces the whole map.
      const stored = current?.id === connectionId ? current : await fetchConnection(caller, connectionId);
      Object.assign(connection, toMetadata(metadata, stored.providerMetadata));
    }
    const saved = await caller.service.session.send(
      endpoint,
      { params: { connectionId }, body: { updateMask: Object.keys(connection), connection } },
      requestOptions(caller),
    );
    keepConnection(caller, saved);
    return saved;
  });
  return { updateConnection, ...state };
}
