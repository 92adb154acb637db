import { writeFileSync } from 'node:fs';
import { parseConnector } from '@dowel/schema/connector';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { administer } from '../prepare-database.ts';
import { createServerFolder, type ServerProcess } from '../process/server-process.ts';
import { startSandbox } from '../start-sandbox.ts';
import { moreObjects } from './connector.ts';
import { startReceiver } from './receiver.ts';
import { ORIGIN } from './servers.ts';
import { startUnreliable } from './unreliable-provider.ts';

/** A service of several processes over PostgreSQL, the sandbox provider, and a receiver of webhooks. */
export interface World {
  readonly api: ServerProcess;
  readonly sandboxUrl: string;
  /** The sandbox as the processes reach it. */
  readonly provider: Awaited<ReturnType<typeof startUnreliable>>;
  readonly receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** The API key of the demo project. */
  readonly demoKey: string;
  startWorker(): Promise<ServerProcess>;
  /** Starts a process that does everything, with settings of its own. */
  startServer(own: Record<string, string>): Promise<ServerProcess>;
  /** Writes a file that processes can read, and answers its path. */
  write(name: string, content: unknown): string;
  /** Makes a project, and answers its API key. */
  createProject(name: string): Promise<string>;
  /** Sends a statement to the database of the service. */
  query<Row extends object>(statement: string): Promise<Row[]>;
  /** Kills PostgreSQL, and starts it again. */
  crashDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** The sandbox holds its records in memory. */
const roomForAMillion = ['--max-old-space-size=6000'];

/** The database of a world: the address that the processes get, that of the primary, and how it is killed. */
export interface WorldDatabase {
  readonly url: string;
  primaryUrl(): Promise<string>;
  /** What the processes need for it. */
  readonly settings?: Readonly<Record<string, string>>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

async function onePostgres(): Promise<WorldDatabase> {
  const postgres = await startEmbeddedPostgres({ isDurable: true });
  return { ...postgres, primaryUrl: async () => postgres.url };
}

export async function openWorld(database?: WorldDatabase): Promise<World> {
  const postgres = database ?? (await onePostgres());
  const folder = createServerFolder();
  const receiver = await startReceiver();
  const sandbox = await startSandbox(roomForAMillion);
  const provider = await startUnreliable(sandbox.url);
  const connector = JSON.stringify(moreObjects);
  const [fault] = parseConnector(connector).findings;
  // The service would leave the file out, and go on with the connector that it has.
  if (fault) throw new Error(`The connector of the proof is not valid: ${fault.message} ${fault.fix}`);
  writeFileSync(folder.path('connector.json'), connector);
  const settings = {
    DATABASE_URL: postgres.url,
    DOWEL_SANDBOX_URL: provider.url,
    DOWEL_PUBLIC_ORIGIN: ORIGIN,
    DOWEL_CONNECTORS: folder.path('connector.json'),
    DOWEL_ALLOW_PRIVATE_NETWORK: 'loopback',
    DOWEL_DELIVERIES_PER_SECOND: '1000000',
    DOWEL_RATE_LIMIT_STORE: 'off',
    DOWEL_LOG_LEVEL: 'error',
    ...postgres.settings,
  };
  const api = await folder.start({ ...settings, DOWEL_ROLES: 'api' });
  return {
    api,
    sandboxUrl: sandbox.url,
    provider,
    receiver,
    demoKey: folder.demo().apiKey,
    startWorker: () => folder.start({ ...settings, DOWEL_ROLES: 'worker,delivery' }),
    startServer: (own) => folder.start({ ...settings, ...own }),
    write(name, content) {
      writeFileSync(folder.path(name), JSON.stringify(content));
      return folder.path(name);
    },
    async createProject(name) {
      const { code, output, errors } = await folder.createProject([name], settings);
      const key = /API key \(full\)\s+(\S+)/.exec(output)?.[1];
      if (code !== 0 || key === undefined) throw new Error(`The project was not made: ${errors}`);
      return key;
    },
    query: async (statement) =>
      administer(await postgres.primaryUrl(), async (client) => (await client.query(statement)).rows),
    crashDatabase: () => postgres.crash(),
    async close() {
      await folder.remove();
      provider.stop();
      await sandbox.stop();
      receiver.stop();
      await postgres.stop();
    },
  };
}
