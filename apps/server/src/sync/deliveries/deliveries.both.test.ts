import { Buffer } from 'node:buffer';
import { exampleEvents } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full-run.ts';
import { startReceiver } from '../../../test/receiver.ts';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { emit } from '../../platform/events/emit.ts';
import { messageIdFor } from '../../platform/events/message-id.ts';
import { sendMessages } from '../../platform/events/send-messages.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const receiver = receiverOfEachTest();

async function serverWithWebhook() {
  const server = await startTestServer({ env: { NODE_ENV: 'development' } });
  const { id } = await server.given.webhook(receiver.url, { Authorization: 'Bearer of-the-receiver' });
  const base = `/v1/projects/${server.project.id}`;
  const get = async (deliveryId: string) =>
    (await server.request('GET', `${base}/deliveries/${deliveryId}`)).body;
  return {
    ...server,
    base,
    get,
    give: (count?: number, groupRef?: string) =>
      server.given.deliveries(id, count, { ...(groupRef && { groupRef }) }),
    list: async (query = '') => (await server.request('GET', `${base}/deliveries${query}`)).body,
    replay: (deliveryId: string) => server.request('POST', `${base}/deliveries/${deliveryId}:replay`),
    replayFailed: (sinceTime: Date) =>
      server.request('POST', `${base}/destinations/${id}:replay-failed`, {
        sinceTime: sinceTime.toISOString(),
      }),
    test: (eventType = 'installation.created') =>
      server.request('POST', `${base}/destinations/${id}:send-test-event`, { eventType }),
  };
}

describe('a destination that takes no messages', () => {
  const issueOf = async ({ request, base }: Awaited<ReturnType<typeof serverWithWebhook>>) =>
    (await request('GET', `${base}/issues`)).body[0];

  it('is an issue that says whether messages wait or were given up', async () => {
    const server = await serverWithWebhook();
    receiver.answers((response) => response.writeHead(500).end());
    await server.test();
    await server.runJobs();
    const afterTest = await issueOf(server);
    await server.give();
    await server.runJobs();

    expect(afterTest).toMatchObject({
      reason: 'destination_failing',
      words:
        'The receiver answered with the status 500. Messages were given up. They are kept, but not sent again by themselves.',
      nextStep: 'Mend the receiver: its own log says why it fails, and then replay what was given up.',
    });
    expect((await issueOf(server)).words).toMatch(/given up\. .* Others wait, and are sent by themselves/);
  });

  it('promises to send only what waits, and says which key a receiver has to have that refuses the signature', async () => {
    const server = await serverWithWebhook();
    receiver.answers((response) => response.writeHead(500).end());
    await server.give(1, 'acme');
    await server.runJobs();
    const failing = await issueOf(server);
    receiver.answers((response) => response.writeHead(401).end());
    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect(failing).toMatchObject({
      words:
        'The receiver answered with the status 500. Messages wait, and are sent again by themselves. The newest are about acme.',
      nextStep: 'Mend the receiver: its own log says why it fails.',
    });
    expect((await issueOf(server)).nextStep).toMatch(
      /^Give the receiver the signing key that the destination has now/,
    );
  });
});

describe('looking at a delivery', () => {
  it('says to which other destinations the same event goes', async () => {
    const { given, base, request, get, list, context, runJobs } = await serverWithWebhook();
    const { id: other } = await given.webhook(receiver.url);
    const { body: topic } = await request('POST', `${base}/topics`, { name: 'both' });
    const { body: all } = await request('GET', `${base}/destinations`);
    for (const { id: destinationId } of all)
      await request('POST', `${base}/topic-destination-routes`, { topicId: topic.id, destinationId });
    for (const eventType of ['connection.created', 'connection.deleted'] as const) {
      await request('POST', `${base}/notification-event-topic-routes`, { topicId: topic.id, eventType });
      await context().transaction((tx) => emit(tx, [exampleEvents[eventType]]));
    }
    await runJobs();
    const [sent] = (await list('?eventType=connection.created')).filter(
      (one: { destinationId: string }) => one.destinationId !== other,
    );

    expect((await get(sent.id)).otherDeliveries).toMatchObject([
      { eventId: sent.eventId, eventType: 'connection.created', destinationId: other, status: 'delivered' },
    ]);
  });

  it('shows its body, and of each attempt the request without secrets and the answer', async () => {
    const { give, runJobs, advanceClock, get } = await serverWithWebhook();
    receiver.answers((response, number, { headers }) => {
      response.writeHead(number === 1 ? 500 : 200).end(`for ${headers.authorization}`);
    });
    const [id = ''] = await give();
    await runJobs();
    advanceClock(MINUTE_MS);
    await runJobs();

    const delivery = await get(id);

    expect(delivery).not.toHaveProperty('otherDeliveries');
    expect(delivery).toMatchObject({
      status: 'delivered',
      attemptCount: 2,
      topic: 'events',
      body: receiver.received[0]?.body,
      attempts: [
        { number: 1, outcome: 'refused', status: 500, answer: expect.stringContaining('for ') },
        { number: 2, outcome: 'delivered', status: 200, durationMs: expect.any(Number) },
      ],
    });
    expect(delivery.attempts[0].request).toMatchObject({
      url: receiver.url,
      headers: { authorization: '•••', 'webhook-id': delivery.messageId },
    });
    expect(delivery).not.toHaveProperty('nextAttemptTime');
    expect(JSON.stringify(delivery)).not.toContain('of-the-receiver');
  });

  it('leaves out what a lost key sealed, and shows the rest', async () => {
    const { give, runJobs, get, list, dependencies } = await serverWithWebhook();
    const [id = '', other = ''] = await give(2);
    await runJobs();
    await dependencies.db.execute(
      sql`update delivery_attempts set detail_sealed = 'v1.gone.AAAA.AAAA' where delivery_id = ${id}::uuid`,
    );

    const [shown, intact] = [await get(id), await get(other)];

    expect(shown).toMatchObject({
      isUnreadable: true,
      attempts: [{ status: 204 }],
      body: expect.any(String),
    });
    expect(shown.attempts[0]).not.toHaveProperty('request');
    expect(intact).not.toHaveProperty('isUnreadable');
    expect(await list()).toHaveLength(2);
  });

  it('gives 100 at a time when no size was asked for', async () => {
    const { give, list } = await serverWithWebhook();
    const made = await give(130);

    const listed = await list();

    expect(listed.map(({ id }: { id: string }) => id)).toEqual(made.toReversed().slice(0, 100));
  });
});

