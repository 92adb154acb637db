import type { Connection } from '@dowel/schema';

/** The connections before a sign-in: from their id to the time of their last change and their state. */
export type Baseline = ReadonlyMap<string, string>;

/** Records the current state of connections. */
export function toBaseline(connections: readonly Connection[]): Baseline {
  return new Map(connections.map((connection) => [connection.id, stampOf(connection)]));
}

/** Tells the connection of this sign-in from the others. */
export interface Wanted {
  baseline: Baseline;
  consumerRef: string | undefined;
  /** The connection that the person signs in to again. */
  connectionId: string | undefined;
  /** A sign-in ended with this connection. It may have been another one, of another tab. */
  signalledId: string | undefined;
}

/** The connection that a sign-in made or renewed, if it is in this list. */
export function findNewConnection(
  connections: readonly Connection[],
  { baseline, consumerRef, connectionId, signalledId }: Wanted,
): Connection | undefined {
  const signalled = connections.find(({ id }) => id === signalledId && id === (connectionId ?? id));
  if (signalled) return signalled;
  return connections.find((connection) => {
    const { id, status, consumer } = connection;
    if (baseline.get(id) === stampOf(connection) || status === 'bad_credentials') return false;
    return connectionId === undefined ? consumer.consumerRef === consumerRef : id === connectionId;
  });
}

function stampOf({ createTime, updateTime = createTime, status }: Connection): string {
  return `${updateTime} ${status === 'bad_credentials' ? 'bad' : 'good'}`;
}
