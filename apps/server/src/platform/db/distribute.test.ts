import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isCitus } from '../../../test/citus.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { readEnv } from '../env/env.ts';
import { createLog } from '../log.ts';
import type { DatabaseConnection } from './database.ts';
import { distribute, dividingNew } from './distribute.ts';
import { openDatabase } from './open-database.ts';
import * as tables from './tables.ts';
import { tablesOfNoProject } from './tables-of-no-project.ts';

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(() => database.close());

/** Runs work in a transaction that is taken back. */
async function tried<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = '$client' in database.db ? database.db.$client : undefined;
  if (!(pool instanceof pg.Pool)) throw new Error('This test needs PostgreSQL.');
  const client = await pool.connect();
  try {
    await client.query('begin');
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe.skipIf(isCitus)('dividing a database that is no cluster', () => {
  it('is refused, with what is missing', async () => {
    await expect(tried(distribute)).rejects.toThrow(/no Citus.*every node/);
  });
});

describe.runIf(isCitus)('dividing a cluster', () => {
  const places = async (client: pg.PoolClient, names: readonly string[]) => {
    const { rows } = await client.query<{ name: string; kind: string }>(
      'select table_name::text as name, citus_table_type as kind from citus_tables where table_name::text = any($1)',
      [names],
    );
    return Object.fromEntries(rows.map(({ name, kind }) => [name, kind]));
  };

  it('puts each table where the list says, and does nothing the second time', async () => {
    const names = Object.values<unknown>(tables)
      .filter((table) => is(table, PgTable))
      .map((table) => getTableName(table));
    const kinds = { reference: 'reference', local: 'local' };

    const [placed, found] = await tried(async (client) => [
      await distribute(client),
      await places(client, names),
    ]);

    const expected = names.map((name) => [name, kinds[tablesOfNoProject[name] ?? 'local']]);
    const divided = names.filter((name) => tablesOfNoProject[name] === undefined);
    // A local table that nothing refers to is unknown to the others.
    expect(found).toMatchObject(Object.fromEntries(divided.map((name) => [name, 'distributed'])));
    expect(Object.entries(found).filter(([name]) => !divided.includes(name))).toEqual(
      expect.arrayContaining(expected.filter(([, kind]) => kind === 'reference')),
    );
    expect(placed.divided).toBe(divided.length);
  });

  it('divides a table that a migration makes before it refers to others', async () => {
    const found = await tried(async (client) => {
      const migrating = dividingNew(client);
      await migrating.query(
        'CREATE TABLE "planted" ("project_id" uuid not null, "id" uuid not null, primary key (project_id, id))',
      );
      await migrating.query(
        'alter table planted add foreign key (project_id, id) references installations (project_id, id)',
      );
      return places(client, ['planted']);
    });

    expect(found).toEqual({ planted: 'distributed' });
  });

  it('goes on where it was divided in part, when a server starts', async () => {
    await database.db.execute(
      sql`create table planted (project_id uuid not null, id uuid not null, primary key (project_id, id))`,
    );
    try {
      await database.migrate();

      expect(await tried((client) => places(client, ['planted']))).toEqual({ planted: 'distributed' });
    } finally {
      await database.db.execute(sql`drop table planted`);
    }
  });

  it('starts no server with settings that hold for one node only', async () => {
    const client = '$client' in database.db ? database.db.$client : undefined;
    const url = client instanceof pg.Pool ? client.options.connectionString : undefined;
    const env = readEnv({ DATABASE_URL: url, DOWEL_DATABASE_RLS: '1' });

    const opening = openDatabase(env, 'unused', createLog('silent'), 0);

    await expect(opening).rejects.toThrow(/Citus cluster.*Remove DOWEL_DATABASE_RLS/);
  });

  it('keeps what a project has on one node', async () => {
    const nodes = await database.db.execute(sql`
      select count(distinct colocation_id)::int as count from citus_tables where citus_table_type = 'distributed'`);

    expect(nodes).toMatchObject({ rows: [{ count: 1 }] });
  });
});
