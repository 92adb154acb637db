import type { Connection } from '@dowel/schema';
import type { Caller } from '../queries/caller.ts';

/** Tells the connection of this sign-in from the others. */
export interface Wanted {
  /** The connections before the sign-in. */
  baseline: readonly Connection[];
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
      const { id, status, consumer } = connection;
      const isMeant =
        connectionId === undefined ? consumer.consumerRef === caller.consumerRef : id === connectionId;
      const isNew =
        status === 'bad_credentials'
          ? isOfOtherAccount(connection, baseline)
          : baseline.every((one) => stampOf(one) !== stampOf(connection));
      return isMeant && isNew;
    })
  );
}

/** Whether the sign-in was to another account than the connection's. The service keeps it until somebody decides. */
export function isOfOtherAccount(
  { offeredAccount: offered }: Connection,
  baseline: readonly Connection[],
): boolean {
  return !!offered && baseline.every((one) => one.offeredAccount?.expireTime !== offered.expireTime);
}

function stampOf({ id, updateTime, status }: Connection): string {
  return `${id} ${updateTime} ${status === 'bad_credentials'}`;
}
