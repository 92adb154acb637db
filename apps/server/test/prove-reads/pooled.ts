import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { POOL_SIZE, type Pooler, startPooler } from '../pooler.ts';
import { administer, databaseUrl } from '../prepare-database.ts';
import type { WorldDatabase } from './world.ts';

const DATABASE = 'dowel';
/** How long a killed pooler stays away. */
const AWAY_MS = 3_000;

/** One PostgreSQL behind PgBouncer in transaction mode. What is killed is the pooler, with all of its connections. */
export class Pooled implements WorldDatabase {
  readonly url: string;
  readonly #postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  readonly #pooler: Pooler;
  #most = { taken: 0, toPostgres: 0 };

  private constructor(postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>, pooler: Pooler) {
    this.#postgres = postgres;
    this.#pooler = pooler;
    this.url = databaseUrl(pooler.url, DATABASE);
  }

  static async start(): Promise<Pooled> {
    const postgres = await startEmbeddedPostgres({ isDurable: true });
    await administer(postgres.url, (client) => client.query(`create database ${DATABASE}`));
    return new Pooled(postgres, await startPooler(postgres.url));
  }

  async primaryUrl(): Promise<string> {
    return databaseUrl(this.#postgres.url, DATABASE);
  }

  async crash(): Promise<void> {
    const { taken, toPostgres } = await this.#pooler.countConnections();
    this.#most = {
      taken: Math.max(this.#most.taken, taken),
      toPostgres: Math.max(this.#most.toPostgres, toPostgres),
    };
    await this.#pooler.crash(AWAY_MS);
  }

  /** What is wrong with its use. */
  faults(): string[] {
    const { taken, toPostgres } = this.#most;
    console.log(`    ${taken} connections of the processes over ${toPostgres} of PostgreSQL`);
    return taken > POOL_SIZE && toPostgres <= POOL_SIZE ? [] : ['The processes did not share connections.'];
  }

  async stop(): Promise<void> {
    await this.#pooler.stop();
    await this.#postgres.stop();
  }
}

/** Runs the tests of the server with a pooler before their PostgreSQL. @param named parts of their paths; none: all */
export async function runTestsPooled(named: readonly string[]): Promise<string[]> {
  const args = ['exec', 'vitest', 'run', '--project', 'server-postgres', '--reporter', 'dot', ...named];
  const tests = spawn('pnpm', args, { env: { ...process.env, DOWEL_TEST_POOLER: '1' }, stdio: 'inherit' });
  const [code] = await once(tests, 'exit');
  return code === 0 ? [] : ['Tests of the server failed behind the pooler.'];
}
