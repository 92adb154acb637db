import { setTimeout as wait } from 'node:timers/promises';
import { citusBin } from '../citus.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { administer } from '../prepare-database.ts';
import { openSandboxAccount } from '../sandbox-control.ts';
import { Cluster } from './cluster.ts';
import { deployOffer, importRecords, install } from './customers.ts';
import { openWorld, type World, type WorldDatabase } from './world.ts';

const PROJECT = 'cost';
const objectNames = ['contacts'];
/** How often each request is sent. The quickest tenth counts: other programs on the machine slow the rest down. */
const TIMES = 60;
const INSTALLATIONS = 15;
const RECORDS = 20_000;
const REST_MS = 10_000;
/** So that sessions have told what they did. */
const TOLD_MS = 1_500;

/** What is done most, in milliseconds, on one kind of database. */
interface Cost {
  readonly getDestination: number;
  readonly createDestination: number;
  readonly listInstallations: number;
  readonly listOperations: number;
  readonly connectAndInstall: number;
  readonly recordsASecond: number;
  /** Of all servers, before a process of the service starts. */
  readonly transactionsASecondBefore: number;
  /** Of all servers, while nothing is due. */
  readonly transactionsASecondAtRest: number;
}

/** Prints what a cluster costs beside one PostgreSQL. Answers what is wrong. */
export async function proveClusterCost(): Promise<string[]> {
  const faults: string[] = [];
  const postgres = await startEmbeddedPostgres({ isDurable: true, bin: citusBin() });
  const plain = { ...postgres, primaryUrl: async () => postgres.url };
  const costs: Record<string, Cost> = { 'one PostgreSQL': await costOf(plain, [postgres.url]) };
  for (const workers of [1, 2]) {
    const cluster = await Cluster.start(workers);
    const name = workers === 1 ? 'a coordinator and one worker' : `a coordinator and ${workers} workers`;
    costs[name] = await costOf(cluster, cluster.urls(), async (several) => {
      console.log(`    ${name}: ${several} statements of requests asked more than one part of the tables`);
      if (several > 0) faults.push(`${several} statements of a project's requests asked several parts.`);
    });
  }
  console.table(costs);
  return faults;
}

async function costOf(
  database: WorldDatabase,
  urls: readonly string[],
  sayStatements?: (several: number) => unknown,
): Promise<Cost> {
  const transactionsASecondBefore = await transactionsASecond(urls);
  const world = await openWorld(database);
  try {
    const apiKey = await world.createProject(PROJECT);
    const offer = await deployOffer(world, PROJECT, apiKey, objectNames);
    const account = await openSandboxAccount(world.sandboxUrl);
    let number = 0;
    const before = await severalOf(database);
    const connectAndInstall = await timesOf(INSTALLATIONS, () => {
      number += 1;
      return install(world, offer, `group-${number}`, account.apiKey, objectNames);
    });
    const ask = (path: string, body?: object) => send(world, apiKey, path, body);
    const metadata = { url: 'https://hooks.acme.example' };
    const createDestination = await timesOf(TIMES, () =>
      ask('destinations', { name: `made-${crypto.randomUUID()}`, type: 'webhook', metadata }),
    );
    const { id } = await ask('destinations', { name: 'got', type: 'webhook', metadata });
    const { integrationId } = offer;
    const cost = {
      getDestination: await timesOf(TIMES, () => ask(`destinations/${id}`)),
      createDestination,
      listInstallations: await timesOf(TIMES, () => ask(`integrations/${integrationId}/installations`)),
      listOperations: await timesOf(TIMES, () => ask('operations?pageSize=50')),
      connectAndInstall,
    };
    const after = await severalOf(database);
    if (before !== undefined && after !== undefined) await sayStatements?.(after - before);
    const recordsASecond = await readOnce(world, account.accountId);
    await wait(TOLD_MS);
    const transactionsASecondAtRest = await transactionsASecond(urls);
    return { ...cost, recordsASecond, transactionsASecondBefore, transactionsASecondAtRest };
  } finally {
    await world.close();
  }
}

async function severalOf(database: WorldDatabase): Promise<number | undefined> {
  return database instanceof Cluster ? (await database.countStatements()).several : undefined;
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const quick = times.sort((a, b) => a - b)[Math.floor(count / 10)] ?? 0;
  return Math.round(quick * 10) / 10;
}

async function send(world: World, apiKey: string, path: string, body?: object): Promise<{ id: string }> {
  const answer = await fetch(`${world.api.url}/v1/projects/${PROJECT}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<{ id: string }>;
}

/** Reads the records of one installation, and leaves its worker to rest. Answers how many came in a second. */
async function readOnce(world: World, accountId: string): Promise<number> {
  await importRecords(world, accountId, 'contacts', RECORDS);
  await world.startWorker();
  const start = performance.now();
  const [first] = await world.query<{ id: string }>('select id from installations order by id limit 1');
  await world.query(`update read_objects set due_time = now() where installation_id = '${first?.id}'`);
  const arrived = () => world.receiver.ledger(PROJECT).arrived();
  while (arrived().records < RECORDS) {
    if (performance.now() - start > 120_000) throw new Error(`${arrived().records} records arrived.`);
    await wait(50);
  }
  return Math.round(RECORDS / ((arrived().lastMs - start) / 1000));
}

async function transactionsASecond(urls: readonly string[]): Promise<number> {
  const start = await transactionsOf(urls);
  await wait(REST_MS);
  return ((await transactionsOf(urls)) - start) / (REST_MS / 1000);
}

/** How many transactions the servers have committed. */
async function transactionsOf(urls: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    urls.map((url) =>
      administer(url, async (client) => {
        const { rows } = await client.query<{ count: number }>(
          'select xact_commit::int as count from pg_stat_database where datname = current_database()',
        );
        return rows[0]?.count ?? 0;
      }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
