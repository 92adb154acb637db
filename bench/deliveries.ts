import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { exampleEvents } from '@dowel/schema';
import { and, eq, gte, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { request } from 'undici';
import { type Context, createContext, enterProject } from '../apps/server/src/context.ts';
import { newSealedSigningKey } from '../apps/server/src/installing/destinations/signing/service.ts';
import { idAt } from '../apps/server/src/platform/db/partitions/periods.ts';
import { deliveries, destinations, events } from '../apps/server/src/platform/db/tables.ts';
import { deliveryIdFor } from '../apps/server/src/platform/events/delivery-id.ts';
import { messageIdFor } from '../apps/server/src/platform/events/message-id.ts';
import { sealData } from '../apps/server/src/platform/events/stored-data.ts';
import * as listing from '../apps/server/src/sync/deliveries/service.ts';
import { type Receiver, startReceiver } from '../apps/server/test/receiver.ts';
import { median, type Percentiles, percentiles } from './percentiles.ts';
import { type BenchProcess, startServer } from './processes.ts';
import { bytesOfMessages } from './stored-messages.ts';
import type { World } from './world.ts';

/** How much to measure. */
export interface DeliveryEffort {
  readonly rounds: number;
  /** Messages that wait when the server starts to send. */
  readonly waiting: number;
  readonly destinations: number;
  /** How long messages come in while the lag is measured. */
  readonly lagSeconds: number;
  /** How many deliveries the short and the long log have. */
  readonly logSizes: readonly [number, number];
}

export interface DeliveryFigures {
  readonly perSecond: number;
  /** A loop by hand: it signs, posts, and stores one row for each message. */
  readonly barePerSecond: number;
  /** Processor time of the server for one message, in milliseconds. */
  readonly processorMs: number;
  /** What a small message takes on the disk of PostgreSQL, with its attempt. */
  readonly bytesPerMessage: number;
  /** The rate while one message in a hundred takes 2.5 s, divided by the rate without. */
  readonly slowRatio: number;
  /** From an event to its delivery, in one process that does all. */
  readonly togetherMs: Percentiles;
  /** The same while one process takes requests, and another does the work. */
  readonly apartMs: Percentiles;
  /** The same again, with four times as many events. */
  readonly manyApartMs: Percentiles;
  /** The time of a page of 100 in the long log, divided by that in the short one. */
  readonly pageRatio: number;
  readonly pageMs: readonly [number, number];
}

type Rate = Pick<DeliveryFigures, 'perSecond' | 'processorMs'>;

/** How many test events a second come in while the lag is measured. */
const LAG_RATE = 10;
const MANY = 4 * LAG_RATE;

/** Measures one process that sends to receivers on this machine. Their work is part of what the machine does. */
export async function measureDeliveries(world: World, effort: DeliveryEffort): Promise<DeliveryFigures> {
  const context = enterProject(createContext(world.dependencies, 'bench'), world.project, {
    kind: 'system',
    id: 'bench',
  });
  const receiver = await startReceiver();
  const ids = await insertDestinations(context, receiver, effort.destinations);
  const lag = (server: BenchProcess, rate = LAG_RATE) =>
    measureLag(context, { world, server, ids }, rate, effort.lagSeconds);
  try {
    const figures = await whileSending(world, async (server) => {
      const rounds: { bare: number; own: Rate; slow: Rate }[] = [];
      const before = await bytesOfMessages(world);
      for (let round = 0; round < effort.rounds; round += 1) {
        const bare = await measureByHand(context, receiver, effort.waiting);
        const rate = (answer?: Answer) =>
          measureRate(context, { receiver, ids, server }, effort.waiting, answer);
        rounds.push({ bare, own: await rate(), slow: await rate(answerSomeSlowly) });
      }
      const of = (pick: (round: (typeof rounds)[0]) => number) => median(rounds.map(pick));
      return {
        perSecond: of(({ own }) => own.perSecond),
        barePerSecond: of(({ bare }) => bare),
        processorMs: of(({ own }) => own.processorMs),
        bytesPerMessage: ((await bytesOfMessages(world)) - before) / (2 * effort.rounds * effort.waiting),
        slowRatio: of(({ own, slow }) => slow.perSecond / own.perSecond),
        togetherMs: await lag(server),
      };
    });
    const measureApart = async (api: BenchProcess) => ({
      apartMs: await lag(api),
      manyApartMs: await lag(api, MANY),
    });
    const apart = await whileSending(
      world,
      (api) => whileSending(world, () => measureApart(api), 'worker,delivery'),
      'api',
    );
    return { ...figures, ...apart, ...(await measurePages(context, ids[0] ?? '', effort.logSizes)) };
  } finally {
    receiver.stop();
  }
}

/** What a builder would write: it signs a message, posts it, and stores that it has arrived. */
async function measureByHand(context: Context, { url, answers }: Receiver, count: number): Promise<number> {
  answers(answerAtOnce);
  const body = JSON.stringify(exampleEvents['installation.created'].data);
  const key = randomUUID();
  const start = performance.now();
  const limit = pLimit(BY_HAND_AT_ONCE);
  await context.db.execute(sql`create table if not exists bench_sent (id uuid primary key)`);
  await limit.map(Array.from({ length: count }), async () => {
    const id = randomUUID();
    const signature = createHmac('sha256', key).update(`${id}.${body}`).digest('base64');
    const headers = { 'content-type': 'application/json', 'webhook-id': id, 'webhook-signature': signature };
    const answer = await request(url, { method: 'POST', headers, body });
    await answer.body.dump();
    await context.db.execute(sql`insert into bench_sent values (${id})`);
  });
  return (count / (performance.now() - start)) * 1000;
}

async function whileSending<T>(
  world: World,
  work: (server: BenchProcess) => Promise<T>,
  roles?: string,
): Promise<T> {
  const server = await startServer(world, {
    DOWEL_RATE_LIMIT_STORE: 'off',
    ...(roles !== undefined && { DOWEL_ROLES: roles }),
  });
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

type Answer = Parameters<Receiver['answers']>[0];

const answerAtOnce: Answer = (response) => void response.writeHead(204).end();

/** One message in a hundred takes 2.5 s. */
const answerSomeSlowly: Answer = (response, number) =>
  void setTimeout(() => response.writeHead(204).end(), number % 100 === 0 ? 2_500 : 0);

/** From the first message that arrives to the last one. */
async function measureRate(
  context: Context,
  { receiver, ids, server }: { receiver: Receiver; ids: readonly string[]; server: BenchProcess },
  waiting: number,
  answer: Answer = answerAtOnce,
): Promise<Rate> {
  const before = receiver.received.length;
  let first = 0;
  receiver.answers((...sent) => {
    first ||= performance.now();
    return answer(...sent);
  });
  const { processorMs: used } = await server.usage();
  await insertWaiting(context, ids, waiting);
  await until(() => receiver.received.length - before >= waiting);
  const perSecond = ((waiting - 1) / (performance.now() - first)) * 1000;
  return { perSecond, processorMs: ((await server.usage()).processorMs - used) / waiting };
}

/** Sends test events through the interface at a steady rate, and measures from each event until its attempt is stored. */
async function measureLag(
  context: Context,
  { world, server, ids }: { world: World; server: BenchProcess; ids: readonly string[] },
  rate: number,
  seconds: number,
): Promise<Percentiles> {
  const open = new Set<Promise<void>>();
  let sent = 0;
  const since = new Date();
  const start = performance.now();
  for (; performance.now() - start < seconds * 1000; sent += 1) {
    // The server takes only so many changes of one project at once.
    if (open.size >= MOST_OPEN) await Promise.race(open);
    const sending = sendTest(world, server, ids[sent % ids.length] ?? '').finally(() => open.delete(sending));
    open.add(sending);
    await wait(Math.max(0, (sent / rate) * 1000 - (performance.now() - start)));
  }
  await Promise.all(open);
  const isNew = and(eq(deliveries.isTest, true), gte(deliveries.createTime, since));
  const tests = () => context.db.select().from(deliveries).where(isNew);
  await until(async () => (await tests()).every(({ status }) => status === 'delivered'));
  const lags = (await tests()).map(
    (row) => (row.updateTime ?? row.createTime).getTime() - row.createTime.getTime(),
  );
  return percentiles(lags);
}

async function sendTest({ apiKey, project }: World, { url }: BenchProcess, id: string): Promise<void> {
  const answer = await fetch(`${url}/v1/projects/${project.id}/destinations/${id}:send-test-event`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: '{"eventType":"connection.created"}',
  });
  if (answer.status !== 201) throw new Error(`A test event was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** The first page of a log, when it is short and when it is long. */
async function measurePages(context: Context, id: string, sizes: readonly [number, number]) {
  const pageMs: number[] = [];
  for (const size of sizes) {
    await fillLog(context, id, size);
    for (let round = 0; round < 20; round += 1) await listing.list(context, { pageSize: 100 });
    const times: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      const start = performance.now();
      await listing.list(context, { pageSize: 100 });
      times.push(performance.now() - start);
    }
    pageMs.push(times.toSorted((a, b) => a - b)[25] ?? Number.NaN);
  }
  const [short = Number.NaN, long = Number.NaN] = pageMs;
  return { pageMs: [short, long] as const, pageRatio: long / short };
}

/** One statement must end before the time that the server gives to each. */
const ROWS_PER_STATEMENT = 50_000;

/** Adds deliveries that have arrived, until there are so many. */
async function fillLog(context: Context, destinationId: string, size: number): Promise<void> {
  for (let known = await context.db.$count(deliveries); known < size; known += ROWS_PER_STATEMENT) {
    await addToLog(context, destinationId, Math.min(ROWS_PER_STATEMENT, size - known));
  }
  await context.db.execute(sql`vacuum analyze deliveries`);
}

async function addToLog(context: Context, destinationId: string, count: number): Promise<void> {
  const projectId = context.project.id;
  await context.db.execute(sql`
    with made as (
      insert into events (id, project_id, type, data_sealed, seal_key_id, create_time, routed_time)
      select uuidv7(), ${projectId}::uuid, 'connection.created', 'sealed', 'bench', now(), now()
      from generate_series(1, ${count}::int) returning id
    )
    insert into deliveries (id, project_id, event_id, destination_id, topic, event_type, status, attempts, create_time)
    select uuidv7(), ${projectId}::uuid, id, ${destinationId}::uuid, 'bench', 'connection.created', 'delivered',
      1, now() from made`);
}

async function insertDestinations(context: Context, { url }: Receiver, count: number): Promise<string[]> {
  const base = {
    projectId: context.project.id,
    createTime: context.now(),
    type: 'webhook',
    metadata: { url },
  };
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { ...base, id, name: `bench-${id}`, ...newSealedSigningKey(context, id) };
  });
  await context.db.insert(destinations).values(rows);
  return rows.map(({ id }) => id);
}

async function insertWaiting(context: Context, ids: readonly string[], count: number): Promise<void> {
  const { data, notificationType: type } = exampleEvents['installation.created'];
  const base = { projectId: context.project.id, createTime: context.now() };
  const run = idAt(Date.now());
  for (let done = 0; done < count; done += 1000) {
    const made = Array.from({ length: Math.min(1000, count - done) }, (_, index) => {
      const id = messageIdFor(run, done + index, 0);
      return {
        ...base,
        id,
        type,
        routedTime: context.now(),
        ...sealData(context, id, { data, largeBodyIds: {} }),
      };
    });
    await context.db.insert(events).values(made);
    await context.db.insert(deliveries).values(
      made.map(({ id: eventId }, index) => {
        const destinationId = ids[index % ids.length] ?? '';
        return {
          ...base,
          id: deliveryIdFor(eventId, destinationId),
          eventId,
          eventType: type,
          destinationId,
          topic: 'bench',
          status: 'pending' as const,
          dueTime: context.now(),
        };
      }),
    );
  }
}

const MOST_OPEN = 20;
const BY_HAND_AT_ONCE = 50;
const PATIENCE_MS = 120_000;

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error('The deliveries of the benchmark do not arrive.');
    await wait(10);
  }
}
