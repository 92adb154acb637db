import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { debianServersMissing } from '../../../test/destinations/debian-servers.fixture.ts';
import { startS3 } from '../../../test/destinations/s3.fixture.ts';
import { startReceiver } from '../../../test/receiver.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { events, largeBodies } from '../../platform/db/tables.ts';
import { insertLargeBodies } from '../../platform/events/queries.ts';
import { sendMessages } from '../../platform/events/send-messages.ts';
import { openObjectStore } from '../../platform/object-store.ts';
import { clean, startWithPartitions } from '../../process/retention/logged-operations.fixture.ts';
import { addressOf, moveLargeBodies, removeExpired } from './service.ts';

type Store = Awaited<ReturnType<typeof startS3>>;
type Env = Record<string, string>;

const missing = debianServersMissing('s3');
let s3: Store;

/** The settings that lead to the bucket. */
function settings(bucket?: string): Env {
  const { metadata, secrets } = s3.target;
  return {
    DOWEL_OBJECT_STORE_URL: `${metadata.endpointUrl}/${bucket ?? metadata.bucket}`,
    DOWEL_OBJECT_STORE_KEY_ID: secrets.awsKeyId ?? '',
    DOWEL_OBJECT_STORE_SECRET_KEY: secrets.awsSecretKey ?? '',
  };
}

/** A server with a body of 400 kB. */
async function startWithBody(env: Env, content = JSON.stringify({ notes: 'x'.repeat(400_000) })) {
  const server = await startTestServer({ env });
  const context = server.context();
  const { id } = context.project;
  const { sealed, sealKeyId } = context.secrets.sealCompressed(content, id);
  const owner = { groupRef: 'acme', consumerRef: null };
  await insertLargeBodies(context, [{ id, ...owner, contentSealed: sealed, sealKeyId }]);
  const { db } = server.dependencies;
  const stored = () => db.select().from(largeBodies).where(eq(largeBodies.projectId, id));
  const read = () => server.request('GET', addressOf(context, id).replace(context.env.publicUrl, ''));
  const objects = async () => (await s3.objects()).filter(({ key }) => key.startsWith(id));
  return { ...server, id, content, stored, read, objects };
}

const warnings = ({ logged }: Pick<TestServer, 'logged'>) =>
  logged.filter((line) => line.includes('"level":40'));

