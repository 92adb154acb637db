import { createServer, connect as openSocket, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { databaseUrl } from './prepare-database.ts';

/** A TCP relay to the PostgreSQL of this run. */
export interface DatabaseRelay {
  /** The address of the same database, through the relay. */
  readonly url: string;
  /** How many connections it has taken. */
  taken(): number;
  /** Its connections pass nothing on any more and do not end, as when a machine loses its power. New connections work. */
  die(): void;
}

export async function startDatabaseRelay({ db }: { readonly db: Database }): Promise<DatabaseRelay> {
  const from = inject('testDatabase');
  const { rows } = (await db.execute(sql`select current_database() as name`)) as {
    rows: { name?: string }[];
  };
  const url = new URL(databaseUrl(from.kind === 'postgres' ? from.adminUrl : '', rows[0]?.name ?? ''));
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: url.href,
    taken: () => taken,
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
