import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import getPort from 'get-port';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { administer, databaseUrl } from '../../../test/prepare-database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { rowsOf } from '../../../test/stored-rows.ts';
import { readEnv } from '../env/env.ts';
import { createLog } from '../log.ts';
import { generateKeyRing, parseKeyRing } from '../secrets/key-ring.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Refuses every connection as PostgreSQL does, with this code. `tried` resolves when the first one was refused. */
async function refuseAt(port: number, code: string, reason: string): Promise<{ tried: Promise<void> }> {
  const { promise: tried, resolve } = Promise.withResolvers<void>();
  const body = `SFATAL\0C${code}\0M${reason}\0\0`;
  const server = createServer((socket) => {
    resolve();
    socket.end(`E\0\0\0${String.fromCharCode(body.length + 4)}${body}`);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { tried };
}

describe('opening a PostgreSQL that is not there', () => {
  it('says that it cannot be reached, and nothing of rights', async () => {
    const env = readEnv({ DATABASE_URL: 'postgres://dowel:secret@127.0.0.1:1/dowel' });
    const said = await openDatabase(env, '', createLog('silent'), 0).catch((error: Error) => error.message);

    expect(said).toMatch(/ECONNREFUSED.*Start PostgreSQL, or correct host and port of DATABASE_URL\./);
    expect(said).not.toMatch(/tables|secret/);
  });

  it('waits for it', async () => {
    const port = await getPort();
    const env = readEnv({ DATABASE_URL: `postgres://dowel:secret@127.0.0.1:${port}/dowel` });
    const opening = openDatabase(env, '', createLog('silent'), 10_000).catch((error: Error) => error.message);

    // Something that is no PostgreSQL: it hears of the next try, and ends the wait.
    const { tried } = await refuseAt(port, '28P01', 'no');
    await tried;

    expect(await opening).toMatch(/Correct the user and the password/);
  });

  const refusals: [string, string, string, RegExp][] = [
    [
      'a pooler that wants other settings',
      '08P01',
      'unsupported startup parameter: lock_timeout',
      / list lock_timeout, .* in its ignore_startup_parameters/,
    ],
    [
      'transactions that may not take any time',
      '25P04',
      'terminating connection due to transaction timeout',
      /set transaction_timeout = 0" for the user of DATABASE_URL/,
    ],
    [
      'a long recovery',
      '57P03',
      'the database system is in recovery mode',
      /Wait until it takes connections/,
    ],
  ];
  it.each(refusals)('says what to do about %s, and nothing of rights', async (_, code, reason, remedy) => {
    const port = await getPort();
    await refuseAt(port, code, reason);
    const env = readEnv({ DATABASE_URL: `postgres://dowel:secret@127.0.0.1:${port}/dowel` });

    const said = await openDatabase(env, '', createLog('silent'), 0).catch((error: Error) => error.message);

    expect(said).toContain(reason);
    expect(said).toMatch(remedy);
    expect(said).not.toMatch(/tables|secret/);
  });
});

const database = inject('testDatabase');
describe.runIf(database.kind === 'postgres')('opening PostgreSQL', () => {
  const { adminUrl, template } = database.kind === 'postgres' ? database : { adminUrl: '', template: '' };
  const name = `${template}_pool`;
  beforeEach(() => administer(adminUrl, (client) => client.query(`create database ${name}`)));
  afterEach(() => administer(adminUrl, (client) => client.query(`drop database ${name} with (force)`)));

  it('refuses one on which another version ran', async () => {
    const variables = { DATABASE_URL: databaseUrl(adminUrl, name) };
    const { db, close } = await openDatabase(readEnv(variables), '', createLog('silent'));
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', 1)`);
    await close();

    const again = openDatabase(readEnv(variables), '', createLog('silent'));

    await expect(again).rejects.toThrow(/another version of Dowel .* name another database in DATABASE_URL/);
  });

  it('says that it waits for another process, and goes on after it', async () => {
    const env = readEnv({ DATABASE_URL: databaseUrl(adminUrl, name) });
    const first = await openDatabase(env, '', createLog('silent'));
    onTestFinished(first.close);
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => lines.push(line) });

    const opening = first.alone(async () => {
      const second = openDatabase(env, '', log, 100);
      await expect.poll(() => lines.join('')).toMatch(/still not up to date.* pg_stat_activity/);
      return { second };
    });

    await (await (await opening).second).close();
  });

  // Each setting is that of the whole database, so that a pooler changes nothing. Only the style of times is one
  // that PgBouncer sets itself.
  const settings: [string, string, RegExp][] = [
    [
      'an encoding that cannot hold every text',
      `drop database ${name}; create database ${name} template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
      /encoding LATIN1.* encoding 'UTF8'/,
    ],
    [
      'times in which day and month can be mistaken',
      `alter database ${name} set datestyle = 'SQL, DMY'`,
      /style "SQL, DMY".* set datestyle = 'ISO'/,
    ],
    [
      'tables in another schema, as where the user has one of their own',
      `alter database ${name} set search_path = information_schema, public`,
      /schema "information_schema".* set search_path = public/,
    ],
    [
      'transactions that do not see what others have just written',
      `alter database ${name} set default_transaction_isolation = 'repeatable read'`,
      /"repeatable read".* set default_transaction_isolation = 'read committed'/,
    ],
    [
      'lists in which nothing is the word NULL',
      `alter database ${name} set array_nulls = off`,
      /"NULL".* set array_nulls = on/,
    ],
    [
      'statements that no policy may hold',
      `alter database ${name} set row_security = off`,
      /a policy holds.* set row_security = on/,
    ],
    [
      'a server that takes no writes, like a standby',
      `alter database ${name} set default_transaction_read_only = on`,
      /read-only transaction.* Name the one that does in DATABASE_URL.* default_transaction_read_only/,
    ],
  ];
  const isPooled = database.kind === 'postgres' && database.isPooled;
  const kept = settings.filter(([, statements]) => !isPooled || !statements.includes('datestyle'));
  it.each(kept)('refuses %s', async (_, statements, remedy) => {
    for (const statement of statements.split('; ')) {
      await administer(adminUrl, (client) => client.query(statement));
    }
    const env = readEnv({ DATABASE_URL: databaseUrl(adminUrl, name), DOWEL_DATABASE_RLS: '1' });

    await expect(openDatabase(env, '', createLog('silent'))).rejects.toThrow(remedy);
  });

  it.skipIf(isPooled)('refuses tables of another user, whose policies would hide every row', async () => {
    const url = databaseUrl(adminUrl, name);
    await (await openDatabase(readEnv({ DATABASE_URL: url }), '', createLog('silent'))).close();
    await administer(adminUrl, (client) => client.query(`create role ${name} login`));
    onTestFinished(async () => {
      await administer(adminUrl, (client) => client.query(`drop role ${name}`));
    });
    const env = readEnv({ DATABASE_URL: Object.assign(new URL(url), { username: name }).href });

    await expect(openDatabase(env, '', createLog('silent'))).rejects.toThrow(
      /tables of the user "\w+", .* Restore the dump as the user of DATABASE_URL/,
    );
  });

  it('finds integrations by their names where "I" has another small letter, as in Turkish', async () => {
    await administer(adminUrl, (client) => client.query(`drop database ${name}`));
    await administer(adminUrl, (client) =>
      client.query(
        `create database ${name} template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr'`,
      ),
    );
    const env = readEnv({ DATABASE_URL: databaseUrl(adminUrl, name), DOWEL_DATABASE_RLS: '1' });
    const { db, close } = await openDatabase(env, '', createLog('silent'));
    onTestFinished(close);
    const secrets = createSecrets(parseKeyRing(generateKeyRing('k')));
    const { request, project, given } = await startTestServer({ stored: { db, secrets } });
    await given.integration({ name: 'INVOICES' });

    const found = await request('GET', `/v1/projects/${project.id}/integrations/INVOICES`);

    expect(found).toMatchObject({ status: 200, body: { name: 'INVOICES' } });
  });

  // A pooler signs in as another user, and has its own words.
  it.skipIf(isPooled).each([
    ['an unknown user', { username: 'nobody_here' }, /correct the user and the password in DATABASE_URL/i],
    ['a database that does not exist', { pathname: '/nothing_here' }, /create the database/i],
  ])('says what to do about %s', async (_, change, remedy) => {
    const url = Object.assign(new URL(databaseUrl(adminUrl, name)), change);
    const open = openDatabase(readEnv({ DATABASE_URL: url.href }), '', createLog('silent'));

    await expect(open).rejects.toThrow(remedy);
  });

  it('opens no more connections than the setting allows', async () => {
    const variables = { DATABASE_URL: databaseUrl(adminUrl, name), DOWEL_DATABASE_POOL_SIZE: '2' };
    const { db, close } = await openDatabase(readEnv(variables), '', createLog('silent'));

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => rowsOf(db, sql`select pg_backend_pid() as pid, pg_sleep(0.02)`)),
    );
    await close();

    expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(2);
  });

  // A pooler has connections of its own.
  it.skipIf(isPooled)(
    'waits for its connections where PostgreSQL gives fewer than the setting allows',
    async () => {
      await administer(adminUrl, async (client) => {
        await client.query(`create role ${name} login connection limit 3`);
        await client.query(`alter database ${name} owner to ${name}`);
      });
      onTestFinished(async () => {
        await administer(adminUrl, (client) => client.query(`drop role ${name}`));
      });
      const url = Object.assign(new URL(databaseUrl(adminUrl, name)), { username: name });
      const lines: string[] = [];
      const log = createLog('warn', { write: (line: string) => lines.push(line) });
      const { db, close } = await openDatabase(readEnv({ DATABASE_URL: url.href }), '', log);

      const answers = await Promise.all(
        Array.from({ length: 20 }, () => rowsOf(db, sql`select pg_backend_pid() as pid, pg_sleep(0.02)`)),
      );
      await close();

      expect(new Set(answers.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(3);
      expect(lines).toEqual([
        expect.stringMatching(/too many connections for role.* the limit of the user, or/),
      ]);
    },
  );
});
