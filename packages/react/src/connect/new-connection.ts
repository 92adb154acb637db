import type { Connection } from '@dowel/schema';
import type { Caller } from '../queries/caller.ts';

/** Tells the connection of this sign-in from the others. */
export interface Wanted {
  /** The stamps of the connections before the sign-in. */
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
      const { id, status, consumer, offeredAccount } = connection;
      const isMeant =
        connectionId === undefined ? consumer.consumerRef === caller.consumerRef : id === connectionId;
      // The service keeps a sign-in to another account until somebody decides.
      const isEnded = status !== 'bad_credentials' || offeredAccount;
      return isMeant && isEnded && !baseline.includes(stampOf(connection));
    })
  );
}

/** Changes with each sign-in. */
export function stampOf({ id, updateTime, status, offeredAccount }: Connection): string {
  return `${id} ${offeredAccount?.expireTime ?? updateTime} ${status === 'bad_credentials'}`;
}
