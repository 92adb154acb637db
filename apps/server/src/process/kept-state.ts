import type { PGlite } from '@electric-sql/pglite';

/** The rows of an earlier moment, to which a database in memory can go back. */
export interface KeptState {
  /** Keeps the rows that are there now. */
  keep(): Promise<void>;
  /** Goes back. It touches only the tables that were written since. */
  restore(): Promise<void>;
}

const SCHEMA = 'kept_state';

/** Keeps rows in tables beside the real ones. */
export function createKeptState(database: PGlite): KeptState {
  let written: ReadonlyMap<string, number> = new Map();

  async function keep(): Promise<void> {
    await database.exec(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA};`);
    for (const table of await tablesOf(database))
      await database.exec(`create table ${SCHEMA}.${table} as table public.${table};`);
    written = await countWrites(database);
  }

  async function restore(): Promise<void> {
    const now = await countWrites(database);
    const tables = [...now].filter(([table, count]) => count !== written.get(table)).map(([table]) => table);
    if (tables.length === 0) return;
    const back = tables.map(
      (table) => `delete from public.${table}; insert into public.${table} table ${SCHEMA}.${table};`,
    );
    // As a replica, so that no foreign key asks for an order, and none deletes rows of other tables.
    await database.exec(`begin; set local session_replication_role = replica; ${back.join(' ')} commit;`);
    written = await countWrites(database);
  }

  return { keep, restore };
}

async function tablesOf(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ table: string }>(
    `select quote_ident(relname) as "table" from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ table }) => table);
}

/** How many rows of each table were ever inserted, updated or deleted. */
async function countWrites(database: PGlite): Promise<ReadonlyMap<string, number>> {
  // Otherwise the statistics are up to a second old.
  await database.query('select pg_stat_force_next_flush()');
  const { rows } = await database.query<{ table: string; count: number }>(
    `select quote_ident(relname) as "table", (n_tup_ins + n_tup_upd + n_tup_del)::float8 as count
     from pg_stat_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map(({ table, count }) => [table, count]));
}
