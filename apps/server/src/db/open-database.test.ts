import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './open-database.ts';
import { openPgliteFolder } from './pglite.ts';

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
