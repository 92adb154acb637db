import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import type { Receiver } from '../../../../test/receiver.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { deliveries, deliveryAttempts, events } from '../../../platform/db/tables.ts';
import { deleteOfEvents } from '../../../platform/events/deleting-queries.ts';
import { deliveryLane } from '../../../platform/events/delivery-lane.ts';
import { runTurn } from '../../../platform/lanes/run-turn.ts';
import { deliveriesKind } from './lane.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const receiver = receiverOfEachTest();

/** A server in development, where webhooks may go to this machine, and a webhook at the receiver. */
async function serverWithWebhook(env: Record<string, string> = {}) {
  const server = await startTestServer({ env: { NODE_ENV: 'development', ...env } });
  const destination = await server.given.webhook(receiver.url, { Authorization: 'Bearer of-the-receiver' });
  const { db } = server.dependencies;
  const path = `/v1/projects/${server.project.id}/destinations/${destination.id}`;
  return {
    ...server,
    destination,
    path,
    give: (count?: number) => server.given.deliveries(destination.id, count),
    stored: () => db.select().from(deliveries).where(eq(deliveries.destinationId, destination.id)),
    attempts: () =>
      db
        .select()
        .from(deliveryAttempts)
        .where(eq(deliveryAttempts.projectId, server.project.id))
        .orderBy(deliveryAttempts.number),
    shown: async () => (await server.request('GET', path)).body,
    /** Gives the destination one turn. What goes on after it ends with `ended`. */
    async turn(stop = new AbortController().signal) {
      const rest: Promise<void>[] = [];
      const lane = deliveryLane({ id: destination.id, projectId: server.project.id });
      const more = (work: Promise<void>) => rest.push(work);
      const outcome = await runTurn(server.dependencies, deliveriesKind, lane, stop, more);
      return { outcome, ended: () => Promise.all(rest) };
    },
  };
}

/** Lets the receiver answer a message only once what this answers is called, and all others at once. */
function holdUp(slow: string | undefined): () => void {
  const held = Promise.withResolvers<void>();
  receiver.answers(async (response, _, { headers }) => {
    if (headers['webhook-id'] === `msg_${slow}`) await held.promise;
    response.writeHead(204).end();
  });
  return held.resolve;
}

const ids = (received: Receiver['received']) => received.map(({ headers }) => headers['webhook-id']);