describe('looking for deliveries', () => {
  const idsOf = (listed: { id: string }[]) => listed.map(({ id }) => id);

  it('finds those of a customer, and how the latest attempt was answered, page by page', async () => {
    const server = await serverWithWebhook();
    const [destination] = (await server.request('GET', `${server.base}/destinations`)).body;
    const make = (groupRef: string, count: number) =>
      server.given.deliveries(destination.id, count, { groupRef });
    receiver.answers((response, number) => response.writeHead(number <= 2 ? 503 : 404).end());
    const acme = await make('acme', 2);
    await server.runJobs();
    const others = await make('other', 3);
    await server.runJobs();
    const later = await make('acme', 1);

    const found = await server.list('?groupRef=acme');
    const first = await server.request('GET', `${server.base}/deliveries?groupRef=acme&pageSize=2`);
    const [, next = ''] = /<([^>]+)>/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await server.list(next);

    expect(idsOf(found)).toEqual([...acme, ...later].toReversed());
    expect(found[0]).toMatchObject({
      groupRef: 'acme',
      destinationName: destination.name,
      status: 'pending',
    });
    await server.request('POST', `${server.base}/destinations/${destination.id}:pause`, {});
    expect((await server.list('?groupRef=acme'))[0]).toHaveProperty('isHeld', true);
    await server.request('POST', `${server.base}/destinations/${destination.id}:unpause`, {});
    expect([...idsOf(first.body), ...idsOf(second)]).toEqual(idsOf(found));
    expect(idsOf(await server.list('?answer=503'))).toEqual(acme.toReversed());
    expect(idsOf(await server.list('?answer=4xx'))).toEqual(others.toReversed());
    expect(await server.list('?answer=none')).toEqual([]);
    expect(await server.list('?answer=404&groupRef=acme')).toEqual([]);
    for (const wrong of ['answer=6xx', 'operationId=nothing', 'destinationId=hook']) {
      expect((await server.request('GET', `${server.base}/deliveries?${wrong}`)).status).toBe(400);
    }
  });

  it('finds the messages of a read', async () => {
    const server = await serverWithWebhook();
    const [destination] = (await server.request('GET', `${server.base}/destinations`)).body;
    const [run, other] = [v7(), v7()];
    const context = server.context();
    const ids = [messageIdFor(run, 0, 0), messageIdFor(run, 1, 0), messageIdFor(other, 0, 0)];
    await context.transaction((tx) =>
      sendMessages(
        tx,
        ids.map((id) => ({
          id,
          action: 'read' as const,
          destinationId: destination.id,
          groupRef: 'acme',
          consumerRef: 'ada',
          metadata: {},
          body: Buffer.from('{}'),
        })),
      ),
    );

    expect(idsOf(await server.list(`?operationId=${run}`))).toEqual([ids[1], ids[0]]);
    expect(idsOf(await server.list(`?operationId=${run.toUpperCase()}&groupRef=acme`))).toEqual([
      ids[1],
      ids[0],
    ]);
  });
});

