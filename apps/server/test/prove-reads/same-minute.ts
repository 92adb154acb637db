import { setTimeout as wait } from 'node:timers/promises';
import { openSandboxAccount } from '../sandbox-control.ts';
import { listedAs, objectNames } from './connector.ts';
import { deployOffer, importRecords, install, type Offer } from './customers.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 300_000;
/** How much later than the median project the slowest may be through. */
const MAX_UNFAIRNESS = 2;
/** How many records each object has that changed. */
const CHANGED = 25;

interface Customers {
  readonly offer: Offer;
  readonly installationIds: readonly string[];
}

/**
 * Makes the schedules of all objects of many installations due at once, over two workers. Answers what is wrong.
 */
export async function proveSameMinute(
  world: World,
  installations: number,
  projects: number,
): Promise<string[]> {
  const each = Math.ceil(installations / projects);
  const all: Customers[] = [];
  for (let number = 1; number <= projects; number += 1) {
    all.push(await customersOf(world, `project-${number}`, each));
  }
  const workers = [await world.startWorker(), await world.startWorker()];
  world.receiver.forget();

  const startedMs = performance.now();
  await world.query('update read_objects set due_time = now()');
  const wanted = projects * each * objectNames.length;
  while ((await isOpen(world, wanted)) && performance.now() - startedMs < PATIENCE_MS)
    await wait(LOOK_EVERY_MS);
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));

  const finishes = all.map(({ offer }) => world.receiver.ledger(offer.project).arrived().lastMs - startedMs);
  finishes.sort((a, b) => a - b);
  const median = finishes[Math.floor(finishes.length / 2)] ?? 0;
  const slowest = finishes.at(-1) ?? 0;
  const runs = await runsOf(world);
  const lost = all.map((customers) => lostOf(world, customers)).reduce((sum, one) => sum + one, 0);
  const again = all.map(({ offer }) => world.receiver.ledger(offer.project).arrived());
  const twice = again.reduce((sum, one) => sum + one.twice + one.changed, 0);
  console.log(
    [
      `  ${projects} projects with ${each} installations of ${objectNames.length} objects: ${wanted} reads due at once`,
      `    ${runs.objects} objects were read, ${runs.again} of them more than once, ${runs.failed} reads failed`,
      `    ${wanted * CHANGED} records changed, ${lost} did not arrive, ${twice} came under two message ids`,
      `    finish of a project: first ${seconds(finishes[0] ?? 0)} s, median ${seconds(median)} s, slowest ${seconds(slowest)} s`,
    ].join('\n'),
  );
  return [
    ...(runs.objects === wanted ? [] : [`${runs.objects} of ${wanted} objects were read.`]),
    ...(runs.again === 0 ? [] : [`${runs.again} objects were read more than once.`]),
    ...(runs.failed === 0 ? [] : [`${runs.failed} reads failed.`]),
    ...(lost === 0 ? [] : [`${lost} records did not arrive.`]),
    ...(twice === 0 ? [] : [`${twice} records came twice.`]),
    ...(slowest <= MAX_UNFAIRNESS * median ? [] : ['The slowest project took more than twice the median.']),
  ];
}

async function customersOf(world: World, project: string, count: number): Promise<Customers> {
  const { accountId, apiKey } = await openSandboxAccount(world.sandboxUrl);
  const offer = await deployOffer(world, project, await world.createProject(project), objectNames);
  const installationIds: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    installationIds.push(await install(world, offer, `group-${number}`, apiKey, objectNames));
  }
  for (const object of new Set(Object.values(listedAs)))
    await importRecords(world, accountId, object, CHANGED);
  return { offer, installationIds };
}

/** Whether reads are open, or have not begun, or messages wait. */
async function isOpen(world: World, wanted: number): Promise<boolean> {
  const [left] = await world.query<{ begun: string; open: string; messages: string }>(
    `select (select count(*) from read_runs) as begun,
       (select count(*) from read_runs where end_time is null) as open,
       (select count(*) from deliveries where status = 'pending') as messages`,
  );
  return Number(left?.begun) < wanted || left?.open !== '0' || left.messages !== '0';
}

async function runsOf(world: World): Promise<{ objects: number; again: number; failed: number }> {
  const rows = await world.query<{ runs: string; failed: string }>(
    `select count(*) as runs, count(*) filter (where status <> 'success') as failed
     from read_runs join operations using (id, project_id)
     group by read_runs.installation_id, object_name`,
  );
  return {
    objects: rows.length,
    again: rows.filter(({ runs }) => runs !== '1').length,
    failed: rows.reduce((sum, { failed }) => sum + Number(failed), 0),
  };
}

/** How many of the changed records of each object have not arrived. */
function lostOf(world: World, { offer, installationIds }: Customers): number {
  const wanted = installationIds.length * objectNames.length * CHANGED;
  return wanted - world.receiver.ledger(offer.project).arrived().records;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
