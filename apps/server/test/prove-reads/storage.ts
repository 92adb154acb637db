import { sql } from 'drizzle-orm';
import { type Context, createContext, enterProject } from '../apps/server/src/context.ts';
import * as destinations from '../apps/server/src/installing/destinations/service.ts';
import { forgetThePast } from '../apps/server/src/process/retention/service.ts';
import { selectDue } from '../apps/server/src/sync/deliveries/sending/queries.ts';
import * as deliveries from '../apps/server/src/sync/deliveries/service.ts';
import { addMessages } from './stored-messages.ts';
import type { World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Messages are kept for 30 days, so from the 31st on as many go as come. */
const DAYS = 40;
const SHOWN_EVERY = 5;
/** How often each statement is timed. The median counts. */
const TIMES = 21;
const TABLES = ['events', 'deliveries', 'delivery_attempts'];

/** How the tables of messages are after a day. */
export interface DayOfMonth {
  readonly day: number;
  readonly messages: number;
  readonly megabytes: number;
  readonly bytesPerMessage: number;
  /** What cleaning took, and what PostgreSQL wrote to its log for it. */
  readonly forgetSeconds: number;
  readonly forgetWalMb: number;
  readonly vacuumSeconds: number;
  /** Milliseconds of what is done most. */
  readonly store100: number;
  readonly findDue: number;
  readonly getOne: number;
  readonly list50: number;
}

/** Lives through days of messages: each is stored, cleaned up after, and vacuumed. */
export async function* month(world: World, messagesADay: number): AsyncGenerator<DayOfMonth> {
  const context = enterProject(createContext(world.dependencies, 'bench'), world.project, {
    kind: 'system',
    id: 'bench',
  });
  const metadata = { url: 'https://hooks.acme.example' };
  const { id } = await destinations.create(context, { name: 'month', type: 'webhook', metadata });
  const startMs = Date.now() - DAYS * DAY_MS;
  for (let day = 1; day <= DAYS; day += 1) {
    const timeMs = startMs + (day - 1) * DAY_MS;
    await addMessages(world, timeMs, messagesADay);
    const now = () => new Date(timeMs + DAY_MS);
    const before = await walBytes(world);
    const forgetSeconds =
      (await timed(() => forgetThePast(createContext({ ...world.dependencies, now }, 'bench')))) / 1000;
    const forgetWalMb = ((await walBytes(world)) - before) / 1e6;
    const vacuumSeconds =
      (await timed(() => world.dependencies.db.execute(sql.raw(`vacuum analyze ${TABLES.join(', ')}`)))) /
      1000;
    if (day % SHOWN_EVERY !== 0) continue;
    const { messages, bytes } = await sizeOf(world);
    yield rounded({
      day,
      messages,
      megabytes: bytes / 1e6,
      bytesPerMessage: bytes / messages,
      forgetSeconds,
      forgetWalMb,
      vacuumSeconds,
      ...(await timesOf(world, context, id, timeMs)),
    });
  }
}

async function timesOf(world: World, context: Context, destinationId: string, timeMs: number) {
  const { items } = await deliveries.list(context, { pageSize: 50 });
  const some = items[Math.floor(items.length / 2)]?.id ?? '';
  return {
    store100: await median(() => addMessages(world, timeMs, 100)),
    findDue: await median(() => selectDue(context, destinationId, 50)),
    getOne: await median(() => deliveries.get(context, some, {})),
    list50: await median(() => deliveries.list(context, { pageSize: 50 })),
  };
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await timed(work));
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function walBytes({ dependencies }: World): Promise<number> {
  const bytes = sql<number>`pg_current_wal_lsn() - '0/0'`.mapWith(Number);
  const [row] = await dependencies.db.select({ bytes }).from(sql`(select) as nothing`);
  return row?.bytes ?? 0;
}

/** All three tables with their partitions, indexes and long values. */
async function sizeOf({ dependencies }: World): Promise<{ messages: number; bytes: number }> {
  const names = TABLES.map((table) => `'${table}'::regclass`).join(', ');
  const parts = sql.raw(`select oid from pg_class where oid in (${names})
    union select inhrelid from pg_inherits where inhparent in (${names})`);
  const [row] = await dependencies.db
    .select({
      messages: sql<number>`(select count(*) from events)`.mapWith(Number),
      bytes: sql<number>`(select sum(pg_total_relation_size(oid)) from (${parts}) part)`.mapWith(Number),
    })
    .from(sql`(select) as nothing`);
  return row ?? { messages: 0, bytes: 0 };
}

function rounded(figures: DayOfMonth): DayOfMonth {
  const entries = Object.entries(figures).map(([name, value]: [string, number]) => [
    name,
    value < 100 ? Math.round(value * 100) / 100 : Math.round(value),
  ]);
  return Object.fromEntries(entries) as DayOfMonth;
}