describe('sending again', () => {
  it('takes a time for the nearest that can be stored, and names what it leaves out as it was sent', async () => {
    const { request, base, given } = await serverWithWebhook();
    const { id } = await given.webhook(receiver.url);

    for (const sinceTime of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59']) {
      const { status, body } = await request('POST', `${base}/destinations/${id}:replay-failed`, {
        sinceTime,
      });
      expect([status, body.replayedCount], sinceTime).toEqual([200, 0]);
    }
    const deliveryIds = ['0197F0A0-0000-7000-8000-00000000ABCD', 'Nonsense'];
    const { body } = await request('POST', `${base}/deliveries:replay`, { deliveryIds });
    expect(body.leftOut.map((one: { deliveryId: string }) => one.deliveryId)).toEqual(deliveryIds);
  });

  it('sends the same message with the same id, after it has arrived as well, in one attempt', async () => {
    const { give, runJobs, replay, get, advanceClock } = await serverWithWebhook();
    const [id = ''] = await give();
    await runJobs();

    await replay(id);
    await runJobs();
    const again = await get(id);
    receiver.answers((response) => response.writeHead(400).end());
    await replay(id);
    await runJobs();
    const refused = await get(id);
    advanceClock(DAY_MS);
    await runJobs();

    const [first, second] = receiver.received;
    expect(receiver.received).toHaveLength(3);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again).toMatchObject({ status: 'delivered', attemptCount: 2 });
    expect(refused).toMatchObject({ status: 'failed', attemptCount: 3 });
  });

  it('leaves a message that waits the attempts of its plan, however often it is asked for', async () => {
    const { give, runJobs, request, base, get, advanceClock } = await serverWithWebhook();
    receiver.answers((response) => response.writeHead(400).end());
    const [id = ''] = await give();
    await runJobs();

    for (let asked = 0; asked < 8; asked += 1) {
      await request('POST', `${base}/deliveries:replay`, { deliveryIds: [id] });
      await runJobs();
    }
    const replayed = await get(id);
    receiver.answers((response) => response.writeHead(204).end());
    advanceClock(MINUTE_MS);
    await runJobs();

    expect(replayed).toMatchObject({ status: 'pending', attemptCount: 9 });
    expect(await get(id)).toMatchObject({ status: 'delivered', attemptCount: 10 });
  });

  it('happens once more when it is asked for during an attempt', async () => {
    const { give, runJobs, replay, get, advanceClock } = await serverWithWebhook();
    const [id = ''] = await give();
    receiver.answers(async (response, number) => {
      advanceClock(1000);
      if (number === 1) await replay(id);
      response.writeHead(204).end();
    });

    await runJobs();

    expect(receiver.received).toHaveLength(2);
    expect(await get(id)).toMatchObject({ status: 'delivered', attemptCount: 2 });
  });

  inFull('sends at most 10,000 in one call, the oldest first, and is shown 100 at a time', async () => {
    const { give, replayFailed, dependencies, project, now, list } = await serverWithWebhook();
    await give();
    await dependencies.db.execute(sql`
      insert into deliveries
      select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
      from deliveries d, generate_series(1, 10009) where d.project_id = ${project.id}::uuid`);
    await dependencies.db.execute(
      sql`update deliveries set status = 'failed', due_time = null where project_id = ${project.id}::uuid`,
    );

    const first = await replayFailed(now());
    const listed = await list();
    const second = await replayFailed(now());

    expect(first.body).toEqual({ replayedCount: 10_000, isMoreLeft: true });
    expect(listed).toHaveLength(100);
    expect(listed[0]).toMatchObject({ status: 'failed' });
    expect(second.body).toEqual({ replayedCount: 10, isMoreLeft: false });
  });

  it('does not wait for the end of a pause', async () => {
    const { give, runJobs, replay } = await serverWithWebhook();
    receiver.answers((response) => response.writeHead(503).end());
    const [id = ''] = await give(60);
    await runJobs();
    receiver.answers((response) => response.writeHead(204).end());
    const before = receiver.received.length;

    await runJobs();
    const paused = receiver.received.length - before;
    await replay(id);
    await runJobs();

    expect(paused).toBe(0);
    expect(receiver.received.length - before).toBeGreaterThan(0);
  });
});

describe('trying a destination', () => {
  it('sends the example to it alone, once', async () => {
    const { test, runJobs, get, given, advanceClock } = await serverWithWebhook();
    const other = await startReceiver();
    await given.webhook(other.url);
    receiver.answers((response) => response.writeHead(500).end());

    const { body } = await test();
    await runJobs();
    advanceClock(DAY_MS);
    await runJobs();

    other.stop();
    const [sent] = receiver.received;
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      notificationType: 'installation.created',
      isTest: true,
      data: { groupRef: 'acme' },
    });
    expect(receiver.received).toHaveLength(1);
    expect(other.received).toEqual([]);
    expect(await get(body.id)).toMatchObject({
      status: 'failed',
      isTest: true,
      reason: expect.stringContaining('500'),
    });
  });

  it.each([
    ['slack', {}],
    ['clickhouse', { tableName: 'events' }],
  ])('says that it is an example to a %s, which gets the data alone', async (type, metadata) => {
    const { request, base, runJobs } = await serverWithWebhook();
    const body = { name: 'alone', type, metadata: { url: receiver.url, ...metadata } };
    await request('POST', `${base}/destinations`, body);

    const eventType = 'installation.deleted';
    await request('POST', `${base}/destinations/alone:send-test-event`, { eventType });
    await runJobs();

    expect(receiver.received[0]?.body).toMatch(/isTest\\?": ?true/);
  });
});
