import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startReceiver } from '../../../../test/receiver.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { deliveries } from '../../../platform/db/tables.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

const receiver = receiverOfEachTest();

async function serverWithWebhook() {
  const server = await startTestServer({ env: { NODE_ENV: 'development' } });
  const destination = await server.given.webhook(receiver.url);
  const path = `/v1/projects/${server.project.id}/destinations/${destination.id}`;
  const statuses = async () => {
    const rows = await server.dependencies.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.destinationId, destination.id));
    return rows.map(({ status }) => status);
  };
  return {
    ...server,
    path,
    statuses,
    give: (count?: number) => server.given.deliveries(destination.id, count),
    shown: async () => (await server.request('GET', path)).body,
    /** Attempts fail until the destination is disabled. */
    async disable() {
      receiver.answers((response) => response.writeHead(410).end());
      for (let day = 0; day <= 5; day += 1) {
        await server.given.deliveries(destination.id, 3);
        await server.runJobs();
        server.advanceClock(DAY_MS);
      }
    },
  };
}

describe('a receiver that is down', () => {
  it('gets nothing else after a pause until it has answered, however long that takes, and it is said since when', async () => {
    const { give, runJobs, advanceClock, statuses, shown, now } = await serverWithWebhook();
    receiver.answers((response) => response.writeHead(503).end());
    const failingSinceTime = now().toISOString();
    await give(30);
    await runJobs();
    expect(await shown()).toMatchObject({ failingSinceTime });
    const first = receiver.received.length;
    let others = -1;
    receiver.answers((response) =>
      setTimeout(() => {
        if (others < 0) others = receiver.received.length - first - 1;
        response.writeHead(200).end();
      }, 300),
    );

    advanceClock(HOUR_MS);
    await runJobs();

    expect(await shown()).not.toHaveProperty('failingSinceTime');
    expect(others).toBe(0);
    expect(new Set(await statuses())).toEqual(new Set(['delivered']));
  });

  it('gets one message after each pause, and everything else when it is back', async () => {
    const { give, runJobs, statuses, advanceClock } = await serverWithWebhook();
    receiver.answers((response) => response.writeHead(503).end());
    await give(80);

    await runJobs();
    const first = receiver.received.length;
    advanceClock(31 * SECOND_MS);
    await runJobs();
    const probed = receiver.received.length - first;
    receiver.answers((response) => response.writeHead(200).end());
    advanceClock(59 * SECOND_MS);
    await runJobs();
    const early = receiver.received.length - first - probed;
    advanceClock(HOUR_MS);
    await runJobs();

    expect([first, probed, early]).toEqual([50, 1, 0]);
    expect(new Set(await statuses())).toEqual(new Set(['delivered']));
  });

  it('makes no other destination wait', async () => {
    const { give, given, runJobs } = await serverWithWebhook();
    const other = await startReceiver();
    const { id } = await given.webhook(other.url);
    receiver.answers((response) => response.writeHead(503).end());
    await give(80);
    await given.deliveries(id, 80);

    await runJobs();

    other.stop();
    expect(receiver.received).toHaveLength(50);
    expect(other.received).toHaveLength(80);
  });
});

describe('disabling a destination', () => {
  // @holds S236
  it('happens after five days of failures, and ends everything that becomes due', async () => {
    const { disable, give, runJobs, shown, statuses, advanceClock } = await serverWithWebhook();
    await disable();
    const sent = receiver.received.length;

    await give(60);
    advanceClock(DAY_MS);
    await runJobs();

    expect(await shown()).toMatchObject({ disabledTime: expect.any(String) });
    expect(receiver.received).toHaveLength(sent);
    expect(new Set(await statuses())).toEqual(new Set(['failed']));
  });

  // @holds S236
  it('is told to the destinations that want to hear of it', async () => {
    const { disable, runJobs, request, project, given, path } = await serverWithWebhook();
    const other = await startReceiver();
    const { id: destinationId } = await given.webhook(other.url);
    const base = `/v1/projects/${project.id}`;
    const { body: topic } = await request('POST', `${base}/topics`, { name: 'trouble' });
    const eventType = 'destination.webhook.disabled';
    await request('POST', `${base}/topic-destination-routes`, { topicId: topic.id, destinationId });
    await request('POST', `${base}/notification-event-topic-routes`, { topicId: topic.id, eventType });

    await disable();
    await runJobs();

    other.stop();
    const { body: disabled } = await request('GET', path);
    expect(other.received.map(({ body }) => JSON.parse(body))).toEqual([
      {
        notificationType: eventType,
        data: {
          projectId: project.id,
          destinationId: disabled.id,
          destinationName: disabled.name,
          url: receiver.url,
        },
      },
    ]);
  });

  it('is undone by any update, and what was not due until then goes on', async () => {
    const { disable, give, runJobs, shown, request, path, statuses } = await serverWithWebhook();
    await disable();
    receiver.answers((response) => response.writeHead(200).end());

    const answer = await request('PATCH', path, { updateMask: ['name'], destination: { name: 'mended' } });
    await give(2);
    await runJobs();

    expect(answer).toMatchObject({ status: 200, body: { name: 'mended' } });
    for (const destination of [answer.body, await shown()]) {
      expect(destination).not.toHaveProperty('disabledTime');
      expect(destination).not.toHaveProperty('failingSinceTime');
    }
    expect(new Set(await statuses())).toEqual(new Set(['delivered']));
  });
});
