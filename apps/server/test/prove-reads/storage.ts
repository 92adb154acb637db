import { sql } from 'drizzle-orm';
import { addMessages, bytesOfParts, messageParts, messageTables } from '../../../../bench/stored-messages.ts';
import { createWorld, type World } from '../../../../bench/world.ts';
import { type Context, createContext, enterProject } from '../../src/context.ts';
import * as destinations from '../../src/installing/destinations/service.ts';
import { forgetThePast } from '../../src/process/retention/service.ts';
import { selectDue } from '../../src/sync/deliveries/sending/queries.ts';
import * as deliveries from '../../src/sync/deliveries/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Messages are kept for 30 days, and for a partition longer, so from the 36th on as many go as come. */
const DAYS = 45;
const SHOWN_EVERY = 5;
/** How often each statement is timed. The median counts. */
const TIMES = 21;

/** How the tables of messages are after a day. */
interface DayOfMonth {
  readonly day: number;
  readonly messages: number;
  /** Rows that were deleted one by one since the first day. */
  readonly deletedRows: number;
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

/**
 * Keeps messages for 30 days as rows that are deleted one by one, and then in partitions that are dropped. Prints what both
 * take. Answers what is wrong.
 */
export async function proveStorage(messagesADay: number): Promise<string[]> {
  const deleted: number[] = [];
  for (const isWhole of [true, false]) {
    const world = await createWorld(1);
    try {
      if (isWhole) await keepWhole(world);
      const days: DayOfMonth[] = [];
      for await (const day of month(world, messagesADay)) days.push(day);
      console.log(isWhole ? '  rows are deleted one by one' : '  partitions are dropped');
      console.table(days);
      deleted.push(days.at(-1)?.deletedRows ?? 0);
    } finally {
      await world.close();
    }
  }
  const [whole = 0, inParts = 0] = deleted;
  return [
    ...(whole > 0 ? [] : ['No row was deleted, so there is nothing to compare with.']),
    ...(inParts === 0 ? [] : ['Rows that a partition has were deleted one by one.']),
  ];
}

/** One partition for all time, as if there were none: it is never over, so its rows go one by one. */
async function keepWhole({ query }: World): Promise<void> {
  for (const table of messageTables) {
    await query(`create table ${table}_whole partition of ${table} for values from (minvalue) to (maxvalue)`);
  }
}

/** Lives through days of messages: each is stored, cleaned up after, and vacuumed. */
async function* month(world: World, messagesADay: number): AsyncGenerator<DayOfMonth> {
  const context = enterProject(createContext(world.dependencies, 'bench'), world.project, {
    kind: 'system',
    id: 'bench',
  });
  const metadata = { url: 'https://hooks.acme.example' };
  const { id } = await destinations.create(context, { name: 'month', type: 'webhook', metadata });
  const startMs = Date.now() - DAYS * DAY_MS;
  const forgetAt = (timeMs: number) =>
    forgetThePast(createContext({ ...world.dependencies, now: () => new Date(timeMs) }, 'bench'));
  // As a server does when it starts. A message that comes before its partition is deleted as a row.
  await forgetAt(startMs);
  for (let day = 1; day <= DAYS; day += 1) {
    const timeMs = startMs + (day - 1) * DAY_MS;
    await addMessages(world, timeMs, messagesADay);
    const before = await walBytes(world);
    const forgetSeconds = (await timed(() => forgetAt(timeMs + DAY_MS))) / 1000;
    const forgetWalMb = ((await walBytes(world)) - before) / 1e6;
    const vacuumSeconds =
      (await timed(() =>
        world.dependencies.db.execute(sql.raw(`vacuum analyze ${messageTables.join(', ')}`)),
      )) / 1000;
    if (day % SHOWN_EVERY !== 0) continue;
    const { messages, bytes, deletedRows } = await sizeOf(world);
    yield rounded({
      day,
      messages,
      deletedRows,
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

async function sizeOf({ dependencies }: World) {
  const [row] = await dependencies.db
    .select({
      messages: sql<number>`(select count(*) from events)`.mapWith(Number),
      deletedRows: sql<number>`sum(pg_stat_get_tuples_deleted(oid))`.mapWith(Number),
      bytes: bytesOfParts,
    })
    .from(messageParts);
  return row ?? { messages: 0, bytes: 0, deletedRows: 0 };
}

function rounded(figures: DayOfMonth): DayOfMonth {
  const entries = Object.entries(figures).map(([name, value]: [string, number]) => [
    name,
    value < 100 ? Math.round(value * 100) / 100 : Math.round(value),
  ]);
  return Object.fromEntries(entries) as DayOfMonth;
}
