import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianServersMissing } from '../../../test/destinations/debian-servers.fixture.ts';
import { startS3 } from '../../../test/destinations/s3.fixture.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { largeBodies } from '../../platform/db/tables.ts';
import { insertLargeBodies } from '../../platform/events/queries.ts';
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
    for (const env of [
      wrong,
      settings('nobody'),
      { ...settings(), DOWEL_OBJECT_STORE_URL: 'http://127.0.0.1:9/x' },
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
