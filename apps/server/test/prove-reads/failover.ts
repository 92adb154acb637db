import { setTimeout as wait } from 'node:timers/promises';
import { openSandboxAccount } from '../sandbox-control.ts';
import { keepCalling, noAnswers } from './callers.ts';
import { deployOffer, importRecords, install } from './customers.ts';
import type { World } from './world.ts';

const PROJECT = 'failover';
const objectNames = ['contacts'];
const LOOK_EVERY_MS = 100;
/** Between a primary that works again and the next kill. */
const CALM_MS = 8_000;
/** No standby takes over sooner. */
const SHORTEST_MS = 1_000;
/** Requests that write, and as many that read, are under way at any time. */
const CALLERS = 3;
const MAX_AWAY_MS = 180_000;
/** A lane of a process that could not write meanwhile is free after this. */
const MAX_LANE_MS = 15_000;

/**
 * Writes and reads through the interface, and reads records from the sandbox, while the primary is killed again and again, or
 * what stands before it. Answers what is wrong.
 * @param mayLose whether what was acknowledged just before a kill may be gone
 */
export async function proveFailover(
  world: World,
  {
    records,
    kills,
    mayLose,
    killed: what = 'the primary',
  }: { records: number; kills: number; mayLose: boolean; killed?: string },
): Promise<string[]> {
  const apiKey = await world.createProject(PROJECT);
  const offer = await deployOffer(world, PROJECT, apiKey, objectNames);
  const account = await openSandboxAccount(world.sandboxUrl);
  await install(world, offer, 'many', account.apiKey, objectNames);
  await importRecords(world, account.accountId, 'contacts', records);
  const workers = [await world.startWorker(), await world.startWorker()];
  const ledger = world.receiver.ledger(PROJECT);

  const ending = new AbortController();
  const answers = noAnswers();
  const calling = Array.from({ length: CALLERS }, (_, caller) =>
    keepCalling(world, { project: PROJECT, apiKey, caller }, answers, ending.signal),
  );
  await world.query('update read_objects set due_time = now()');
  const withoutAnswer: number[] = [];
  const untilWork: number[] = [];
  const started = performance.now();
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(CALM_MS);
    const hadAll = ledger.arrived().records >= records;
    // So that there is always something to read.
    if (hadAll) {
      await importRecords(world, account.accountId, 'contacts', 1);
      await world.query('update read_objects set due_time = now()');
    }
    const { messages } = ledger.arrived();
    // A pooler is away and back before `crashDatabase` ends, and writes may have been answered again by then.
    answers.longestMs = 0;
    const killedAt = performance.now();
    await world.crashDatabase();
    // A write that was under way may be answered still.
    while (answers.lastMs < killedAt || answers.longestMs < SHORTEST_MS) {
      if (performance.now() - killedAt > MAX_AWAY_MS) {
        ending.abort();
        return [`No write was answered after ${what} was killed.`];
      }
      await wait(LOOK_EVERY_MS);
    }
    let resumedWith = await pagesStored(world);
    // What is read again need not be sent again, so a page that is stored shows that the lane works, too.
    const works = async () => {
      const pages = await pagesStored(world);
      resumedWith ??= pages;
      return ledger.arrived().messages !== messages || pages !== resumedWith;
    };
    while (!(await works()) && performance.now() - answers.resumedMs < 4 * MAX_LANE_MS)
      await wait(LOOK_EVERY_MS);
    // The new primary may take a write and then none, until a standby follows it.
    withoutAnswer.push(answers.longestMs);
    untilWork.push(Math.max(0, performance.now() - answers.resumedMs));
  }
  for (let tries = 0; tries < 1200 && ledger.arrived().records < records; tries += 1)
    await wait(LOOK_EVERY_MS);
  ending.abort();
  await Promise.all(calling);
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));

  const stored = new Set(await world.query<{ id: string }>('select id from destinations').then(idsOf));
  const lost = answers.kept.filter((id) => !stored.has(id));
  const arrived = ledger.arrived();
  const statuses = [...answers.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    [
      `  ${kills} kills of ${what} in ${seconds.toFixed(0)} s: answers ${statuses}`,
      `    ${answers.kept.length} writes acknowledged, ${lost.length} of them lost`,
      `    seconds without a write: ${inSeconds(withoutAnswer)}; then until the next page or message: ${inSeconds(untilWork)}`,
      `    ${arrived.records} records arrived, ${arrived.twice} under two message ids, ${arrived.repeated} messages came again, ${arrived.stale} stale`,
    ].join('\n'),
  );
  return [
    ...(lost.length === 0 || mayLose ? [] : [`${lost.length} acknowledged writes are gone.`]),
    ...(arrived.records >= records ? [] : [`${arrived.records} of ${records} records arrived.`]),
    ...(arrived.changed + arrived.forged + arrived.stale === 0
      ? []
      : ['A message was changed, forged or stale.']),
    ...(untilWork.every((ms) => ms <= MAX_LANE_MS) ? [] : ['A lane was held for longer than 15 s.']),
    ...answers.odd.slice(0, 5),
  ];
}

/** How many pages the runs that are under way have stored. Undefined while no primary answers. */
async function pagesStored({ query }: World): Promise<string | undefined> {
  const rows = await query<{ pages: string }>('select sum(pages)::text as pages from read_runs').catch(
    () => [],
  );
  return rows[0]?.pages;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const inSeconds = (times: readonly number[]) => times.map((ms) => (ms / 1000).toFixed(1)).join(', ');
