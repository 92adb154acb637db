import type { Connection } from '@dowel/schema';
import type { Caller } from '../queries/caller.ts';

/** Tells the connection of this sign-in from the others. */
export interface Wanted {
  /** The stamps of the connections before the sign-in, and an empty one. */
  baseline: readonly string[];
  caller: Pick<Caller, 'consumerRef'>;
  /** The connection that the person signs in to again. */
  connectionId?: string | undefined;
  /** A sign-in ended with this connection. It may have been another one, of another tab. */
  signalledId: string | undefined;
}

/** The connection that a sign-in made, renewed or found to be of another account, if it is in this list. */
export function findNewConnection(
  connections: readonly Connection[],
  { baseline, caller, connectionId, signalledId }: Wanted,
): Connection | undefined {
  return (
    connections.find(({ id }) => id === signalledId && id === (connectionId ?? id)) ??
    connections.find((connection) => {
      const { id, consumer } = connection;
      const isMeant =
        connectionId === undefined ? consumer.consumerRef === caller.consumerRef : id === connectionId;
      const isNew = stampsOf(connection).some((stamp) => !baseline.includes(stamp));
      return isMeant && isNew;
    })
  );
}

/**
 * Which sign-in last renewed a connection, and which was to another account. The service keeps that until somebody decides.
 * Each is empty if there is none, and while the credentials are refused.
 */
export function stampsOf({ id, updateTime, status, offeredAccount }: Connection): [string, string] {
  return [status === 'bad_credentials' ? '' : id + updateTime, offeredAccount?.expireTime ?? ''];
}
