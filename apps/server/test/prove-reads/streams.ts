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
    const mostRecords = broker.crash ? records : Math.min(records, MOST_IN_MEMORY);
    const signingKey = await prepare(world, broker, mostRecords);
    await readWithKills(world, broker, mostRecords, kills);
    return await checkStored(broker, signingKey, mostRecords);
  } finally {
    await broker.stop();
  }
}

/**
 * Reads many records while no process delivers, and then delivers all that waits by one process into NATS. Answers what
 * is wrong.
 */
export async function proveBacklog(world: World, records: number): Promise<string[]> {
  if (debianServersMissing('nats') !== undefined) return [];
  const broker = await Nats.start(world);
  try {
    const signingKey = await prepare(world, broker, records);
    const reader = await world.startServer({ DOWEL_ROLES: 'worker' });
    const read = await through(world, ({ isRead }) => isRead);
    await reader.end('SIGTERM');
    const sender = await world.startServer({ DOWEL_ROLES: 'delivery' });
    const delivered = await through(world, ({ isDelivered }) => isDelivered);
    await sender.end('SIGTERM');
    console.log(
      [
        `  ${records} records read by one process without a fault, none delivered: ${said(records, read)}`,
        `  what waited, into NATS by one process: ${said(records, delivered)}`,
      ].join('\n'),
    );
    return await checkStored(broker, signingKey, records);
  } finally {
    await broker.stop();
  }
}

/** Installs an offer that delivers to a broker, and makes the records. Answers the signing key. */
async function prepare(world: World, broker: Broker, records: number): Promise<string> {
  const project = `into-${broker.destination.type}`;
  const apiKey = await world.createProject(project);
  const offer = await deployOffer(world, project, apiKey, objectNames, { destination: broker.destination });
  const account = await openSandboxAccount(world.sandboxUrl);
  await install(world, offer, 'many', account.apiKey, objectNames);
  await importRecords(world, account.accountId, 'contacts', records);
  await world.query('update read_objects set due_time = now()');
  return offer.signingKey;
}

async function readWithKills(world: World, broker: Broker, records: number, kills: number): Promise<void> {
  let worker = await world.startWorker();
  let killed = 0;
  const seconds = await through(
    world,
    ({ isRead, isDelivered }) => isRead && isDelivered,
    async (delivered) => {
      if (killed >= kills || delivered * IN_MESSAGE <= ((killed + 0.5) / kills) * CALM_FROM * records) return;
      killed += 1;
      if (broker.crash && killed % 2 === 0) await broker.crash();
      else {
        await worker.end('SIGKILL');
        worker = await world.startWorker();
      }
    },
  );
  await worker.end('SIGTERM');
  const whom = broker.crash ? `one process and of ${broker.name}` : 'one process';
  console.log(
    `  ${records} records into ${broker.name} with ${kills} kills of ${whom}: ${said(records, seconds)}`,
  );
}

/** Whether a broker has stored every record once, and each message as it was signed. */
async function checkStored(broker: Broker, signingKey: string, records: number): Promise<string[]> {
  const ledger = new Ledger();
  const checks: Promise<void>[] = [];
  await broker.drain((beside, body) => {
    const checked = verifyWebhook(body, beside, signingKey, { toleranceSeconds: Number.POSITIVE_INFINITY });
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
    `    ${arrived.messages} messages, ${arrived.repeated} of them stored twice with the same id; ${arrived.records} records`,
  );
  return [
    ...(arrived.records === records ? [] : [`${arrived.records} of ${records} records arrived.`]),
    ...(arrived.twice === 0 ? [] : [`${arrived.twice} records came again under another message id.`]),
    ...(arrived.forged === 0 ? [] : [`${arrived.forged} messages had a wrong signature.`]),
    ...(arrived.changed === 0 ? [] : [`${arrived.changed} messages came again with another content.`]),
  ];
}

interface Progress {
  /** Messages that were delivered. */
  readonly delivered: number;
  /** Messages that wait. */
  readonly waiting: number;
  readonly isRead: boolean;
  readonly isDelivered: boolean;
}

/**
 * Waits until something is through. Answers the seconds, from the beginning to the last message that was read or
 * delivered.
 */
async function through(
  world: World,
  isOver: (progress: Progress) => boolean,
  meanwhile: (delivered: number) => Promise<void> = async () => {},
): Promise<number> {
  const startedMs = performance.now();
  let lastMs = startedMs;
  let last: Progress | undefined;
  for (;;) {
    const progress = await progressOf(world);
    const nowMs = performance.now();
    if (progress.delivered !== last?.delivered || progress.waiting !== last.waiting) lastMs = nowMs;
    last = progress;
    if (isOver(progress)) return (lastMs - startedMs) / 1000;
    if (nowMs - lastMs > STUCK_MS)
      throw new Error(
        `${progress.delivered} messages were stored, ${progress.waiting} wait, and nothing went on for ${STUCK_MS / 1000} s.`,
      );
    await meanwhile(progress.delivered);
    await wait(LOOK_EVERY_MS);
  }
}

const said = (records: number, seconds: number) =>
  `${seconds.toFixed(1)} s, ${Math.round(records / seconds)} a second`;

async function progressOf(world: World): Promise<Progress> {
  const [row] = await world.query<{ delivered: string; waiting: string; isRead: boolean }>(
    `select count(*) filter (where status = 'delivered') as delivered,
       count(*) filter (where status = 'pending') as waiting,
       exists (select from read_runs) and not exists (select from read_runs where end_time is null) as "isRead"
     from deliveries`,
  );
  const waiting = Number(row?.waiting ?? 0);
  const delivered = Number(row?.delivered ?? 0);
  return { delivered, waiting, isRead: row?.isRead === true, isDelivered: waiting === 0 };
}
