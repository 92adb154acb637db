import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { v7 } from 'uuid';
import type { Database, DatabaseConnection } from '../src/platform/db/database.ts';
import { fromPglite } from '../src/platform/db/pglite.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { scopeWatch } from './limited/scope-watch.ts';
import { administer, databaseUrl, ignoreShutdown, type TestDatabase } from './prepare-database.ts';

/** A migrated, empty database that nobody else uses. */
export async function openTestDatabase(from: TestDatabase): Promise<DatabaseConnection> {
  if (from.kind === 'pglite') {
    const dump = new Blob([await readFile(from.dumpFile)]);
    return fromPglite(await PGlite.create({ loadDataDir: dump }));
  }
  const name = `${from.template}_${v7().replaceAll('-', '')}`;
  for (const url of [from.adminUrl, ...from.workerUrls]) {
    await administer(url, (client) => client.query(`create database ${name} template ${from.template}`));
  }
  const database = openPostgres(databaseUrl(from.adminUrl, name), {
    poolSize: 4,
    onIdleError: ignoreShutdown,
  });
  const pool = poolOf(database);
  // A new connection would plan every statement again.
  pool.options.idleTimeoutMillis = 0;
  scopeWatch.watch(pool);
  // A pooler gives each transaction another session, which does not know the names. Citus makes plans of its own.
  if (!from.isPooled && from.workerUrls.length === 0) pool.on('connect', planOnce);
  return refusingSecondConnections(database, pool);
}

function poolOf({ db }: DatabaseConnection): pg.Pool {
  const pool = '$client' in db ? db.$client : undefined;
  if (!(pool instanceof pg.Pool)) throw new Error('A test database on PostgreSQL has a pool.');
  return pool;
}

const names = new Map<string, string>();

/**
 * Gives each statement a name, so that PostgreSQL plans it once for each connection. Tests send the same statements so often
 * that PostgreSQL needs most of its time for plans.
 */
function planOnce(client: pg.PoolClient): void {
  const send: (...statement: unknown[]) => unknown = client.query.bind(client);
  const query = (statement: string | pg.QueryConfig, ...values: unknown[]) => {
    if (typeof statement === 'string' || statement.name !== undefined) return send(statement, ...values);
    const { text } = statement;
    if (!/^(select|insert|update|delete|with)\b/i.test(text)) return send(statement, ...values);
    names.set(text, names.get(text) ?? `test ${names.size}`);
    return send({ ...statement, name: names.get(text) }, ...values);
  };
  Object.assign(client, { query });
}

const secondConnection =
  'Inside a transaction, a statement was sent on another connection. PGlite has one connection, so this waits for ever there. Use the context of the transaction.';

/** PostgreSQL would give a transaction a second connection. Most tests run only there, so it is refused in tests. */
function refusingSecondConnections(database: DatabaseConnection, pool: pg.Pool): DatabaseConnection {
  const around = new AsyncLocalStorage<{ isOpen: boolean }>();
  const { db } = database;
  const connect = pool.connect.bind(pool);
  const transaction: Database['transaction'] = db.transaction.bind(db);
  Object.assign(pool, {
    connect(...callback: []) {
      if (around.getStore()?.isOpen) throw new Error(secondConnection);
      return connect(...callback);
    },
  });
  const noting: Database['transaction'] = (work, config) =>
    transaction((tx) => {
      const state = { isOpen: true };
      return around.run(state, () => work(tx).finally(() => (state.isOpen = false)));
    }, config);
  Object.assign(db, { transaction: noting });
  return database;
}
