import { setTimeout as wait } from 'node:timers/promises';
import type { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { administer } from '../prepare-database.ts';
import type { ServerProcess } from '../process/server-process.ts';
import type { World } from './world.ts';

const PROJECT = 'replica';
const CALLERS = 3;
/** How long each state of the replica lasts. */
const PHASE_MS = 10_000;
const METRICS_TOKEN = 'read-the-metrics-of-the-proof';

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;
type ReplicaServer = Awaited<ReturnType<Postgres['startReplica']>>;

/** What callers saw who wrote through one process and listed through another one. */
interface Seen {
  readonly times: number[];
  missing: number;
  readonly refused: string[];
}

/**
 * Writes through one process and asks for the list through another one that reads from a replica, while the replica works,
 * stands still, is killed, and is promoted. Answers what is wrong.
 */
export async function proveReplica(world: World, replica: ReplicaServer): Promise<string[]> {
  const apiKey = await world.createProject(PROJECT);
  const reading = await world.startServer({
    DOWEL_ROLES: 'api',
    DATABASE_READ_URL: replica.url,
    DOWEL_METRICS_TOKEN: METRICS_TOKEN,
    DOWEL_LOG_LEVEL: 'warn',
  });
  const tell = (statement: string) => administer(replica.url, (client) => client.query(statement));
  const faults: string[] = [];
  const phase = async (name: string, begin: () => Promise<unknown>) => {
    await begin();
    const { times, missing, refused } = await writeAndList(world.api, reading, apiKey);
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(part * times.length)]?.toFixed(0);
    console.log(
      `  ${name}: ${times.length} lists, ${missing} without what was just written; median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms; behind: ${await lagOf(reading)}`,
    );
    if (missing > 0) faults.push(`${name}: ${missing} lists lacked what had been acknowledged.`);
    faults.push(...refused.slice(0, 3).map((one) => `${name}: ${one}`));
  };
  await phase('the replica follows', async () => undefined);
  await phase('it stands still', () => tell('select pg_wal_replay_pause()'));
  await phase('it follows again', () => tell('select pg_wal_replay_resume()'));
  await phase('it is killed', async () => void replica.crash());
  await phase('it is back', () => wait(PHASE_MS));
  await phase('it is promoted', () => tell('select pg_promote()'));
  const sentences = reading
    .output()
    .split('\n')
    .filter((line) => line.includes('DATABASE_READ_URL'));
  console.log(`    ${sentences.length} lines of the log say that it is not used`);
  if (sentences.length === 0) faults.push('No line of the log says that the replica is not used.');
  return faults;
}

async function writeAndList(writing: ServerProcess, reading: ServerProcess, apiKey: string): Promise<Seen> {
  const seen: Seen = { times: [], missing: 0, refused: [] };
  const endMs = performance.now() + PHASE_MS;
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const call = async () => {
    while (performance.now() < endMs) {
      const name = `seen-${crypto.randomUUID()}`;
      const body = { name, type: 'webhook', metadata: { url: 'https://hooks.acme.example' } };
      const url = `/v1/projects/${PROJECT}`;
      const made = await fetch(`${writing.url}${url}/destinations`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { id } = (await made.json()) as { id: string };
      const start = performance.now();
      const listed = await fetch(`${reading.url}${url}/audit-log`, { headers });
      const text = await listed.text();
      seen.times.push(performance.now() - start);
      if (made.status !== 201 || listed.status !== 200)
        seen.refused.push(`${made.status}, ${listed.status}: ${text}`);
      else if (!text.includes(id)) seen.missing += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return seen;
}

async function lagOf(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const [, value] = /^dowel_database_replica_lag_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return value === undefined ? 'nobody can say' : `${Number(value).toFixed(1)} s`;
}
