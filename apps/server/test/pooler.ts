import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { untilReady } from './until-ready.ts';

/** What the server asks for when it connects, and a pooler does not pass on. In milliseconds. */
const timeouts = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * PgBouncer in transaction mode in front of a PostgreSQL. `pgbouncer` must be on the
 * PATH (Debian's package `pgbouncer`). The database `postgres` has a session for each client, because that is where
 * tests make and drop databases.
 */
export async function startPooler(postgresUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
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
default_pool_size = 8
server_idle_timeout = 2
ignore_startup_parameters = ${Object.keys(timeouts).join(',')}
`,
  );
  // PgBouncer refuses to run as root, and reads the file as the other user.
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', ['-q', ...user, config], { stdio: 'ignore' });
  const failed = once(pooler, 'error').then(([cause]) => {
    throw new Error('pgbouncer did not start. It is in Debian’s package of that name.', { cause });
  });
  const url = `postgres://${username}@127.0.0.1:${listenPort}/postgres`;
  await Promise.race([failed, untilReady(url, () => pooler.exitCode !== null)]);
  return {
    url,
    async stop() {
      // SIGQUIT ends it at once. SIGINT would wait for clients.
      pooler.kill('SIGQUIT');
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
