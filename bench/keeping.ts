// Measures what is stored for each record that is read, and what it costs to delete old rows: one by one, and with the
// partition that has them. Prints both. `pnpm bench:keeping`, in some three minutes.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createContext } from '../apps/server/src/context.ts';
import { forgetThePast } from '../apps/server/src/process/retention/service.ts';
import { measureReads } from './reads.ts';
import { addMessages } from './stored-messages.ts';
import { createWorld, type World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An operation has four lines, so this is a million of them. */
const OPERATIONS = 250_000;
const LINES = 4;
const MESSAGES = 100_000;
const AT_ONCE = 25_000;

const world = await createWorld(1);
try {
  await printCosts();
} finally {
  await world.close();
}

async function printCosts(): Promise<void> {
  const read = await measureReads(world, { rounds: 1, records: 20_000 });
  console.log(`Stored for ${read.records} records that were read and delivered once:`);
  console.table(await sizes(world));
  console.log('The cost of forgetting:');
  for await (const cost of costs(world)) console.log(cost);
}

interface Cost {
  readonly what: string;
  readonly seconds: number;
  /** Megabytes of the log that PostgreSQL writes before it changes a table. */
  readonly walMb: number;
  /** Rows that were deleted one by one. Vacuum has to clear them. */
  readonly deletedRows: number;
}

async function* costs(inside: World): AsyncGenerator<Cost> {
  const start = Date.now();
  await addOperations(inside, start);
  // There is no partition yet, so all rows are in the one that takes the rest.
  yield await measured(inside, 'a million lines, deleted one by one', start + 94.5 * DAY_MS);
  const later = start + 120 * DAY_MS;
  await forget(inside, later);
  await addOperations(inside, later);
  yield await measured(inside, 'a million lines, in one partition', later + 94 * DAY_MS);
  await addMessages(inside, later, MESSAGES);
  yield await measured(inside, `${MESSAGES} events with a delivery and an attempt each`, later + 95 * DAY_MS);
}

async function forget({ dependencies }: World, timeMs: number): Promise<void> {
  await forgetThePast(createContext({ ...dependencies, now: () => new Date(timeMs) }, 'bench'));
}

async function measured(inside: World, what: string, timeMs: number): Promise<Cost> {
  await inside.query('analyze');
  const before = await state(inside);
  const startMs = performance.now();
  await forget(inside, timeMs);
  const seconds = (performance.now() - startMs) / 1000;
  const after = await state(inside);
  return {
    what,
    seconds: Math.round(seconds * 10) / 10,
    walMb: Math.round((after.wal - before.wal) / 1e6),
    deletedRows: after.deleted - before.deleted,
  };
}

/** Rows of the moment, with ids that sort by time. */
async function addOperations({ project, query }: World, timeMs: number): Promise<void> {
  const id = `uuidv7(interval '${timeMs - Date.now()} milliseconds')`;
  const time = `to_timestamp(${timeMs / 1000})`;
  const nil = "'00000000-0000-0000-0000-000000000000'";
  const message = `jsonb_build_object('msg', 'Read a page.', 'operation_id', id, 'details',
    jsonb_build_object('request', 'GET /objects/contacts/records', 'records', '200', 'page', '17'))`;
  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    await query(`with made as (
      insert into operations (id, project_id, integration_id, installation_id, config_id, action_type, status, result, create_time, update_time)
      select ${id}, '${project.id}', ${nil}, ${nil}, ${nil}, 'read', 'success', '[contacts] No new data found', ${time}, ${time}
      from generate_series(1, ${AT_ONCE}) returning id)
      insert into operation_logs (id, project_id, operation_id, severity, message, timestamp)
      select ${id}, '${project.id}', id, 'INFO', ${message}, ${time} from made, generate_series(1, ${LINES})`);
  }
}

/** Tables that hold something, with their indexes, largest first. Partitions count as one table. */
async function sizes({ dependencies }: World) {
  const kilobytes = sql<number>`round(sum(pg_total_relation_size(t.oid)) / 1e3)`.mapWith(Number);
  const name = sql<string>`coalesce(parent.relname, t.relname)`;
  await dependencies.db.execute(sql`analyze`);
  const rows = sql<number>`sum(greatest(t.reltuples, 0))`.mapWith(Number);
  return await dependencies.db
    .select({ name, rows, kilobytes })
    .from(
      sql`pg_class t left join pg_inherits i on i.inhrelid = t.oid left join pg_class parent on parent.oid = i.inhparent`,
    )
    .where(sql`t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`)
    .groupBy(sql`1`)
    .having(sql`sum(t.reltuples) > 0`)
    .orderBy(sql`3 desc`)
    .limit(10);
}

async function state({ dependencies }: World): Promise<{ wal: number; deleted: number }> {
  // Sessions tell what they did a second later at most.
  await wait(2_000);
  const [row] = await dependencies.db
    .select({
      wal: sql<number>`pg_current_wal_lsn() - '0/0'`.mapWith(Number),
      deleted: sql<number>`(select sum(n_tup_del) from pg_stat_user_tables)`.mapWith(Number),
    })
    .from(sql`(select) as nothing`);
  return { wal: row?.wal ?? 0, deleted: row?.deleted ?? 0 };
}
