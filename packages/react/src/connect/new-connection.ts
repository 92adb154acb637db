import type { Connection } from '@dowel/schema';

/** How the connections were before a sign-in: id to the time and state of the last change. */
export type Baseline = ReadonlyMap<string, string>;

/** Remembers how connections are now. */
export function toBaseline(connections: readonly Connection[]): Baseline {
  return new Map(connections.map((connection) => [connection.id, stampOf(connection)]));
}

/** What tells the connection of a sign-in from the others. */
export interface Wanted {
  baseline: Baseline;
  consumerRef: string | undefined;
  /** The connection that is signed in to again. */
  connectionId: string | undefined;
  /** Named by the service, so beyond doubt. */
  signalledId: string | undefined;
}

/** The connection that a sign-in has made or renewed, if it is among these. */
export function findNewConnection(
  connections: readonly Connection[],
  { baseline, consumerRef, connectionId, signalledId }: Wanted,
): Connection | undefined {
  const signalled = connections.find(({ id }) => id === signalledId);
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