describe('sending what is due', () => {
  // @holds S238
  it('sends each delivery once, signed, with an id of its own', async () => {
    const { give, runJobs, stored, attempts, request, path } = await serverWithWebhook();
    const made = await give(120);

    await runJobs();

    const { secrets } = (await request('GET', `${path}?includeSecrets=true`)).body;
    const [first] = receiver.received;
    const verified = new Webhook(secrets.webhookSigningKey).verify(
      first?.body ?? '',
      first?.headers as Record<string, string>,
    );
    expect(verified).toMatchObject({ notificationType: 'connection.created', data: { groupRef: 'acme' } });
    expect(first?.headers.authorization).toBe('Bearer of-the-receiver');
    expect(ids(receiver.received).toSorted()).toEqual(made.map((id) => `msg_${id}`).toSorted());
    expect(await stored()).toEqual(
      made.map(() =>
        expect.objectContaining({ status: 'delivered', attempts: 1, dueTime: null, reason: null }),
      ),
    );
    expect(await attempts()).toHaveLength(120);
  });

  // @holds S238, W3
  it('tries again on the plan, with the same id and a new signature, and stores neither secrets nor answers readable', async () => {
    const token = 'a-token-that-only-the-operator-has';
    const world = await serverWithWebhook({ DOWEL_METRICS_TOKEN: token });
    const { given, destination, runJobs, stored, attempts, advanceClock, request, logged } = world;
    receiver.answers((response, number, { headers }) =>
      response.writeHead(number < 3 ? 500 : 200).end(`Ada sent ${headers.authorization}`),
    );
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const [id] = await given.deliveries(destination.id, 1, { traceparent });

    await runJobs();
    await runJobs();
    const afterOne = receiver.received.length;
    advanceClock(6 * SECOND_MS);
    await runJobs();
    const afterTwo = receiver.received.length;
    advanceClock(6 * MINUTE_MS);
    await runJobs();

    expect([afterOne, afterTwo, receiver.received.length]).toEqual([1, 2, 3]);
    expect(new Set(ids(receiver.received))).toEqual(new Set([`msg_${id}`]));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
    expect(receiver.received[0]?.headers).toMatchObject({ traceparent });
    expect(await stored()).toMatchObject([{ status: 'delivered', attempts: 3 }]);
    expect(await attempts()).toMatchObject([
      { number: 1, outcome: 'refused', status: 500, reason: expect.stringContaining('500') },
      { number: 2, outcome: 'refused', status: 500 },
      { number: 3, outcome: 'delivered', status: 200, reason: null },
    ]);
    const { body } = await request('GET', '/metrics', undefined, { authorization: `Bearer ${token}` });
    expect(body).toContain('dowel_delivery_attempts_total{outcome="refused"} 2');
    expect(body).toContain('dowel_delivery_attempts_total{outcome="delivered"} 1');
    expect(body).toContain('dowel_delivery_duration_seconds_count 1');
    expect(body).toContain('dowel_delivery_duration_seconds_sum 366');
    const texts = JSON.stringify(await attempts()) + logged.join('');
    expect(texts).not.toContain('of-the-receiver');
    expect(texts).not.toContain('Ada sent');
  });

  // @holds S238
  it('lets no message that is refused hold up the others, and gives it up after the plan', async () => {
    const { give, runJobs, stored, advanceClock } = await serverWithWebhook();
    const [first, ...others] = await give(20);
    const isFirst = (id: unknown) => id === `msg_${first}`;
    receiver.answers((response, _, { headers }) => {
      response.writeHead(isFirst(headers['webhook-id']) ? 400 : 200).end();
    });

    await runJobs();
    const byStatus = Object.groupBy(await stored(), ({ status }) => status);
    for (let count = 0; count < 12; count += 1) {
      advanceClock(12 * HOUR_MS);
      await runJobs();
    }

    expect(byStatus.delivered).toHaveLength(others.length);
    expect(byStatus.pending).toMatchObject([{ id: first, attempts: 1 }]);
    expect(ids(receiver.received).filter(isFirst)).toHaveLength(8);
    expect((await stored()).filter(({ id }) => id === first)).toMatchObject([
      { status: 'failed', attempts: 8, dueTime: null, reason: expect.stringContaining('400') },
    ]);
  });

  it('ends the turn while one slow message is under way, which nobody sends again meanwhile, and sends what comes', async () => {
    const { give, runJobs, stored, attempts, turn } = await serverWithWebhook();
    const [slow] = await give(80);
    const letGo = holdUp(slow);

    const { outcome, ended } = await turn();
    await give();
    await runJobs();
    const meanwhile = Map.groupBy(await stored(), ({ status }) => status);
    letGo();
    await ended();

    expect(outcome).toBe('moreIsDue');
    expect(meanwhile.get('delivered')).toHaveLength(80);
    expect(meanwhile.get('pending')).toMatchObject([{ id: slow, attempts: 0 }]);
    expect(receiver.received).toHaveLength(81);
    expect((await stored()).every((row) => row.status === 'delivered' && row.attempts === 1)).toBe(true);
    expect(await attempts()).toHaveLength(81);
  });

  it('sends a slow message again, with the same id, when its process died', async () => {
    const { give, runJobs, advanceClock, stored, turn } = await serverWithWebhook();
    const [slow] = await give(10);
    const isSlow = ({ headers }: Receiver['received'][number]) => headers['webhook-id'] === `msg_${slow}`;
    receiver.answers((response, _, request) => {
      if (receiver.received.filter(isSlow).length > 1 || !isSlow(request)) response.writeHead(204).end();
    });
    await turn();

    await runJobs();
    const early = receiver.received.filter(isSlow).length;
    advanceClock(13 * SECOND_MS);
    await runJobs();

    expect([early, receiver.received.filter(isSlow).length]).toEqual([1, 2]);
    expect(await stored()).toEqual(Array(10).fill(expect.objectContaining({ status: 'delivered' })));
  });

  inFull('sends a slow message only once, as long as its process lives', async () => {
    const { give, runJobs, advanceClock, stored, turn } = await serverWithWebhook();
    const [slow] = await give();
    const letGo = holdUp(slow);
    const { ended } = await turn();
    const dueTime = async () => (await stored())[0]?.dueTime;
    const claimed = await dueTime();

    advanceClock(11 * SECOND_MS);
    await vi.waitFor(async () => expect(await dueTime()).not.toEqual(claimed), 10_000);
    advanceClock(11 * SECOND_MS);
    await runJobs();
    letGo();
    await ended();

    expect(receiver.received).toHaveLength(1);
    expect(await stored()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  it('hands a slow message back when the process stops', async () => {
    const { give, runJobs, stored, attempts, turn } = await serverWithWebhook();
    const [slow] = await give(10);
    const stop = new AbortController();
    receiver.answers((response, _, { headers }) => {
      if (headers['webhook-id'] !== `msg_${slow}` || stop.signal.aborted) response.writeHead(204).end();
    });
    const { ended } = await turn(stop.signal);
    await vi.waitFor(async () => expect(await attempts()).toHaveLength(9));

    stop.abort();
    await ended();
    await runJobs();

    expect(receiver.received).toHaveLength(11);
    expect(await stored()).toEqual(
      Array(10).fill(expect.objectContaining({ status: 'delivered', attempts: 1 })),
    );
  });

  it('waits a minute for a receiver that does not answer in time', async () => {
    const { give, runJobs, stored, now } = await serverWithWebhook({ DOWEL_DELIVERY_TIMEOUT_SECONDS: '0.2' });
    receiver.answers(() => undefined);
    await give();

    await runJobs();

    const [row] = await stored();
    expect(row?.reason).toContain('within 0.2 s');
    expect(row?.dueTime?.getTime()).toBeGreaterThanOrEqual(now().getTime() + MINUTE_MS);
  });
});

describe('what is lost or gone', () => {
  // @holds W4
  it('skips a message whose key is lost, sends the others without blaming the destination, and nothing unsigned', async () => {
    const { give, runJobs, stored, dependencies, shown, destination } = await serverWithWebhook();
    const [lost] = await give(3);
    await dependencies.db.execute(
      sql`update events set data_sealed = 'v1.gone.AAAA.AAAA' where id = (select event_id from deliveries where id = ${lost}::uuid)`,
    );

    await runJobs();

    const byStatus = Object.groupBy(await stored(), ({ status }) => status);
    expect(byStatus.delivered).toHaveLength(2);
    expect(byStatus.pending).toMatchObject([
      { id: lost, reason: expect.stringContaining('cannot be opened') },
    ]);
    expect(await shown()).not.toHaveProperty('failingSinceTime');
    const [unsigned] = await give();
    await dependencies.db.execute(
      sql`update destinations set signing_key_sealed = 'v1.gone.AAAA.AAAA' where id = ${destination.id}::uuid`,
    );
    await runJobs();
    expect(receiver.received).toHaveLength(2);
    const left = (await stored()).find(({ id }) => id === unsigned);
    expect(left?.reason).toContain('signing key');
  });

  it('makes a queue that drops repeats take a message again only when somebody asks for it', async () => {
    const { given, request, project, runJobs, advanceClock } = await serverWithWebhook();
    const { body: queue } = await request('POST', `/v1/projects/${project.id}/destinations`, {
      name: 'queue',
      type: 'sqs',
      metadata: { queueUrl: 'https://sqs.eu-west-1.amazonaws.com/1/q.fifo', endpointUrl: receiver.origin },
      secrets: { awsKeyId: 'id', awsSecretKey: 'key' },
    });
    receiver.answers((response, number) =>
      response.writeHead(number === 1 ? 500 : 200).end('{"MessageId":"m"}'),
    );
    const [id] = await given.deliveries(queue.id);

    await runJobs();
    advanceClock(6 * SECOND_MS);
    await runJobs();
    for (const _ of ['once', 'twice']) {
      await request('POST', `/v1/projects/${project.id}/deliveries/${id}:replay`);
      await runJobs();
    }

    const names = receiver.received.map(({ body }) => JSON.parse(body).MessageDeduplicationId);
    expect(names).toEqual([`msg_${id}`, `msg_${id}`, `msg_${id}.3`, `msg_${id}.4`]);
  });

  it('forgets a destination that is deleted while a message is on its way', async () => {
    const { give, runJobs, stored, attempts, request, path, logged } = await serverWithWebhook();
    await give(3);
    receiver.answers(async (response) => {
      await request('DELETE', path);
      response.writeHead(500).end();
    });

    await runJobs();

    expect(await stored()).toEqual([]);
    expect(await attempts()).toEqual([]);
    expect(logged.join('')).not.toContain('a turn failed');
  });

  it('ends a message whose event was deleted by hand, and sends the others', async () => {
    const { give, runJobs, stored, context } = await serverWithWebhook();
    const [first] = await give(2);
    const [{ eventId = '' } = {}] = (await stored()).filter(({ id }) => id === first);
    const own = context();
    await own.db.delete(events).where(inProject(own, events, eq(events.id, eventId)));

    await runJobs();

    expect(await stored()).toMatchObject([{ status: 'delivered' }]);
  });

  it('keeps what else was sent when a group is erased while its message is on its way', async () => {
    const { give, runJobs, stored, attempts, context, logged } = await serverWithWebhook();
    const [erased] = await give(3);
    const [{ eventId = '' } = {}] = (await stored()).filter(({ id }) => id === erased);
    let isErased = false;
    receiver.answers(async (response) => {
      if (!isErased) {
        isErased = true;
        await context().transaction(async (tx) => {
          await tx.db.delete(events).where(inProject(tx, events, eq(events.id, eventId)));
          await deleteOfEvents(tx, [eventId]);
        });
      }
      response.writeHead(204).end();
    });

    await runJobs();

    expect(await stored()).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
    expect(await attempts()).toHaveLength(2);
    expect(receiver.received).toHaveLength(3);
    expect(logged.join('')).not.toContain('a turn failed');
  });
});
