import { setTimeout as wait } from 'node:timers/promises';
import { openSandboxAccount } from '../sandbox-control.ts';
import { Broker, SUBJECT } from './broker.ts';
import { deployOffer, importRecords, install } from './customers.ts';
import { Ledger } from './ledger.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 100;
/** Without another stored message for so long, the read does not go on any more. */
const STUCK_MS = 180_000;
const PROJECT = 'streams';
/** After this part of the records nothing is killed any more. */
const CALM_FROM = 0.9;
const objectNames = ['contacts'];
/** So many records are in one message. */
const IN_MESSAGE = 500;

/**
 * Reads many records into a stream of NATS by one process, while that process and the broker are killed in turn.
 * Answers what is wrong.
 */
export async function proveStreams(world: World, records: number, kills: number): Promise<string[]> {
  const broker = await Broker.start(world);
  try {
    return await prove(world, broker, records, kills);
  } finally {
    await broker.stop();
  }
}

async function prove(world: World, broker: Broker, records: number, kills: number): Promise<string[]> {
  const apiKey = await world.createProject(PROJECT);
  const offer = await deployOffer(world, PROJECT, apiKey, objectNames, {
    destination: {
      type: 'nats',
      metadata: { serverUrl: broker.server, subject: SUBJECT, tls: false },
    },
  });
  const account = await openSandboxAccount(world.sandboxUrl);
  await install(world, offer, 'many', account.apiKey, objectNames);
  await importRecords(world, account.accountId, 'contacts', records);
  let worker = await world.startWorker();

  const started = performance.now();
  await world.query('update read_objects set due_time = now()');
  let delivered = 0;
  let lastMs = started;
  for (let killed = 0; ; ) {
    const progress = await progressOf(world);
    const nowMs = performance.now();
    if (progress.delivered !== delivered) lastMs = nowMs;
    delivered = progress.delivered;
    if (progress.isOver) break;
    if (nowMs - lastMs > STUCK_MS)
      throw new Error(`${delivered} messages were stored, and none for ${STUCK_MS / 1000} s.`);
    if (killed < kills && delivered * IN_MESSAGE > ((killed + 0.5) / kills) * CALM_FROM * records) {
      killed += 1;
      if (killed % 2 === 0) await broker.crash();
      else {
        await worker.end('SIGKILL');
        worker = await world.startWorker();
      }
    }
    await wait(LOOK_EVERY_MS);
  }
  const seconds = (lastMs - started) / 1000;
  await worker.end('SIGTERM');
  const ledger = new Ledger();
  await broker.drainTo(ledger);
  const arrived = ledger.arrived();
  console.log(
    [
      `  ${records} records into NATS with ${kills} kills of one process and of NATS: ${seconds.toFixed(1)} s, ${Math.round(records / seconds)} a second`,
      `    ${arrived.messages} messages, ${arrived.repeated} of them stored twice with the same id; ${arrived.records} records`,
    ].join('\n'),
  );
  return [
    ...(arrived.records === records ? [] : [`${arrived.records} of ${records} records arrived.`]),
    ...(arrived.twice === 0 ? [] : [`${arrived.twice} records came again under another message id.`]),
    ...(arrived.changed === 0 ? [] : [`${arrived.changed} messages came again with another content.`]),
  ];
}

/** How many messages are stored, and whether everything is through. */
async function progressOf(world: World): Promise<{ delivered: number; isOver: boolean }> {
  const [row] = await world.query<{ delivered: string; isOver: boolean }>(
    `select (select count(*) from deliveries where status = 'delivered') as delivered,
       exists (select from read_runs) and
         not exists (select from read_runs where end_time is null) and
         not exists (select from deliveries where status = 'pending') as "isOver"`,
  );
  return { delivered: Number(row?.delivered ?? 0), isOver: row?.isOver === true };
}
