import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import config from '../../../drizzle.config.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import * as tables from './tables.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
const newest = globSync('meta/*_snapshot.json', { cwd: folder }).sort().at(-1);
/** The tables that the migrations should create, as drizzle-kit recorded them with the newest migration. */
const snapshot = JSON.parse(readFileSync(folder + newest, 'utf8'));

const Named = z.record(z.string(), z.object({ name: z.string() }));
const Snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ name: z.string(), type: z.string(), notNull: z.boolean() })),
      indexes: z.record(z.string(), z.object({ name: z.string(), isUnique: z.boolean() })),
      foreignKeys: Named,
      uniqueConstraints: Named,
    }),
  ),
});

/** Every column, index and constraint of the snapshot, one line each, in PostgreSQL's terms. */
function believed(): string[] {
  const lines = Object.values(Snapshot.parse(snapshot).tables).flatMap((table) => [
    ...Object.values(table.columns).map(
      ({ name, type, notNull }) =>
        `${table.name}.${name} ${type.replace('timestamp (', 'timestamp(')}${notNull ? ' not null' : ''}`,
    ),
    ...Object.values(table.indexes).map(
      ({ name, isUnique }) => `${table.name}: ${name}${isUnique ? ' unique' : ''}`,
    ),
    ...Object.values({ ...table.foreignKeys, ...table.uniqueConstraints }).map(
      ({ name }) => `${table.name}: ${name} constraint`,
    ),
  ]);
  return lines.sort();
}

/** The same list, read from a database on which all migrations were run. */
const migrated = sql`
  with tables as (
    select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition)
  select t.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end as line
  from pg_attribute a join tables t on t.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped
  union all
  select t.relname || ': ' || i.relname || case when x.indisunique then ' unique' else '' end
  from pg_index x join pg_class i on i.oid = x.indexrelid join tables t on t.oid = x.indrelid
  where not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u'))
  union all
  select t.relname || ': ' || k.conname || ' constraint'
  from pg_constraint k join tables t on t.oid = k.conrelid where k.contype in ('f', 'u')`;

describe('keeping tables and migrations the same', () => {
  it('leaves nothing for another migration to change', async () => {
    const written = generateDrizzleJson(tables, snapshot.id, undefined, config.casing);

    expect(await generateMigration(snapshot, written)).toEqual([]);
  });

  it('makes, by its migrations, what the newest snapshot says', async () => {
    const { dependencies } = await startTestServer();

    const answer = await dependencies.db.execute(migrated);

    const { rows } = z.object({ rows: z.array(z.object({ line: z.string() })) }).parse(answer);
    expect(rows.map(({ line }) => line).sort()).toEqual(believed());
  });
});