describe.skipIf(missing !== undefined)('large bodies in an object store', () => {
  beforeAll(async () => {
    s3 = await startS3();
  }, 120_000);
  afterAll(() => s3?.stop());

  it('are moved there encrypted, without the key, and read from there', async () => {
    const server = await startWithBody(settings());
    const [before] = await server.stored();

    await moveLargeBodies(server.context());
    await moveLargeBodies(server.context());

    const [row] = await server.stored();
    const [object] = await server.objects();
    expect(row?.isOutside).toBe(true);
    expect(`${row?.contentSealed}${object?.text}`).toBe(before?.contentSealed);
    expect(row?.contentSealed.endsWith('.')).toBe(true);
    expect(object?.key).toBe(`${server.id}/${server.id}`);
    expect(await server.read()).toMatchObject({ status: 200, body: JSON.parse(server.content) });
    expect(warnings(server)).toEqual([]);
  });

  it('are read after their key was changed', async () => {
    const server = await startWithBody(settings());
    await moveLargeBodies(server.context());
    const [row] = await server.stored();
    const { db, secrets } = server.context();
    const { sealed } = secrets.reseal(row?.contentSealed ?? '', server.id);

    await db.update(largeBodies).set({ contentSealed: sealed }).where(eq(largeBodies.projectId, server.id));

    expect(sealed).not.toBe(row?.contentSealed);
    expect(await server.read()).toMatchObject({ status: 200, body: JSON.parse(server.content) });
  });

  it('stay in the database while the store refuses them, with one line in the log', async () => {
    const wrong = { ...settings(), DOWEL_OBJECT_STORE_SECRET_KEY: 'a-wrong-secret' };
    const full = await startReceiver();
    onTestFinished(() => full.stop());
    full.answers((response) => response.writeHead(507).end('<Error><Code>QuotaExceeded</Code></Error>'));
    for (const env of [
      wrong,
      settings('nobody'),
      { ...settings(), DOWEL_OBJECT_STORE_URL: 'http://127.0.0.1:9/x' },
      { ...settings(), DOWEL_OBJECT_STORE_URL: full.url },
    ]) {
      const server = await startWithBody(env);
      const before = await server.stored();

      await moveLargeBodies(server.context());

      expect(await server.stored()).toEqual(before);
      expect(await server.read()).toMatchObject({ status: 200, body: JSON.parse(server.content) });
      expect(warnings(server)).toEqual([expect.stringContaining('stay in the database')]);
      expect(warnings(server).join()).not.toContain('a-wrong-secret');
    }
  });

  it('answer 503 while the store does not answer', async () => {
    const server = await startWithBody(settings());
    await moveLargeBodies(server.context());
    const away = { ...server.context().env.objectStore, bucketUrl: 'http://127.0.0.1:9/x' };
    Object.assign(server.context().env, { objectStore: away });

    const answer = await server.read();

    expect(answer).toMatchObject({ status: 503, body: { code: 'not_ready', retryable: true } });
    expect(answer.headers.get('Retry-After')).toBe('10');
  });

  it('are deleted there before their row is, when they have expired', async () => {
    const server = await startWithBody(settings());
    await moveLargeBodies(server.context());
    server.advanceClock(31 * 24 * 60 * 60 * 1000);
    const { env } = server.context();
    const store = env.objectStore;
    Object.assign(env, { objectStore: undefined });
    await removeExpired(server.context());
    const kept = [(await server.stored()).length, (await server.objects()).length];
    Object.assign(env, { objectStore: store });

    await removeExpired(server.context());

    expect(kept).toEqual([1, 1]);
    expect(warnings(server)).toEqual([expect.stringContaining('stay in the object store')]);
    expect(await server.stored()).toEqual([]);
    expect(await server.objects()).toEqual([]);
  });
});

/** A server that has an inbox, and a webhook at a receiver, and stores messages of 400 records for both. */
async function startWithMessages(env: Env) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const own = { NODE_ENV: 'development', DOWEL_EVENT_RETENTION_DAYS: '12' };
  const server = await startWithPartitions({ ...own, ...env });
  await clean(server);
  const at = `/v1/projects/${server.project.id}`;
  const webhook = await server.given.webhook(receiver.url);
  const inbox = { name: 'kept', type: 'inbox', metadata: {} };
  const { body: kept } = await server.request('POST', `${at}/destinations`, inbox);
  const result = Array.from({ length: 400 }, (_, n) => ({ id: n, notes: randomBytes(48).toString('hex') }));
  const body = Buffer.from(JSON.stringify({ result }));
  const owner = { action: 'read' as const, groupRef: 'acme', consumerRef: 'ada', metadata: {} };
  const messages = [webhook.id, kept.id].map((destinationId) => ({
    ...owner,
    id: v7({ msecs: server.now().getTime() }),
    destinationId,
    body,
  }));
  const { db } = server.dependencies;
  return {
    ...server,
    receiver,
    body: body.toString(),
    store: () => server.context().transaction((tx) => sendMessages(tx, messages)),
    stored: () => db.select().from(largeBodies).where(eq(largeBodies.projectId, server.project.id)),
    events: () => db.select().from(events).where(eq(events.projectId, server.project.id)),
    objects: async () => (await s3.objects()).filter(({ key }) => key.startsWith(server.project.id)),
    at,
    delivery: async () => (await server.request('GET', `${at}/deliveries/${messages[0]?.id}`)).body,
    /** Whether each message is as it was stored. */
    arrived: () => receiver.received.map((one) => one.body === body.toString()),
    kept: async () =>
      (await server.request('GET', `${at}/destinations/kept/messages`)).body.results.map(
        (one: { body?: string }) => one.body === body.toString(),
      ),
    inbox: () => server.request('GET', `${at}/destinations/kept/messages`),
    pause: (isPaused: boolean) =>
      server.request('POST', `${at}/destinations/${webhook.id}:${isPaused ? 'pause' : 'unpause'}`, {}),
  };
}

