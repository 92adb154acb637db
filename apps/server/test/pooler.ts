import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { untilReady } from './until-ready.ts';

/** What the server asks for when it connects, and a pooler does not pass on. In milliseconds. */
const timeouts = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A pooler, and what can be done to it. */
export interface Pooler {
  readonly url: string;
  /** How many connections it has taken, and how many it has to PostgreSQL. */
  countConnections(): Promise<{ taken: number; toPostgres: number }>;
  /** Kills it with all connections on both sides. It is back after a while. */
  crash(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Fewer than the processes of a test open. */
export const POOL_SIZE = 8;

/**
 * PgBouncer in transaction mode in front of a PostgreSQL. `pgbouncer` must be on the
 * PATH (Debian's package `pgbouncer`). The database `postgres` has a session for each client, because that is where
 * tests make and drop databases.
 */
export async function startPooler(postgresUrl: string): Promise<Pooler> {
  const { hostname, port, username } = new URL(postgresUrl);
  const folder = await mkdtemp(join(tmpdir(), 'dowel-pooler-'));
  const listenPort = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  const set = Object.entries(timeouts).map(([name, value]) => `set ${name}=${value}`);
  const to = `host=${hostname} port=${port} user=${username} connect_query='${set.join('; ')}'`;
  await writeFile(
    config,
    `[databases]
postgres = ${to} dbname=postgres pool_mode=session
* = ${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${POOL_SIZE}
server_idle_timeout = 2
ignore_startup_parameters = ${Object.keys(timeouts).join(',')}
`,
  );
  // PgBouncer refuses to run as root, and reads the file as the other user.
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const address = `postgres://${username}@127.0.0.1:${listenPort}`;
  const url = `${address}/postgres`;
  const launch = async () => {
    const pooler = spawn('pgbouncer', ['-q', ...user, config], { stdio: 'ignore' });
    const failed = once(pooler, 'error').then(([cause]) => {
      throw new Error('pgbouncer did not start. It is in Debian’s package of that name.', { cause });
    });
    await Promise.race([failed, untilReady(url, () => pooler.exitCode !== null)]);
    return pooler;
  };
  const end = async (signal: NodeJS.Signals) => {
    pooler.kill(signal);
    if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
  };
  let pooler = await launch();
  return {
    url,
    async countConnections() {
      const client = new pg.Client({ connectionString: `${address}/pgbouncer` });
      await client.connect();
      try {
        const counts = [];
        for (const side of ['clients', 'servers']) {
          const { rows } = await client.query<{ database: string }>(`show ${side}`);
          counts.push(rows.filter(({ database }) => !['pgbouncer', 'postgres'].includes(database)).length);
        }
        const [taken = 0, toPostgres = 0] = counts;
        return { taken, toPostgres };
      } finally {
        await client.end();
      }
    },
    async crash(awayMs) {
      await end('SIGKILL');
      await wait(awayMs);
      pooler = await launch();
    },
    async stop() {
      // SIGQUIT ends it at once. SIGINT would wait for clients.
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
