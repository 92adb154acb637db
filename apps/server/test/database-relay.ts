import { createServer, connect as openSocket, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { urlOf } from './beside.ts';
import { listen } from './listen.ts';

/** Starts a TCP relay to the PostgreSQL of this run. */
export async function startDatabaseRelay({ db }: { readonly db: Database }) {
  const url = new URL(await urlOf(db));
  const connect = connector(url);
  const sockets = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    const onward = connect();
    socket.pipe(onward).pipe(socket);
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    sockets.add(socket).add(onward);
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return {
    /** The address of the same database, through the relay. */
    url: url.href,
    /** How many connections it has taken. */
    taken: () => taken,
    /** Its connections pass nothing on any more and do not end, as when a machine loses its power. New connections work. */
    die() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

/** Makes a function that connects to PostgreSQL, over its Unix socket or its port. */
function connector({ searchParams, hostname, port }: URL): () => Socket {
  const folder = searchParams.get('host');
  return folder === null
    ? () => openSocket(Number(port), hostname)
    : () => openSocket(`${folder}/.s.PGSQL.${port}`);
}
