import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { DatabaseConnection } from '../../src/platform/db/database.ts';
import { events } from '../../src/platform/db/tables.ts';
import { generateKeyRing, parseKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { openTestDatabase } from '../open-test-database.ts';
import { administer } from '../prepare-database.ts';
import { startTestServer } from '../start-test-server.ts';
import { LeakFinder } from './find-leaks.ts';
import { LeakWatch } from './leak-watch.ts';

const database = inject('testDatabase');
const ring = generateKeyRing('planted');
const secret = 'sÉcret/of+a person?';

describe('looking for secrets in a text', () => {
  it.each([
    ['raw', secret],
    ['in JSON', JSON.stringify({ secret })],
    ['for an address', encodeURIComponent(secret)],
    ['as in a form', new URLSearchParams({ secret }).toString()],
    ['in hex', Buffer.from(secret).toString('hex')],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in base64url', Buffer.from(secret).toString('base64url')],
    ['in a Basic header', `Basic ${Buffer.from(`ada:${secret}`).toString('base64')}`],
    ['in a pair of two characters', Buffer.from(`ab${secret}:c`).toString('base64')],
  ])('finds one %s', (_, text) => {
    const finder = new LeakFinder();
    finder.add('another secret of nobody');
    finder.add(secret);

    expect(finder.find(`before ${text} after`)).toContainEqual(expect.objectContaining({ secret }));
    expect(finder.find(`before ${text.slice(0, -4)}….`)).toEqual([]);
  });
});

describe('looking for secrets in what a server logs and stores', () => {
  let leaks: LeakWatch;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let clientSecret: string;

  beforeEach(async () => {
    leaks = new LeakWatch();
    clientSecret = `secret-of-${v7()}`;
    const stored = leaks.watch(await workersDatabase());
    server = await startTestServer({ leaks, stored });
    const base = `/v1/projects/${server.project.id}`;
    await server.request('POST', `${base}/provider-apps`, {
      provider: 'sandbox',
      clientId: 'c',
      clientSecret,
    });
    expect(await leaks.findNew()).toMatchObject({ leaks: [] });
  });

  // @holds M15
  it('finds one that is planted in the log', async () => {
    server.dependencies.log.info({ pair: Buffer.from(`c:${clientSecret}`).toString('base64') }, 'x');

    expect((await leaks.findNew()).leaks).toEqual([
      expect.stringContaining('log line or span, in the form base64'),
    ]);
  });

  async function plantInProject() {
    const hex = Buffer.from(clientSecret).toString('hex');
    await server.dependencies.db.execute(
      sql`update projects set app_name = ${hex} where id = ${server.project.id}`,
    );
  }
  const inProject = expect.stringContaining('the table projects, in the form hex');

  // @holds M15
  it('finds one that is planted in a table', async () => {
    await plantInProject();

    expect((await leaks.findNew()).leaks).toEqual([inProject]);
    expect((await leaks.findNew()).leaks).toEqual([]);
  });

  it.runIf(database.kind === 'postgres')(
    'tells of it once, also while somebody else has a transaction open',
    async () => {
      if (database.kind !== 'postgres') return;
      const found = await administer(database.adminUrl, async (somebody) => {
        await somebody.query('begin');
        await somebody.query('select pg_current_xact_id()');
        await plantInProject();
        return [(await leaks.findNew()).leaks, (await leaks.findNew()).leaks];
      });

      expect(found).toEqual([[inProject], []]);
    },
  );

  // @holds M15
  it('finds one that is planted in an event, though events are encrypted', async () => {
    const { id, secrets } = { id: v7(), secrets: server.dependencies.secrets };
    const { sealed: dataSealed, sealKeyId } = secrets.seal(JSON.stringify({ note: clientSecret }), id);
    await server.dependencies.db.insert(events).values({
      id,
      projectId: server.project.id,
      type: 'connection.created',
      dataSealed,
      sealKeyId,
      createTime: server.now(),
    });

    expect((await leaks.findNew()).leaks).toEqual([
      expect.stringContaining('what events show, in the form raw'),
    ]);
  });
});

describe('collecting what must not get out', () => {
  const hidden = 'the-hidden-part-4711';
  const time = '2026-11-20T08:00:00.000Z';
  // @holds M15
  it.each([
    ['credentials', { basicAuth: { username: 'ada@acme.example', password: hidden } }, 'ada@acme.example'],
    ['tokens', { tokens: { accessToken: { token: hidden, expiresAt: time } } }, time],
    [
      'a sign-in in steps',
      { provider: 'sandboxInSteps', groupRef: 'northwind-traders', consumerInputs: {}, secrets: { hidden } },
      'sandboxInSteps northwind-traders',
    ],
    ['a destination', { username: 'robot@acme.example', password: hidden }, 'robot@acme.example'],
  ])('takes the secrets of %s, and no name, address or time', async (_, sealed, known) => {
    const leaks = new LeakWatch();
    const { secrets } = leaks.watch(await workersDatabase());
    secrets.seal(JSON.stringify(sealed), v7());

    leaks.note(`for ${known}`);
    const ofNames = await leaks.findNew();
    leaks.note(`with ${hidden}`);
    const ofSecrets = await leaks.findNew();

    expect(ofNames).toMatchObject({ secrets: 1, leaks: [] });
    expect(ofSecrets.leaks).toEqual([expect.stringContaining('of leaks.test.ts that begins with "the-h"')]);
  });
});

/** A database that the watch of the test file does not see, so that what is planted does not fail the file. */
let opened: Promise<DatabaseConnection> | undefined;
async function workersDatabase() {
  opened ??= openTestDatabase(database);
  return { db: (await opened).db, secrets: createSecrets(parseKeyRing(ring)) };
}
afterAll(async () => (await opened)?.close());
