import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { rowsOf } from '../../../test/stored-rows.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { tablesOfNoProject } from './tables-of-no-project.ts';

/** The first column of each primary, unique and foreign key, and null for an expression. Partitions have those of their table. */
const readKeys = sql`
  with keys as (
    select conrelid as relation, conname as name, conkey[1] as first from pg_constraint where contype in ('p', 'u', 'f')
    union
    select indrelid, indexrelid::regclass::name, indkey[0] from pg_index where indisunique)
  select relation.relname as "table", keys.name as key, attname as first
  from pg_class relation
  left join keys on keys.relation = relation.oid
  left join pg_attribute on attrelid = relation.oid and attnum = keys.first
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  order by 1, 2`;

const Keys = z.object({
  rows: z.array(z.object({ table: z.string(), key: z.string().nullable(), first: z.string().nullable() })),
});

async function keysOf(db: Pick<Database, 'execute'>) {
  return Keys.parse(await db.execute(readKeys)).rows;
}

/** The keys of tables of projects that do not begin with the project. */
async function findOthers(db: Pick<Database, 'execute'>): Promise<string[]> {
  const keys = await keysOf(db);
  return keys
    .filter(({ table, first }) => !(table in tablesOfNoProject) && first !== 'project_id')
    .map(({ table, key }) => `${table}: ${key}`);
}

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(() => database.close());

describe('the keys of a table', () => {
  it('begin with the project, unless the table is listed as one of no project', async () => {
    expect(await findOthers(database.db)).toEqual([]);
  });

  it('are looked at in every table, and every listed table exists', async () => {
    const tables = new Set((await keysOf(database.db)).map(({ table }) => table));

    expect(Object.keys(tablesOfNoProject).filter((name) => !tables.has(name))).toEqual([]);
    expect(tables.size - Object.keys(tablesOfNoProject).length).toBeGreaterThan(35);
  });

  it('have an index where they refer to an installation: an integration is deleted with thousands', async () => {
    const keys = await rowsOf(
      database.db,
      sql`select conname from pg_constraint where confrelid = 'installations'::regclass and conparentid = 0 and not exists (
        select from pg_index where indrelid = conrelid and indpred is null and (indkey::int2[])[0:1] = conkey)`,
    );

    expect(keys).toEqual([]);
  });

  it('are found where they begin otherwise', async () => {
    const undo = new Error('The planted tables are looked at.');
    let found: string[] = [];
    const planting = database.db.transaction(async (tx) => {
      await tx.execute(sql`create table planted (id uuid primary key, project_id uuid references projects, name text unique,
        other uuid references planted, unique (project_id, name))`);
      await tx.execute(sql`create unique index planted_lower on planted (lower(name), project_id)`);
      await tx.execute(sql`create table planted_bare (project_id uuid)`);
      found = await findOthers(tx);
      throw undo;
    });

    await expect(planting).rejects.toBe(undo);
    expect(found).toEqual([
      'planted: planted_lower',
      'planted: planted_name_key',
      'planted: planted_other_fkey',
      'planted: planted_pkey',
      'planted_bare: null',
    ]);
  });
});

describe('what drizzle does not know of tables', () => {
  it('is in the migrations: logs and messages have partitions, and the buckets are unlogged', async () => {
    const answer = await database.db.execute(sql`
      select relname as "table", relkind::text as first, relpersistence::text as key from pg_class
      where relnamespace = 'public'::regnamespace and not relispartition
      and (relkind = 'p' or relkind = 'r' and relpersistence <> 'p') order by 1`);

    expect(Keys.parse(answer).rows).toEqual([
      { table: 'deliveries', first: 'p', key: 'p' },
      { table: 'delivery_attempts', first: 'p', key: 'p' },
      { table: 'events', first: 'p', key: 'p' },
      { table: 'operation_logs', first: 'p', key: 'p' },
      { table: 'rate_limit_buckets', first: 'r', key: 'u' },
    ]);
  });
});
