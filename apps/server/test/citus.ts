import { existsSync } from 'node:fs';
import { type EmbeddedPostgres, type Primary, startEmbeddedPostgres } from './embedded-postgres.ts';
import { administer, databaseUrl } from './prepare-database.ts';

/** Where Debian's packages of PostgreSQL are. Citus is built for one version of it. */
const VERSIONS = ['17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}`);

/** Whether the tests of the server run on a cluster. The policies of row security hold on one server only. */
export const isCitus = process.env.DOWEL_TEST_CITUS === '1';

const settings = [
  ...['shared_preload_libraries=citus', 'wal_level=logical', 'max_prepared_transactions=200'],
  ...['max_worker_processes=64', 'shared_buffers=128MB', 'citus.enable_statistics_collection=off'],
  ...['citus.local_hostname=127.0.0.1', 'citus.enable_stat_counters=on'],
  ...[
    'citus.node_connection_timeout=5s',
    'lc_messages=C',
    'wal_retrieve_retry_interval=500ms',
    'citus.node_conninfo=sslmode=prefer',
  ],
];

/** A coordinator, and workers that have the rows of projects. */
export interface Citus {
  readonly coordinator: EmbeddedPostgres;
  readonly workers: readonly EmbeddedPostgres[];
  /** Those of the workers, in the same order. Each has all that its worker acknowledges. */
  readonly standbys: readonly EmbeddedPostgres[];
  /** Makes a database on all of them, of which none is migrated. Answers its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** The programs of the PostgreSQL for which Citus is installed. */
export function citusBin(): string {
  const folder = VERSIONS.find((version) => existsSync(`${version}/lib/citus.so`));
  if (folder !== undefined) return `${folder}/bin`;
  throw new Error(
    `Citus is not installed in any of ${VERSIONS.join(', ')}. Its documentation says how: https://docs.citusdata.com/en/stable/installation/multi_node.html`,
  );
}

/** Starts PostgreSQL servers with Citus, which must be installed. */
export async function startCitus(options: {
  workers: number;
  isDurable?: boolean;
  /** Into how many parts tables are divided. */
  shards?: number;
  hasStandbys?: boolean;
}): Promise<Citus> {
  const bin = citusBin();
  const { isDurable = true, shards = 8, hasStandbys = false } = options;
  const own = [...settings, `citus.shard_count=${shards}`];
  const nodes = await Promise.all(
    Array.from({ length: options.workers + 1 }, () => startEmbeddedPostgres({ isDurable, bin, own })),
  );
  const [coordinator, ...workers] = nodes;
  if (!coordinator) throw new Error('A cluster has a coordinator.');
  const standbys = hasStandbys ? await Promise.all(workers.map(startSynchronousStandby)) : [];
  return {
    coordinator,
    workers,
    standbys,
    async createDatabase(name) {
      for (const { url } of nodes) {
        await administer(url, (client) => client.query(`create database ${name}`));
        await administer(databaseUrl(url, name), (client) => client.query('create extension citus'));
      }
      const url = databaseUrl(coordinator.url, name);
      await administer(url, async (client) => {
        await client.query('select citus_set_coordinator_host($1, $2)', placeOf(coordinator));
        for (const worker of workers) await client.query('select citus_add_node($1, $2)', placeOf(worker));
      });
      return url;
    },
    async stop() {
      await Promise.all([...nodes, ...standbys].map((node) => node.stop()));
    },
  };
}

/** From then on, what the server acknowledges is on the standby too. */
async function startSynchronousStandby(primary: Primary): Promise<EmbeddedPostgres> {
  const standby = await primary.startReplica();
  await administer(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
  });
  return standby;
}

/** The host and the port of a node, as Citus names it. */
export function placeOf({ url }: EmbeddedPostgres): [string, number] {
  const { hostname, port } = new URL(url);
  return [hostname, Number(port)];
}
