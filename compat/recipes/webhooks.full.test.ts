import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DowelClient } from '@dowel/client';
import { notificationEventTypes, webhookHandler } from '@dowel/client/server';
import { buildEvent, createMockService } from '@dowel/mocks';
import { startDowel } from '@dowel/testing';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { guideOf, shownIn } from './shown-recipes';
import type { Transaction } from './webhooks/database';
import { once } from './webhooks/once';
import { queue } from './webhooks/queue-of-yours';
import { setUpWebhook } from './webhooks/set-up';
import { sync } from './webhooks/sync';

const guide = guideOf('webhooks');
const shown = shownIn(guide);

const service = createMockService();
// The recipes read it when they are loaded.
vi.stubEnv('DOWEL_WEBHOOK_SECRET', service.webhookSecret);
const [{ POST }, { app: honoApp }, { app: expressApp }, { receive }] = await Promise.all([
  import('./webhooks/next-route'),
  import('./webhooks/hono'),
  import('./webhooks/express'),
  import('./webhooks/queue'),
]);
afterEach(() => {
  for (const heard of [sync.started, sync.stopped, sync.warned]) heard.length = 0;
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const created = buildEvent('installation.created', { groupRef: 'acme', installationId: 'i1' });

/** Runs Express on a port, as a builder does. */
async function listen(): Promise<string> {
  const server = createServer(expressApp);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/dowel`;
}

describe('listing what arrives', () => {
  it('has every type of notification in the table', () => {
    const table = guide
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join();

    expect(notificationEventTypes.filter((type) => !table.includes(`\`${type}\``))).toEqual([]);
  });
});

describe('following the recipes for webhooks', () => {
  it('makes a way for events, and answers the key they are signed with', async () => {
    const server = await startDowel();
    onTestFinished(() => server.stop());
    const { url: baseUrl, project, apiKey, inbox } = server;

    vi.spyOn(console, 'error').mockImplementation(() => {});

    const secret = await setUpWebhook(new DowelClient({ baseUrl, project, apiKey }), inbox.url);
    await server.given.installation();
    const messages = [await inbox.next('installation.created'), await inbox.next('installation.created')];

    const receive = webhookHandler({ secret, on: {} });
    const answers = await Promise.all(messages.map((message) => receive(message.toRequest())));
    // The other one came over the way that the server has from the start.
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it.each([
    ['Next.js', async () => ({ fetch: POST })],
    ['Hono', async () => ({ url: 'http://hono.test/webhooks/dowel', fetch: honoApp.fetch })],
    ['Express', async () => ({ url: await listen() })],
  ])('handles an event, and refuses one of somebody else, in %s', async (_, reach) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const options = await reach();

    const accepted = await service.deliver(created, options);
    const refused = await service.deliver(created, { ...options, secret: 'whsec_c29tZWJvZHkgZWxzZQ==' });

    expect([accepted.status, refused.status]).toEqual([204, 400]);
    expect(sync.started).toEqual([['acme', 'i1']]);
  });

  it('puts a message into a queue under its id, and refuses one of somebody else', async () => {
    const accepted = await service.deliver(created, { fetch: receive });
    const refused = await service.deliver(
      { ...created, id: 'forged' },
      { fetch: receive, secret: 'whsec_c29tZWJvZHkgZWxzZQ==' },
    );

    expect([accepted.status, refused.status]).toEqual([204, 400]);
    expect([...queue.jobs.keys()]).toEqual([created.id]);
  });

  it('does the work of an event once, and again if it failed', async () => {
    const database = new PGlite();
    onTestFinished(() => database.close());
    await database.exec(/create table .*;/.exec(shown.get('once.ts') ?? '')?.[0] ?? '');
    await database.exec('create table work (id text)');
    const work = async (tx: Transaction) => {
      await tx.query('insert into work values ($1)', ['done']);
    };

    const failing = once(database, 'e1', async (tx) => {
      await work(tx);
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    await once(database, 'e1', work);
    await once(database, 'e1', work);
    await once(database, 'e2', work);

    expect((await database.query('select * from work')).rows).toHaveLength(2);
  });
});
