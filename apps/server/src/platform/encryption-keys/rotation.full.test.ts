import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { keysOf, releases, restore } from '../../../test/releases/restore-dump.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { createContext } from '../../context.ts';
import type { DatabaseConnection } from '../db/database.ts';
import { setUpRowSecurity } from '../db/row-security.ts';
import { placeOf, type SealedColumn, sealedColumnsOf } from '../db/sealed-columns.ts';
import * as tables from '../db/tables.ts';
import { sha256 } from '../digest.ts';
import { generateKeyRing, parseKeyRing } from '../secrets/key-ring.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { rotate } from './rotate.ts';
import { toWords } from './rotation-rules.ts';
import { assertSameKeys } from './service.ts';

const columns = sealedColumnsOf(tables);
const release = releases.at(-1) ?? '';
const { apiKey, encryptionKeys: oldKey } = keysOf(release);
const [oldKeyId = ''] = oldKey.split(':');
const newKey = generateKeyRing('new');
const asBuilder = { 'x-api-key': apiKey };

let database: DatabaseConnection;
afterEach(() => database?.close());

/** A server that starts with this key ring. */
async function startWith(ring: string) {
  const secrets = createSecrets(parseKeyRing(ring));
  const server = await startTestServer({ stored: { db: database.db, secrets } });
  const context = createContext(server.dependencies, 'rotation');
  await assertSameKeys(context);
  return { ...server, secrets, context };
}

type Started = Awaited<ReturnType<typeof startWith>>;

/** A database of an old release, with an encrypted text in every column. */
async function restoreFilled(): Promise<void> {
  database = await restore(release);
  await database.migrate();
  await setUpRowSecurity(database.db);
  const server = await startWith(oldKey);
  await addRowsOfNewTables(server);
  for (const column of columns) {
    const [filled] = await textsOf(column);
    if (filled) continue;
    const [row] = await database.db.select({ owner: column.owner }).from(column.table).limit(1);
    if (!row) throw new Error(`The dump has no row for ${placeOf(column)}. Add one in addRowsOfNewTables.`);
    const owner = String(row.owner);
    const { sealed, sealKeyId } = server.secrets.seal('{}', owner);
    const values = { [column.sealedName]: sealed, [column.keyName]: sealKeyId };
    await database.db.update(column.table).set(values).where(eq(column.owner, owner));
  }
}

/** Rows for the tables that are newer than the dump. */
async function addRowsOfNewTables({ secrets, project }: Started): Promise<void> {
  const { db } = database;
  const [destination] = await db.select().from(tables.destinations).limit(1);
  const createTime = new Date();
  const projectId = destination?.projectId ?? '';
  const row = () => {
    const id = v7();
    const { sealed, sealKeyId } = secrets.seal('{}', id);
    return { id, projectId, createTime, sealKeyId, sealed };
  };
  const [event, body, entry, signIn, delivery, attempt] = [row(), row(), row(), row(), row(), row()];
  const [installation] = await db.select().from(tables.installations).limit(1);
  const { sealed: positionSealed, ...read } = row();
  await db.insert(tables.readRuns).values({
    ...read,
    positionSealed,
    installationId: installation?.id ?? '',
    objectName: 'contacts',
    readType: 'backfill',
  });
  const { sealed: idsSealed, ...known } = row();
  await db.insert(tables.knownIds).values({
    ...known,
    idsSealed,
    installationId: installation?.id ?? '',
    objectName: 'contacts',
    runId: read.id,
  });
  const about = { installationId: installation?.id ?? '', events: [] };
  const { sealed: signingSealed, ...subscription } = row();
  await db.insert(tables.subscriptions).values({ ...subscription, ...about, signingSealed });
  const { sealed: bodySealed, ...arrived } = row();
  const { sealed: fieldsSealed, ...snapshot } = row();
  await db.insert(tables.schemaWatches).values({ ...about, projectId, createTime });
  await db
    .insert(tables.schemaSnapshots)
    .values({ ...snapshot, ...about, fieldsSealed, objectName: 'contacts', sourceHash: 'x' });
  await db
    .insert(tables.inboundEvents)
    .values({ ...arrived, ...about, bodySealed, objectName: 'contacts', eventHash: 'x' });
  await db
    .insert(tables.events)
    .values({ ...event, type: 'connection.created', dataSealed: event.sealed, routedTime: createTime });
  await db.insert(tables.largeBodies).values({ ...body, contentSealed: body.sealed, expireTime: createTime });
  await db.insert(tables.auditEntries).values({
    ...entry,
    orgId: project.id,
    actor: 'system:test',
    action: 'api_key.created',
    targetType: 'api_key',
    targetId: 'x',
    requestId: 'x',
    detailSealed: entry.sealed,
  });
  await db.insert(tables.builderSignIns).values({
    ...signIn,
    kind: 'oidc',
    secretHash: signIn.id,
    bindingsSealed: signIn.sealed,
    expireTime: createTime,
  });
  await db.insert(tables.deliveries).values({
    ...delivery,
    eventId: event.id,
    destinationId: destination?.id ?? '',
    topic: 'x',
    eventType: 'connection.created',
    status: 'delivered',
  });
  await db.insert(tables.deliveryAttempts).values({
    ...attempt,
    deliveryId: delivery.id,
    number: 1,
    outcome: 'delivered',
    durationMs: 1,
    detailSealed: attempt.sealed,
  });
  const [run, write] = [row(), row()];
  const subject = { installationId: installation?.id ?? '', objectName: 'x', type: 'create' as const };
  const when = { isSynchronous: true, records: 1, deadlineTime: createTime };
  await db.insert(tables.writeRuns).values({ ...run, ...subject, ...when });
  await db.insert(tables.writes).values({
    ...write,
    runId: run.id,
    position: 0,
    status: 'written',
    repeatKey: write.id,
    recordSealed: write.sealed,
    recordSealKeyId: write.sealKeyId,
    resultSealed: write.sealed,
    resultSealKeyId: write.sealKeyId,
  });
}

