import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { freePort } from '../../../../scripts/free-port.ts';
import { migrationsFolder } from '../../src/platform/db/migrations.ts';
import { generateKeyRing, parseKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createServerFolder } from '../process/server-process.ts';
import { startSandbox } from '../start-sandbox.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillEveryTable } from './fill-every-table.ts';

/**
 * Stores a dump of a database of this release. Run `pnpm --filter @dowel/server db:store-dump` once, in the commit that
 * releases a migration. Later releases are tested on every stored dump (`upgrading.ci.both.test.ts`).
 */
await storeDump(fileURLToPath(new URL('./dumps', import.meta.url)));

async function storeDump(target: string): Promise<void> {
  const encryptionKeys = generateKeyRing('released');
  const folder = createServerFolder();
  const sandbox = await startSandbox();
  try {
    const settings = {
      DOWEL_ENCRYPTION_KEYS: encryptionKeys,
      DOWEL_SANDBOX_URL: sandbox.url,
      DOWEL_SEED: 'demo',
      DOWEL_RATE_LIMIT_STORE: 'postgres',
      // The sandbox sends events to the address that the server knows as its own.
      DOWEL_PORT: String(await freePort()),
    };
    const first = await folder.start(settings);
    await first.end('SIGTERM');
    // The server must not run meanwhile: it alone may open the embedded database.
    const { output: signInLink } = await folder.run(['sign-in:link', 'ada@acme.example'], settings);
    const server = await folder.start(settings);
    const { apiKey } = folder.demo();
    await fillEveryTable({ url: server.url, apiKey, sandboxUrl: sandbox.url });
    await fillAccounts(server.url, /https?:\S+/.exec(signInLink)?.[0] ?? '');
    await server.end('SIGTERM');

    const release = latestMigration();
    mkdirSync(target, { recursive: true });
    const text = await dump(folder.path('data/pglite'), encryptionKeys);
    writeFileSync(join(target, `${release}.sql.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(
      join(target, `${release}.json`),
      `${JSON.stringify({ apiKey, encryptionKeys }, null, 2)}\n`,
    );
    console.log(`Stored the dump of ${release}.`);
  } finally {
    await sandbox.stop();
    await folder.remove();
  }
}

async function dump(dataFolder: string, encryptionKeys: string): Promise<string> {
  const database = await PGlite.create(dataFolder);
  await addFeedToken(database, encryptionKeys);
  await addIssues(database);
  await addDeliveryRate(database);
  const { rows } = await database.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    const { rows: first } = await database.query(`select from "${name}" limit 1`);
    if (first.length === 0) empty.push(name);
  }
  if (empty.length > 0) {
    throw new Error(`Let fillEveryTable or fillAccounts leave a row in: ${empty.join(', ')}.`);
  }
  const file = await pgDump({
    pg: database,
    // Row security is set up at each start.
    args: ['--inserts', '--no-owner', '--no-comments', '--no-privileges', '--no-policies'],
  });
  await database.close();
  return file.text();
}

/** No provider that needs nothing of its own to be set up has a feed with tokens, so this row comes from nobody's read. */
async function addFeedToken(database: PGlite, encryptionKeys: string): Promise<void> {
  const id = '01960000-0000-7000-8000-00000000feed';
  const { sealed, sealKeyId } = createSecrets(parseKeyRing(encryptionKeys)).seal('a token', id);
  await database.query(
    `insert into feed_tokens (id, project_id, installation_id, object_name, used_by, watermark, token_sealed, seal_key_id)
     select $1, project_id, id, 'contacts', 'reads', now(), $2, $3 from installations limit 1`,
    [id, sealed, sealKeyId],
  );
}

/** Nothing is broken in a new database, so there is no issue, and nobody can have said something about one. */
async function addIssues(database: PGlite): Promise<void> {
  await database.query(
    `insert into issues (id, project_id, issue_id, content, solved_time)
     select id, project_id, id, '{"reason": "revoked"}', now() from installations limit 1`,
  );
  await database.query(
    `insert into issue_marks (project_id, issue_id, told_time, note, marked_by, mark_time)
     select project_id, id, now(), 'Called them.', 'api:update-issue', now() from installations limit 1`,
  );
}

/** Only replicas of the release before write there. */
async function addDeliveryRate(database: PGlite): Promise<void> {
  await database.query(
    `insert into delivery_rates (project_id, tokens, refill_time) select id, 1, now() from projects limit 1`,
  );
}

/** The number at the beginning of the newest migration's file name. */
function latestMigration(): string {
  const numbers = readdirSync(migrationsFolder).flatMap((name) => /^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? []);
  const latest = numbers.sort().at(-1);
  if (latest === undefined) throw new Error('There is no migration to store a dump of.');
  return latest;
}
