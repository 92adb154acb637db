import { renameSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Env } from '../env/env.ts';
import { isCluster } from './cluster.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { isSqlState } from './database-failure.ts';
import { UnknownMigrationsError } from './migrations.ts';
import { DatabaseSettingsError, openPostgres } from './postgres.ts';
import { Replica } from './replica.ts';
import { RowSecurityError, setUpRowSecurity } from './row-security.ts';

/** How long a start waits for a database that restarts, and how often it tries. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 500;

/** What a database answers, or its machine, while it starts or stops. */
const restarting = ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', '57P01', '57P03'];

/** Deadlock, and a lock that was not given in time: others use the tables that change. */
const inUse = ['40P01', '55P03'];
const passing = new Set([...restarting, ...inUse]);

/**
 * Opens the database from the settings and brings its tables up to date. The embedded database of a demo that another
 * version has made is put aside, and the demo begins with an empty one. Waits for a PostgreSQL that restarts.
 */
export async function openDatabase(
  env: Env,
  dataDir: string,
  log: Logger,
  patienceMs = PATIENCE_MS,
): Promise<DatabaseConnection> {
  try {
    return await openMigrated(env, dataDir, log, patienceMs);
  } catch (error) {
    const isRefused = error instanceof Error && error.cause instanceof UnknownMigrationsError;
    const isDemo = env.seed === 'demo' && env.mode !== 'production' && env.databaseUrl === undefined;
    if (!isRefused || !isDemo) throw error;
    const { databaseFolder } = await import('./pglite.ts');
    const folder = databaseFolder(dataDir);
    const kept = `${folder}-of-another-version-${new Date().toISOString().replace(/\W/g, '')}`;
    renameSync(folder, kept);
    console.log(
      `The database of the demo was made by another version of Dowel, so this one begins with an empty one. The other is kept in ${kept}.`,
    );
    return openMigrated(env, dataDir, log, patienceMs);
  }
}

/** How long a read waits for a connection to the replica. Then the primary is read. */
const REPLICA_WAIT_MS = 1_000;

/** Opens the replica of the settings. It need not be there yet. */
export function openReplica(env: Env, primary: Database, log: Logger): Replica | undefined {
  if (env.databaseReadUrl === undefined) return undefined;
  const connection = openPostgres(env.databaseReadUrl, {
    poolSize: env.databasePoolSize,
    waitMs: REPLICA_WAIT_MS,
    onIdleError: (err) => log.warn({ err }, 'an idle connection to the replica was lost'),
    onFewer: (err) => tellOfFewer(log, err),
  });
  return new Replica(primary, connection, { isLimited: env.databaseRls, log });
}

function tellOfFewer(log: Logger, err: Error): void {
  log.warn({ err }, `Requests wait for each other. ${remedies['53300']}`);
}

async function openMigrated(
  env: Env,
  dataDir: string,
  log: Logger,
  patienceMs: number,
): Promise<DatabaseConnection> {
  const connection =
    env.databaseUrl === undefined
      ? await openEmbedded(dataDir)
      : openPostgres(env.databaseUrl, {
          poolSize: env.databasePoolSize,
          onIdleError: (err) => log.warn({ err }, 'an idle database connection was lost'),
          onFewer: (err) => tellOfFewer(log, err),
        });
  try {
    const late = setTimeout(() => log.warn({}, WAITING), patienceMs);
    await bringUpToDate(connection, env, log, patienceMs).finally(() => clearTimeout(late));
    return connection;
  } catch (cause) {
    await connection.close();
    throw new Error(migrationFailure(cause, connection.kind === 'pglite' ? dataDir : undefined), { cause });
  }
}

/** The policies, and the position of a replica, are those of one server. */
async function assertSuitsCluster({ db }: DatabaseConnection, env: Env): Promise<void> {
  const set = [
    ...(env.databaseRls ? ['DOWEL_DATABASE_RLS'] : []),
    ...(env.databaseReadUrl === undefined ? [] : ['DATABASE_READ_URL']),
  ];
  if (set.length === 0 || !(await isCluster({ db }))) return;
  const names = set.join(' and ');
  throw new DatabaseSettingsError(
    `The database is a Citus cluster, whose rows are on several servers, and ${names} would hold for the first one only. Remove ${names} and start again.`,
  );
}

