import { setTimeout as wait } from 'node:timers/promises';
import { verifyWebhook } from '@dowel/client/server';
import { debianServersMissing } from '../destinations/debian-servers.fixture.ts';
import { openSandboxAccount } from '../sandbox-control.ts';
import { type Broker, Nats } from './broker.ts';
import { deployOffer, importRecords, install } from './customers.ts';
import { Ledger } from './ledger.ts';
import { startKafkaBroker, startPubsubBroker } from './memory-brokers.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 100;
/** Without another stored message for so long, the read does not go on any more. */
const STUCK_MS = 180_000;
/** What keeps its messages in memory gets no more records than this. */
const MOST_IN_MEMORY = 100_000;
/** After this part of the records nothing is killed any more. */
const CALM_FROM = 0.9;
const objectNames = ['contacts'];
/** So many records are in one message. */
const IN_MESSAGE = 500;

const brokers: Readonly<Record<string, (world: World) => Promise<Broker>>> = {
  nats: (world) => Nats.start(world),
  kafka: startKafkaBroker,
  pubsub: startPubsubBroker,
};

/**
 * Reads many records into a stream by one process, while that process and the broker are killed in turn. A broker that
 * keeps its messages in memory is not killed. Answers what is wrong.
 * @param type `nats`, `kafka` or `pubsub`
 */
export async function proveStream(
  world: World,
  { type, records, kills }: { type: string; records: number; kills: number },
): Promise<string[]> {
  const missing = debianServersMissing(type);
  if (missing !== undefined) {
    console.log(`  ${type} is not tried: ${missing}`);
    return [];
  }
  const broker = await brokers[type]?.(world);
  if (!broker)
    throw new Error(`There is no broker "${type}". There are: ${Object.keys(brokers).join(', ')}.`);
  try {
    return await prove(world, broker, broker.crash ? records : Math.min(records, MOST_IN_MEMORY), kills);
  } finally {
    await broker.stop();
  }
}

async function prove(world: World, broker: Broker, records: number, kills: number): Promise<string[]> {
  const project = `into-${broker.destination.type}`;
  const apiKey = await world.createProject(project);
  const offer = await deployOffer(world, project, apiKey, objectNames, { destination: broker.destination });
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
      if (broker.crash && killed % 2 === 0) await broker.crash();
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
  const checks: Promise<void>[] = [];
  await broker.drain((beside, body) => {
    const checked = verifyWebhook(body, beside, offer.signingKey, {
      toleranceSeconds: Number.POSITIVE_INFINITY,
    });
    checks.push(
      checked.then(
        () => ledger.add(beside['event-id'] ?? '', body, true),
        () => ledger.add(beside['event-id'] ?? '', body, false),
      ),
    );
  });
  await Promise.all(checks);
  const arrived = ledger.arrived();
  console.log(
    [
      `  ${records} records into ${broker.name} with ${kills} kills of one process${broker.crash ? ` and of ${broker.name}` : ''}: ${seconds.toFixed(1)} s, ${Math.round(records / seconds)} a second`,
      `    ${arrived.messages} messages, ${arrived.repeated} of them stored twice with the same id; ${arrived.records} records`,
    ].join('\n'),
  );
  return [
    ...(arrived.records === records ? [] : [`${arrived.records} of ${records} records arrived.`]),
    ...(arrived.twice === 0 ? [] : [`${arrived.twice} records came again under another message id.`]),
    ...(arrived.forged === 0 ? [] : [`${arrived.forged} messages had a wrong signature.`]),
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