describe.skipIf(missing !== undefined)('large messages, with an object store', () => {
  beforeAll(async () => {
    s3 = await startS3();
  }, 120_000);
  afterAll(() => s3?.stop());

  it('are moved there, and delivered as they were, once', async () => {
    const server = await startWithMessages(settings());
    await server.pause(true);
    await server.store();
    const sizes = (await server.events()).map(({ dataSealed }) => dataSealed.length);
    await moveLargeBodies(server.context());
    // The page of a read whose process died is stored again.
    await server.store();

    await server.pause(false);
    await server.runJobs();

    expect(Math.max(...sizes)).toBeLessThan(400);
    expect((await server.stored()).map(({ isOutside }) => isOutside)).toEqual([true, true]);
    expect(await server.objects()).toHaveLength(2);
    expect(server.arrived()).toEqual([true]);
    expect((await server.delivery()).body === server.body).toBe(true);
    expect(await server.kept()).toEqual([true]);
    expect(warnings(server)).toEqual([]);
  });

  it('are delivered from the database while the store takes nothing', async () => {
    const server = await startWithMessages({
      ...settings(),
      DOWEL_OBJECT_STORE_SECRET_KEY: 'a-wrong-secret',
    });
    await server.store();
    await moveLargeBodies(server.context());

    await server.runJobs();

    expect(server.arrived()).toEqual([true]);
    expect(await server.kept()).toEqual([true]);
    expect(warnings(server)).toEqual([expect.stringContaining('stay in the database')]);
  });

  it('wait while the store does not answer, and are passed over by nobody', async () => {
    const server = await startWithMessages(settings());
    await server.pause(true);
    await server.store();
    await moveLargeBodies(server.context());
    await server.pause(false);
    const { env } = server.context();
    const there = env.objectStore;
    Object.assign(env, { objectStore: { ...there, bucketUrl: 'http://127.0.0.1:9/x' } });

    await server.runJobs();
    const [waiting, page, shown] = [
      await server.delivery(),
      await server.inbox(),
      await server.request('GET', `${server.at}/deliveries?pageSize=1`),
    ];
    Object.assign(env, { objectStore: there });
    server.advanceClock(10_000);
    await server.runJobs();

    expect(waiting).toMatchObject({ code: 'not_ready' });
    expect(page).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    expect(shown.status).toBe(200);
    expect(server.arrived()).toEqual([true]);
    expect(await server.kept()).toEqual([true]);
    expect(await server.delivery()).toMatchObject({
      status: 'delivered',
      attempts: [
        { reason: 'The object store that has this message does not answer. Nothing was sent.' },
        { outcome: 'delivered' },
      ],
    });
  });

  it('are said to be lost if the store has lost them', async () => {
    const server = await startWithMessages(settings());
    await server.pause(true);
    await server.store();
    await moveLargeBodies(server.context());
    const store = openObjectStore(server.context().env.objectStore ?? never());
    for (const { key } of await server.objects()) await store.remove(key);
    await server.pause(false);

    await server.runJobs();

    expect(server.receiver.received).toEqual([]);
    expect(await server.delivery()).toMatchObject({
      isUnreadable: true,
      attempts: [{ reason: expect.stringContaining('does not have it any more. Nothing was sent.') }],
    });
    expect((await server.inbox()).body.results).toMatchObject([{ isUnreadable: true }]);
    expect(server.logged.join()).toContain('does not have a large body that it has taken');
  });

  it('are deleted with their partition, and not before', async () => {
    const server = await startWithMessages(settings());
    await server.store();
    await server.runJobs();
    const seen: number[][] = [];

    for (const days of [0, 12.1, 2.1]) {
      await clean(server, days);
      seen.push([
        (await server.events()).length,
        (await server.stored()).length,
        (await server.objects()).length,
      ]);
    }

    expect(seen).toEqual([
      [2, 2, 2],
      [2, 2, 2],
      [0, 0, 0],
    ]);
    expect(warnings(server)).toEqual([]);
  });
});

function never(): never {
  throw new Error('The server has no object store.');
}
