import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../process/server-process.ts';
import { openSandboxAccount } from '../sandbox-control.ts';
import { deployOffer, importRecords, install } from './customers.ts';
import { PeakMemory } from './memory.ts';
import type { Arrived } from './receiver.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 100;
/** Without a message for so long, the read does not go on any more. A killed worker costs less than 20 seconds. */
const STUCK_MS = 60_000;
/** Before the large read, so that both have the same code compiled. */
const SMALL = 10_000;
const MAX_GROWTH = 1.2;

/** What a read brought, and what it took. */
interface Read {
  readonly arrived: Arrived;
  readonly kills: number;
  readonly seconds: number;
  readonly peakMb: number;
  readonly run: { readonly records_delivered: number; readonly status: string; readonly result: string };
}

/**
 * Reads many records by the schedule, from the sandbox to a webhook, over two workers of which one is killed again and
 * again. Answers what is wrong.
 */
export async function proveKills(world: World, records: number, kills: number): Promise<string[]> {
  const { accountId, apiKey } = await openSandboxAccount(world.sandboxUrl);
  const offer = await deployOffer(world, 'demo', world.demoKey, ['contacts']);
  const installationId = await install(world, offer, 'large', apiKey, ['contacts']);
  const workers = [await world.startWorker(), await world.startWorker()];

  await importRecords(world, accountId, 'contacts', Math.min(SMALL, records));
  const small = await read(world, installationId, workers, { records: Math.min(SMALL, records), kills: 0 });
  say('without a kill', small);
  const restMs = performance.now();
  await importRecords(world, accountId, 'contacts', records);
  console.log(`  ${records} records imported in ${seconds(performance.now() - restMs)} s`);
  const large = await read(world, installationId, workers, { records, kills });
  say(`with ${kills} kills`, large);
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));

  const growth = large.peakMb / small.peakMb;
  console.log(`  memory: ${growth.toFixed(2)} times that of ${Math.min(SMALL, records)} records`);
  return [
    ...faults(small, Math.min(SMALL, records)),
    ...faults(large, records),
    ...(large.kills < kills ? [`The read ended after ${large.kills} of ${kills} kills.`] : []),
    ...(growth > MAX_GROWTH ? [`Memory grew ${growth.toFixed(2)} times, more than ${MAX_GROWTH}.`] : []),
  ];
}

/** Makes the schedule due, and waits until everything has arrived. Kills workers at random places of the read. */
async function read(
  world: World,
  installationId: string,
  workers: ServerProcess[],
  { records, kills }: { records: number; kills: number },
): Promise<Read> {
  world.receiver.forget();
  const ledger = world.receiver.ledger('demo');
  const places = Array.from({ length: kills }, () => Math.random() * 0.95 * records).sort((a, b) => a - b);
  const memory = new PeakMemory();
  const started = performance.now();
  await world.query(`update read_objects set due_time = now() where installation_id = '${installationId}'`);
  let killed = 0;
  for (;;) {
    memory.look(workers.map(({ pid }) => pid));
    const { records: arrived, lastMs } = ledger.arrived();
    if (arrived >= records && (await isOver(world, installationId))) break;
    if (performance.now() - Math.max(lastMs, started) > STUCK_MS) break;
    if (arrived > (places[killed] ?? Number.POSITIVE_INFINITY)) {
      killed += 1;
      await replace(world, workers, Math.floor(Math.random() * workers.length));
    }
    await wait(LOOK_EVERY_MS);
  }
  const arrived = ledger.arrived();
  const [run] = await world.query<Read['run']>(
    `select records_delivered, status, result from read_runs join operations using (id, project_id)
     where read_runs.installation_id = '${installationId}' order by id desc limit 1`,
  );
  if (!run) throw new Error('The schedule has started no read.');
  return { arrived, kills: killed, seconds: (arrived.lastMs - started) / 1000, peakMb: memory.mostMb, run };
}

async function replace(world: World, workers: ServerProcess[], index: number): Promise<void> {
  await workers[index]?.end('SIGKILL');
  workers[index] = await world.startWorker();
}

/** Whether the run has ended, and no message of it waits. */
async function isOver(world: World, installationId: string): Promise<boolean> {
  const [left] = await world.query<{ runs: string; messages: string }>(
    `select (select count(*) from read_runs where installation_id = '${installationId}' and end_time is null) as runs,
       (select count(*) from deliveries where status = 'pending') as messages`,
  );
  return left?.runs === '0' && left.messages === '0';
}

function faults({ arrived, run }: Read, records: number): string[] {
  return [
    ...(arrived.records === records ? [] : [`${arrived.records} of ${records} records arrived.`]),
    ...(arrived.twice === 0 ? [] : [`${arrived.twice} records came again under another message id.`]),
    ...(arrived.changed === 0 ? [] : [`${arrived.changed} messages came again with another content.`]),
    ...(run.status === 'success' ? [] : [`The operation is ${run.status}: ${run.result}`]),
  ];
}

function say(what: string, { arrived, kills, seconds: took, peakMb, run }: Read): void {
  console.log(
    [
      `  ${what}: ${arrived.records} records in ${took.toFixed(1)} s, ${Math.round(arrived.records / took)} a second`,
      `    ${arrived.messages} messages, ${arrived.repeated} of them again with the same id and content`,
      `    ${arrived.twice} records under two ids, ${kills} kills, longest silence ${seconds(arrived.longestSilenceMs)} s`,
      `    most memory of a worker ${Math.round(peakMb)} MB; operation: ${run.status}, ${run.result}`,
    ].join('\n'),
  );
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
