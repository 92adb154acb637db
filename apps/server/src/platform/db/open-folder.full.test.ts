import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env/env.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './open-database.ts';
import { databaseFolder, openPgliteFolder } from './pglite.ts';

// Each makes and opens embedded databases, which takes seconds.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('opening a database with tables the code does not expect', () => {
  it('says what to do, and gives the folder back', async () => {
    const earlier = await openPgliteFolder(folder);
    await earlier.db.execute(sql`create table api_keys (id text)`);
    await earlier.close();
    const open = () => openDatabase(readEnv({}), folder, createLog('silent'));

    await expect(open()).rejects.toThrow(/"api_keys" already exists\).*delete .* and start again/);
    await expect(open()).rejects.not.toThrow(/in use by process/);
  });
});

describe('opening a folder that holds no whole database', () => {
  it('says so and what to do, instead of that something has aborted', async () => {
    const { close } = await openPgliteFolder(folder);
    await close();
    truncateSync(join(databaseFolder(folder), 'global/pg_control'), 100);

    await expect(openPgliteFolder(folder)).rejects.toThrow(
      /its disk is full, its files are damaged or incomplete.*put back a copy/,
    );
    await expect(openPgliteFolder(folder)).rejects.not.toThrow(/in use by process/);
  });

  it('says what the system refuses', async () => {
    writeFileSync(databaseFolder(folder), 'a file');

    await expect(openPgliteFolder(folder)).rejects.toThrow(
      /cannot be opened \(error 54 .*Check that it is a folder/,
    );
  });

  it('says which setting to change when the folder of the data cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');

    await expect(openPgliteFolder(join(folder, 'file', 'data'))).rejects.toThrow(
      /cannot be used \(ENOTDIR.*DOWEL_DATA_DIR/,
    );
  });
});

describe('opening a database on which another version ran', () => {
  const open = (settings: Record<string, string>) =>
    openDatabase(readEnv(settings), folder, createLog('silent'));

  beforeEach(async () => {
    const { db, close } = await open({});
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', 1)`);
    await db.execute(sql`insert into orgs (id, label, default_team_id, create_time)
      values (gen_random_uuid(), 'Kept', gen_random_uuid(), now())`);
    await close();
  });

  it('refuses, says what to do, and changes nothing', async () => {
    await expect(open({ DOWEL_SEED: 'none' })).rejects.toThrow(
      /a migration of another version .* or move .* away/,
    );

    const { db, close } = await openPgliteFolder(folder);
    expect(await db.execute(sql`select label from orgs`)).toMatchObject({ rows: [{ label: 'Kept' }] });
    await close();
  });

  it('of a demo puts that one aside, and begins with an empty one', async () => {
    const { db, close } = await open({ DOWEL_SEED: 'demo' });

    expect(await db.execute(sql`select label from orgs`)).toMatchObject({ rows: [] });
    await close();
    expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^pglite-of-another-version-/));
  });
});