const WAITING =
  'The tables are still not up to date, and the server starts when they are. Another process may be changing them. If none is, pg_stat_activity shows who holds a lock, such as a dump or an open transaction.';

async function bringUpToDate(
  connection: DatabaseConnection,
  env: Env,
  log: Logger,
  patienceMs: number,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await connection.migrate();
      await assertSuitsCluster(connection, env);
      if (env.databaseRls) await setUpRowSecurity(connection.db);
      return;
    } catch (error) {
      const { code } = reasonOf(error);
      if (!passing.has(code) || performance.now() + AGAIN_MS > end) throw error;
      const why = inUse.includes(code)
        ? 'The tables that change are in use'
        : 'PostgreSQL does not answer yet';
      if (isFirst) log.warn({ code }, `${why}; waiting up to ${patienceMs / 1000} s for it`);
      await wait(AGAIN_MS);
    }
  }
}

/** What the system or PostgreSQL says of a failure, and its code. */
function reasonOf(error: unknown): { reason: string; code: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Node tries each address of a name. Its error has the reasons, and no message.
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  const reason = first instanceof Error ? first.message : String(error);
  return { reason, code: first instanceof Error && 'code' in first ? String(first.code) : '' };
}

/** PGlite is loaded only when the embedded database is used. */
async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const { openPgliteFolder } = await import('./pglite.ts');
  return openPgliteFolder(dataDir);
}

function migrationFailure(cause: unknown, dataDir: string | undefined): string {
  if (cause instanceof UnknownMigrationsError) {
    const other =
      dataDir === undefined
        ? 'name another database in DATABASE_URL'
        : `move ${dataDir} away to begin with an empty one`;
    return `${notUpToDate(cause.message)} Start the version that ran last on it, or ${other}.`;
  }
  if (cause instanceof RowSecurityError || cause instanceof DatabaseSettingsError) return cause.message;
  const { reason, code } = reasonOf(cause);
  if (dataDir !== undefined) {
    return `${notUpToDate(reason)} If the data is only for development, delete ${dataDir} and start again; else start the version that wrote it.`;
  }
  if (isSqlState(code) && !(code in remedies)) {
    return `${notUpToDate(reason)} Check that the database user may create tables, and that the server is not older than the database.`;
  }
  const remedy = remedies[code] ?? 'Start PostgreSQL, or correct host and port of DATABASE_URL.';
  return `The database cannot be used (${reason}), so the server did not start. ${remedy}`;
}

function notUpToDate(reason: string): string {
  return `The tables of the database could not be brought up to date (${reason}), so the server did not start and changed nothing.`;
}

const otherLogin = 'Correct the user and the password in DATABASE_URL.';
const certificate =
  'The certificate of the database cannot be trusted. Set NODE_EXTRA_CA_CERTS to the file of its authority.';
const starting = 'PostgreSQL starts, recovers or stops. Wait until it takes connections; its log says why.';

const busyTables =
  'Others use the tables that change. Start again, or see in pg_stat_activity who holds locks on them, such as a dump or an open transaction.';

/** What to do when the database cannot be used, by the SQLSTATE or by the code of Node. */
const remedies: Readonly<Record<string, string>> = {
  '28P01': otherLogin,
  '28000': otherLogin,
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  // PgBouncer says so of all that it refuses.
  '08P01':
    'If PgBouncer stands before PostgreSQL, list lock_timeout, statement_timeout and idle_in_transaction_session_timeout in its ignore_startup_parameters, and correct the name of the database there or in DATABASE_URL.',
  '53300':
    'PostgreSQL has no connection left. Raise its max_connections or the limit of the user, or lower DOWEL_DATABASE_POOL_SIZE.',
  '25006':
    'This server takes no writes. Name the one that does in DATABASE_URL. If this is no standby, see who has set default_transaction_read_only for its database or its user: some hosts do so when the disk is full.',
  '25P04': 'Run "alter role … set transaction_timeout = 0" for the user of DATABASE_URL.',
  '57P01': starting,
  '57P03': starting,
  '40P01': busyTables,
  '55P03': busyTables,
  '53100': 'The disk of PostgreSQL is full. Free some space there, and start again.',
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
};