async function textsOf({ table, owner, sealed, keyName }: SealedColumn) {
  const keyId = (table as unknown as Record<string, PgColumn>)[keyName] ?? sealed;
  const rows = await database.db
    .select({ owner, sealed, keyId })
    .from(table)
    .where(and(isNotNull(sealed)));
  return rows.map((row) => ({
    owner: String(row.owner),
    sealed: String(row.sealed),
    keyId: String(row.keyId),
  }));
}

/** Adds API keys, whose rows hold one encrypted text each. */
async function addKeys({ secrets, project }: Started, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const [id, key] = [v7(), `dowel_full_${v7()}`];
    const { sealed: keySealed, sealKeyId } = secrets.seal(key, id);
    const keyHash = sha256(key);
    return {
      id,
      projectId: project.id,
      label: 'Many',
      scopes: [],
      active: true,
      keyHash,
      keySealed,
      sealKeyId,
    };
  });
  const createTime = new Date();
  await database.db.insert(tables.apiKeys).values(rows.map((row) => ({ ...row, createTime })));
}

const silent = { report: () => {} };

describe('finding what is encrypted', () => {
  // @holds M12
  it('finds every column that the tables declare as sealed, except the canary of a key', () => {
    const folder = fileURLToPath(new URL('../db/tables', import.meta.url));
    const sources = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const declared = sources.flatMap((text) => [...text.matchAll(/: sealed\(\)/g)]).length;

    expect(columns.length).toBe(declared - 1);
    expect(new Set(columns.map(placeOf)).size).toBe(columns.length);
  });
});

