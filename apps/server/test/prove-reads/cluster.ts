import { openPostgres } from '../../src/platform/db/postgres.ts';
import { type Citus, placeOf, startCitus } from '../citus.ts';
import type { EmbeddedPostgres } from '../embedded-postgres.ts';
import { administer, databaseUrl, ignoreShutdown } from '../prepare-database.ts';
import type { WorldDatabase } from './world.ts';

const DATABASE = 'dowel';

/** A database that Citus divides between workers. What is killed is a worker. */
export class Cluster implements WorldDatabase {
  readonly url: string;
  /** The policies of row security hold on one server only. */
  readonly settings = { DOWEL_DATABASE_RLS: '0' };
  readonly #citus: Citus;

  private constructor(citus: Citus, url: string) {
    this.#citus = citus;
    this.url = url;
  }

  static async start(workers: number, hasStandbys = false): Promise<Cluster> {
    const citus = await startCitus({ workers, hasStandbys });
    const url = await citus.createDatabase(DATABASE);
    const connection = openPostgres(url, { onIdleError: ignoreShutdown });
    await connection.migrate();
    await connection.distribute?.();
    await connection.close();
    return new Cluster(citus, url);
  }

  async primaryUrl(): Promise<string> {
    return this.url;
  }

  /** Kills the worker of the project that has most messages, and starts it again. */
  async crash(): Promise<void> {
    const [most] = await this.#query<{ id: string }>(
      'select project_id as id from deliveries group by 1 order by count(*) desc limit 1',
    );
    const worker = await this.workerOf(most?.id ?? '');
    await worker.crash();
  }

  /** Kills the worker of a project for good, and lets its standby take its place. */
  async failOver(projectId: string): Promise<void> {
    const worker = await this.workerOf(projectId);
    const standby = this.#citus.standbys[this.#citus.workers.indexOf(worker)];
    if (!standby) throw new Error('The worker has no standby.');
    await worker.kill();
    await administer(standby.url, (client) => client.query('select pg_promote()'));
    const [host, port] = placeOf(standby);
    await this.#query(
      `select citus_update_node(nodeid, '${host}', ${port}, force => true) from pg_dist_node where nodeport = ${placeOf(worker)[1]}`,
    );
  }

  /** The worker that has the rows of a project. */
  async workerOf(projectId: string): Promise<EmbeddedPostgres> {
    const [place] = await this.#query<{ port: number }>(
      `select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
       where shardid = get_shard_id_for_distribution_column('operations', '${projectId}'::uuid)`,
    );
    const worker = this.#citus.workers.find((one) => placeOf(one)[1] === place?.port);
    if (!worker) throw new Error('No worker has the project.');
    return worker;
  }

  /**
   * Moves a project to another worker while it works: first into parts of tables of its own, for which its writes wait, then
   * these. While it was written to, Citus 13.2.2 failed to put it apart in the other way (`read_hashes`).
   */
  async move(projectId: string): Promise<{ apartSeconds: number; moveSeconds: number }> {
    const from = await this.workerOf(projectId);
    const to = this.#citus.workers.find((one) => one !== from);
    if (!to) throw new Error('There is no other worker.');
    const start = performance.now();
    const [apart] = await this.#query<{ shard: string }>(
      `select isolate_tenant_to_new_shard('operations', '${projectId}'::uuid, 'CASCADE', shard_transfer_mode => 'block_writes') as shard`,
    );
    const moving = performance.now();
    const places = [...placeOf(from), ...placeOf(to)].map((value) => `'${value}'`).join(', ');
    await this.#query(`select citus_move_shard_placement(${apart?.shard}, ${places}, 'force_logical')`);
    if ((await this.workerOf(projectId)) !== to) throw new Error('The project did not move.');
    return { apartSeconds: (moving - start) / 1000, moveSeconds: (performance.now() - moving) / 1000 };
  }

  urls(): string[] {
    return [this.#citus.coordinator, ...this.#citus.workers].map(({ url }) => databaseUrl(url, DATABASE));
  }

  /** How many statements asked one part of the tables, and how many asked several, since the start. */
  async countStatements(): Promise<{ one: number; several: number }> {
    const [counted] = await this.#query<{ one: number; several: number }>(
      `select query_execution_single_shard::int as one, query_execution_multi_shard::int as several
       from citus_stat_counters where name = '${DATABASE}'`,
    );
    return counted ?? { one: 0, several: 0 };
  }

  stop(): Promise<void> {
    return this.#citus.stop();
  }

  #query<Row extends object>(statement: string): Promise<Row[]> {
    return administer(this.url, async (client) => (await client.query(statement)).rows);
  }
}
