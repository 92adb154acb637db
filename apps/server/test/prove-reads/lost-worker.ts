import { setTimeout as wait } from 'node:timers/promises';
import { openSandboxAccount } from '../sandbox-control.ts';
import { type Answers, keepCalling, noAnswers } from './callers.ts';
import type { Cluster } from './cluster.ts';
import { deployOffer, importRecords, install } from './customers.ts';
import type { World } from './world.ts';

const objectNames = ['contacts'];
const CALLERS = 2;
const LOOK_EVERY_MS = 100;
/** How long the killed worker stays away. */
const AWAY_MS = 25_000;
/** Until the others know that it is gone, and for a read of a few records. */
const MAX_OTHERS_MS = 15_000;
/** After the worker is back, no project waits for longer. */
const MAX_BACK_MS = 20_000;
const RECORDS = 2_000;
const MORE = 300;

/** A project with one customer, who has records. */
interface Reading {
  readonly name: string;
  readonly id: string;
  readonly apiKey: string;
  readonly accountId: string;
  readonly answers: Answers;
}

/**
 * Kills a worker of a cluster while projects on both write, read and deliver; and moves a project while it does. Answers what
 * is wrong.
 */
export async function proveLostWorker(world: World, cluster: Cluster): Promise<string[]> {
  const [here, there] = await onBothWorkers(world, cluster);
  const all = [here, there];
  const workers = [await world.startWorker(), await world.startWorker()];
  const ending = new AbortController();
  const calling = Promise.all(
    all.flatMap(({ name: project, apiKey, answers }) =>
      Array.from({ length: CALLERS }, (_, caller) =>
        keepCalling(world, { project, apiKey, caller }, answers, ending.signal),
      ),
    ),
  );
  // When something else fails, the world is closed while they call, and that is what is told.
  calling.catch(() => undefined);
  const faults: string[] = [];
  for (const project of all) await readMore(world, project, RECORDS);
  for (const project of all) await arrived(world, project, RECORDS, 60_000);

  for (const { answers } of all) answers.longestMs = 0;
  const lost = await cluster.workerOf(there.id);
  const crashed = lost.crash(AWAY_MS);
  const began = performance.now();
  await wait(1_000);
  await readMore(world, here, MORE);
  const hereMs = await arrived(world, here, RECORDS + MORE, AWAY_MS);
  await crashed;
  const back = performance.now();
  await readMore(world, there, MORE);
  const thereMs = await arrived(world, there, RECORDS + MORE, 60_000);
  const firstWriteMs = Math.max(0, there.answers.resumedMs - back);
  console.log(
    [
      `  a worker is away for ${((back - began) / 1000).toFixed(0)} s`,
      `    a project elsewhere: answers ${statusesOf(here)}; ${seconds(here.answers.longestMs)} without a write at most; a read that became due meanwhile arrived after ${seconds(hereMs)}`,
      `    a project on it: answers ${statusesOf(there)}; its first write ${seconds(firstWriteMs)} after the worker was back, its read after ${seconds(thereMs)}`,
    ].join('\n'),
  );
  if (hereMs > MAX_OTHERS_MS) faults.push('A project on another worker waited for the lost one.');
  if (thereMs > MAX_BACK_MS) faults.push('A project waited after its worker was back.');
  if ([...here.answers.statuses.keys()].some((status) => status >= 500))
    faults.push(`A project on another worker was refused: ${statusesOf(here)}.`);

  for (const { answers } of all) answers.longestMs = 0;
  await readMore(world, here, RECORDS);
  const moved = await cluster.move(here.id);
  await arrived(world, here, 2 * RECORDS + MORE, 60_000);
  console.log(
    `  a project moves while it writes and reads: ${moved.apartSeconds.toFixed(1)} s to put it apart, ${moved.moveSeconds.toFixed(1)} s to move it; ${seconds(here.answers.longestMs)} without a write at most`,
  );

  const dead = performance.now();
  there.answers.longestMs = 0;
  await cluster.failOver(there.id);
  const taken = performance.now();
  await readMore(world, there, MORE);
  const afterMs = await arrived(world, there, RECORDS + 2 * MORE, 60_000);
  console.log(
    `  a worker dies for good, and its standby takes its place in ${seconds(taken - dead)}: ${seconds(there.answers.longestMs)} without a write at most; a read that became due then arrived after ${seconds(afterMs)}`,
  );
  if (afterMs > MAX_BACK_MS) faults.push('A project waited after the standby had taken over.');

  ending.abort();
  await calling;
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  for (const { name, answers } of all) {
    const rows = await world.query<{ id: string }>('select id from destinations');
    const stored = new Set(rows.map(({ id }) => id));
    const gone = answers.kept.filter((id) => !stored.has(id)).length;
    const { records, twice, stale, changed, forged } = world.receiver.ledger(name).arrived();
    console.log(
      `    ${name}: ${answers.kept.length} writes acknowledged, ${gone} of them lost; ${records} records arrived, ${twice} under two message ids, ${stale} stale`,
    );
    if (gone > 0) faults.push(`${gone} acknowledged writes are gone.`);
    if (stale + changed + forged > 0) faults.push('A message was changed, forged or stale.');
    faults.push(...answers.odd.slice(0, 5));
  }
  return faults;
}

/** Makes projects until two workers have one each. */
async function onBothWorkers(world: World, cluster: Cluster): Promise<[Reading, Reading]> {
  const first = await openReading(world, 'cluster-0');
  for (let number = 1; number < 20; number += 1) {
    const other = await openReading(world, `cluster-${number}`);
    if ((await cluster.workerOf(other.id)) !== (await cluster.workerOf(first.id))) return [first, other];
  }
  throw new Error('Twenty projects are on one worker.');
}

async function openReading(world: World, name: string): Promise<Reading> {
  const apiKey = await world.createProject(name);
  const offer = await deployOffer(world, name, apiKey, objectNames);
  const account = await openSandboxAccount(world.sandboxUrl);
  await install(world, offer, 'many', account.apiKey, objectNames);
  const [project] = await world.query<{ id: string }>(`select id from projects where name = '${name}'`);
  if (!project) throw new Error('The project was not made.');
  return { name, id: project.id, apiKey, accountId: account.accountId, answers: noAnswers() };
}

/** Adds records, and makes the read due by its schedule. Nobody is woken for it. */
async function readMore(world: World, { id, accountId }: Reading, count: number): Promise<void> {
  await importRecords(world, accountId, 'contacts', count);
  await world.query(`update read_objects set due_time = now() where project_id = '${id}'`);
}

/** Waits until so many records have arrived. Answers how long that took. */
async function arrived(
  world: World,
  { name }: Reading,
  records: number,
  patienceMs: number,
): Promise<number> {
  const start = performance.now();
  while (world.receiver.ledger(name).arrived().records < records) {
    if (performance.now() - start > patienceMs) {
      const { records: found } = world.receiver.ledger(name).arrived();
      console.log(`    ${found} of ${records} records of ${name} arrived within ${seconds(patienceMs)}`);
      return Number.POSITIVE_INFINITY;
    }
    await wait(LOOK_EVERY_MS);
  }
  return performance.now() - start;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const statusesOf = ({ answers }: Reading) =>
  [...answers.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
