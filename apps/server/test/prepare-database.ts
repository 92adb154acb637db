import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { fromPglite } from '../src/platform/db/pglite.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { setUpRowSecurity } from '../src/platform/db/row-security.ts';
import { isCitus, startCitus } from './citus.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { startPooler } from './pooler.ts';

/** The source from which a worker copies its database. */
export type TestDatabase =
  | { readonly kind: 'pglite' /** The dump of a migrated database. */; readonly dumpFile: string }
  | {
      readonly kind: 'postgres';
      readonly adminUrl: string /** A migrated database. */;
      readonly template: string;
      /** The other servers that have a part of each database. A copy is made on each. */
      readonly workerUrls: readonly string[];
      /** Whether sessions are lent for a transaction each. What a session is told, the next user of it finds. */
      readonly isPooled: boolean;
    };

interface PreparedDatabase {
  readonly provided: TestDatabase;
  remove(): Promise<void>;
}

/** Makes one migrated database that every worker copies. A copy is much faster than a migration. */
export function prepareDatabase(
  kind: TestDatabase['kind'],
  options?: { isDurable: boolean },
): Promise<PreparedDatabase> {
  return kind === 'pglite' ? preparePglite() : preparePostgres(options);
}

async function preparePglite(): Promise<PreparedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'dowel-test-'));
  const client = await PGlite.create();
  const connection = fromPglite(client);
  await connection.migrate();
  await setUpRowSecurity(connection.db);
  const dump = await client.dumpDataDir('none');
  await connection.close();
  const dumpFile = join(folder, 'migrated.tar');
  await writeFile(dumpFile, Buffer.from(await dump.arrayBuffer()));
  return {
    provided: { kind: 'pglite', dumpFile },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function preparePostgres(options?: { isDurable: boolean }): Promise<PreparedDatabase> {
  // Each run has its own name, so two runs can share one server.
  const template = `dowel_test_${process.pid}_${Date.now()}`;
  if (isCitus) return prepareCitus(template);
  const external = process.env.DOWEL_TEST_POSTGRES_URL;
  const embedded = external === undefined ? await startEmbeddedPostgres(options) : undefined;
  const adminUrl = external ?? embedded?.socketUrl ?? '';
  await administer(adminUrl, (client) => client.query(`create database ${template}`));
  const connection = openPostgres(databaseUrl(adminUrl, template), { onIdleError: ignoreShutdown });
  await connection.migrate();
  await setUpRowSecurity(connection.db);
  await connection.close();
  const pooler = process.env.DOWEL_TEST_POOLER === '1' ? await startPooler(adminUrl) : undefined;
  return {
    provided: {
      kind: 'postgres',
      adminUrl: pooler?.url ?? adminUrl,
      template,
      workerUrls: [],
      isPooled: pooler !== undefined,
    },
    async remove() {
      await pooler?.stop();
      if (embedded) await embedded.stop();
      else await administer(adminUrl, (client) => dropCopies(client, template));
    },
  };
}

/** Every database is divided between two servers, which a third one asks. */
async function prepareCitus(template: string): Promise<PreparedDatabase> {
  const citus = await startCitus({ workers: 2, shards: 4, isDurable: false });
  const { url: adminUrl } = citus.coordinator;
  const connection = openPostgres(await citus.createDatabase(template), { onIdleError: ignoreShutdown });
  await connection.migrate();
  await connection.distribute?.();
  await setUpRowSecurity(connection.db);
  await connection.close();
  const workerUrls = citus.workers.map(({ url }) => url);
  for (const url of [adminUrl, ...workerUrls]) {
    // A database that somebody is connected to is not copied, and Citus itself is.
    await administer(url, async (client) => {
      await client.query(`alter database ${template} allow_connections false`);
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        template,
      ]);
    });
  }
  return {
    provided: { kind: 'postgres', adminUrl, template, workerUrls, isPooled: false },
    remove: () => citus.stop(),
  };
}

/** The address of another database on the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements that need a connection to another database, such as `create database`. */
export async function administer<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Idle connections fail if the server stops before the pool. We stop in that order, so we ignore these errors. */
export function ignoreShutdown(): void {}

async function dropCopies(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
}