describe('rotating the encryption key', () => {
  // @holds M12
  it('leaves no request without an answer, no text under the old key, and a server that needs it no more', async () => {
    await restoreFilled();
    await addKeys(await startWith(oldKey), 400);
    const both = await startWith(`${newKey},${oldKey}`);
    const load = startLoad(both);

    const began = performance.now();
    const rotation = await rotate(both.context, silent).catch(async (error: unknown) => {
      await load.stop();
      throw error;
    });
    const tookMs = performance.now() - began;
    const statuses = await load.stop();

    expect(statuses.filter((status) => status >= 400)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(10);
    expect(rotation.left).toEqual([]);
    expect(toWords(rotation)).toContain(`No stored value needs "${oldKeyId}" any more`);
    expect(toWords(rotation)).toContain('Keep a copy of it for as long as you keep backups of before');
    const alone = await startWith(newKey);
    expect(alone.logged.filter((line) => line.includes(`\\"${oldKeyId}\\"`))).toEqual([]);
    for (const column of columns) {
      const texts = await textsOf(column);
      expect(texts.length, placeOf(column)).toBeGreaterThan(0);
      expect(new Set(texts.map(({ keyId }) => keyId)), placeOf(column)).toEqual(new Set(['new']));
      for (const { owner, sealed } of texts) alone.secrets.open(sealed, owner);
    }
    expect(await credentialsOf(alone)).toMatchObject({ apiKey: 'juniper_demo_acme' });
    console.log(
      `Key rotation: ${rotation.moved} values of ${columns.length} columns in ${Math.round(tookMs)} ms beside ${statuses.length} requests, none failed.`,
    );
  });

  it('goes on where it was stopped', async () => {
    database = await openTestDatabase(inject('testDatabase'));
    await addKeys(await startWith(oldKey), 300);
    const server = await startWith(`${newKey},${oldKey}`);
    const stop = new AbortController();

    const first = await rotate(server.context, { report: () => stop.abort(), signal: stop.signal });
    const second = await rotate(server.context, silent);

    const left = first.left.reduce((sum, { count }) => sum + count, 0);
    expect(first.moved).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(0);
    expect(second.moved).toBe(left);
    expect(second.left).toEqual([]);
  });

  // @holds M12
  it('keeps the old key while a text needs a missing one, and names the row but no secret', async () => {
    database = await openTestDatabase(inject('testDatabase'));
    await startWith(oldKey);
    const server = await startWith(`${newKey},${oldKey}`);
    const [row] = await database.db.select({ id: tables.apiKeys.id }).from(tables.apiKeys).limit(1);
    const id = row?.id ?? '';
    const { sealed: keySealed } = createSecrets(parseKeyRing(generateKeyRing('lost'))).seal('x', id);
    await database.db
      .update(tables.apiKeys)
      .set({ keySealed, sealKeyId: 'lost' })
      .where(eq(tables.apiKeys.id, id));

    const rotation = await rotate(server.context, silent);

    expect(rotation.left).toEqual([{ place: 'api_keys.keySealed', keyId: 'lost', count: 1 }]);
    expect(toWords(rotation)).toContain('1 value of api_keys.keySealed still needs the key "lost"');
    expect(toWords(rotation)).not.toContain('any more');
    expect(rotation.unreadable).toEqual([
      expect.stringMatching(new RegExp(`${id}.*"lost" is not in the key ring`)),
    ]);
    const canaries = await database.db.select({ id: tables.encryptionKeys.id }).from(tables.encryptionKeys);
    expect(canaries.map((one) => one.id)).toContain(oldKeyId);
  });

  it('tells of a process that still encrypts with the old key', async () => {
    database = await openTestDatabase(inject('testDatabase'));
    const old = await startWith(`${oldKey},${newKey}`);
    const server = await startWith(`${newKey},${oldKey}`);
    // Each round finds something new, as long as that process lives.
    const report = (line: string) => line.startsWith('api_keys') && addKeys(old, 1);

    const rotation = await rotate(server.context, { report });

    expect(rotation.left).toMatchObject([{ place: 'api_keys.keySealed', keyId: oldKeyId }]);
    expect(toWords(rotation)).toContain('restart that process with the new key in front');
  });
});

async function credentialsOf(server: Started): Promise<unknown> {
  const base = '/v1/projects/demo/connections';
  const { body } = await server.request('GET', base, undefined, asBuilder);
  const overKey = body.find(({ provider }: { provider: string }) => provider === 'sandboxApiKey');
  const path = `${base}/${overKey.id}?includeCreds=true`;
  return (await server.request('GET', path, undefined, asBuilder)).body;
}

/** People who read, change and create, all at once, until told to stop. */
function startLoad(server: Started) {
  const statuses: number[] = [];
  let isOver = false;
  const base = '/v1/projects/demo';
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { status, body: answer } = await server.request(method, base + path, body, {
      ...asBuilder,
      ...headers,
    });
    statuses.push(status);
    return answer;
  };
  const again = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) await work(turn);
  };
  const person = { provider: 'sandboxApiKey', apiKey: 'juniper_demo_acme', groupRef: 'acme' };
  const done = Promise.all([
    again(async () => {
      for (const { id } of await ask('GET', '/connections')) {
        await ask('GET', `/connections/${id}?includeCreds=true`);
      }
    }),
    again((turn) => ask('POST', '/connections:generate', { ...person, consumerRef: `load-${turn}` })),
    again((turn) =>
      ask('POST', '/api-keys', { label: `load ${turn}` }, { 'Idempotency-Key': `load-${turn % 20}-${turn}` }),
    ),
    again(async () => {
      const [destination] = await ask('GET', '/destinations');
      await ask('GET', `/destinations/${destination.id}`);
    }),
    again(() => ask('GET', '/audit-log')),
  ]);
  return {
    async stop(): Promise<number[]> {
      isOver = true;
      await done;
      return statuses;
    },
  };
}
