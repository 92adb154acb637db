import { Buffer } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { selectRefused } from '../../../installing/operations/queries.ts';
import { deliveries, deliveryRecords } from '../../../platform/db/tables.ts';
import { deliveryLane } from '../../../platform/events/delivery-lane.ts';
import { messageIdFor } from '../../../platform/events/message-id.ts';
import { recordKeyOf } from '../../../platform/events/record-key.ts';
import { sendMessages } from '../../../platform/events/send-messages.ts';
import { runTurn } from '../../../platform/lanes/run-turn.ts';
import { listenTo } from '../../events/stored-events.fixture.ts';
import { selectNotTaken } from '../../issues/destination-queries.ts';
import { deliveriesKind } from './lane.ts';
import { hold } from './order-queries.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

const receiver = receiverOfEachTest();

/** What a test says of a message: its name, and the records that it tells of. */
type Told = readonly [name: string, ...records: string[]];

/** A server and a destination at the receiver that asks for order, unless the test says otherwise. */
async function ordering(given: object = {}) {
  const server = await startTestServer({ env: { NODE_ENV: 'development' } });
  const { request, project, dependencies } = server;
  const path = `/v1/projects/${project.id}/destinations`;
  const metadata = { url: receiver.url };
  const body = { name: 'ordered', type: 'webhook', metadata, ordering: 'record', ...given };
  const { body: destination } = await request('POST', path, body);
  const names = new Map<string, string>();
  const runId = v7();
  return {
    ...server,
    /** The message that the run is said to have been refused, and those that the destination has not taken. */
    async notTaken() {
      const run = (await selectRefused(server.context(), [runId])).get(runId);
      const [own] = await selectNotTaken(server.context());
      const ids = [run?.id, ...(own?.messages ?? []).map(({ messageId }) => messageId)];
      return ids.map((id) => names.get(`msg_${id}`));
    },
    destination,
    path: `${path}/ordered`,
    /** Stores messages, one transaction for each. */
    async tell(...told: Told[]) {
      for (const [name, ...records] of told) {
        const id = messageIdFor(runId, names.size, 0);
        names.set(`msg_${id}`, name);
        const message = {
          id,
          action: 'read' as const,
          destinationId: destination.id,
          groupRef: 'acme',
          consumerRef: 'ada',
          metadata: {},
          body: Buffer.from(JSON.stringify({ action: 'read', result: [] })),
          recordKeys: records.map((record) => recordKeyOf(record)),
        };
        await server.context().transaction((tx) => sendMessages(tx, [message]));
      }
    },
    /** The names of the messages that the receiver has got, also those that it has refused. */
    got: () => receiver.received.map(({ headers }) => names.get(String(headers['webhook-id']))),
    nameOf: (headers: IncomingHttpHeaders) => names.get(String(headers['webhook-id'])),
    stored: async () => {
      const rows = await dependencies.db
        .select()
        .from(deliveries)
        .where(eq(deliveries.destinationId, destination.id));
      return new Map(rows.map((row) => [names.get(`msg_${row.id}`), row]));
    },
    places: () => dependencies.db.$count(deliveryRecords, eq(deliveryRecords.projectId, project.id)),
    lane: deliveryLane({ id: destination.id, projectId: project.id }),
  };
}

describe('sending in order', () => {
  it('holds only the later messages about the records of one that fails', async () => {
    const { tell, got, stored, places, runJobs, advanceClock } = await ordering();
    await tell(['first', 'a', 'b'], ['other', 'c'], ['second', 'b', 'c'], ['third', 'c'], ['none']);
    receiver.answers((response, number) => response.writeHead(number === 1 ? 500 : 204).end());

    await runJobs();
    const before = got();
    const waiting = (await stored()).get('second');
    advanceClock(7 * SECOND_MS);
    await runJobs();

    expect(before[0]).toBe('first');
    expect(before.toSorted()).toEqual(['first', 'none', 'other']);
    expect(waiting).toMatchObject({ status: 'pending', attempts: 0, reason: expect.stringMatching('waits') });
    expect(got().slice(3)).toEqual(['first', 'second', 'third']);
    expect([...(await stored()).values()].every(({ status }) => status === 'delivered')).toBe(true);
    expect(await places()).toBe(0);
  });

  it('says only of the message that was refused that it was, and not of those that wait for it', async () => {
    const { tell, stored, notTaken, runJobs, advanceClock, request, project, context } = await ordering();
    receiver.answers((response, number) => response.writeHead(number === 1 ? 422 : 204).end());
    await tell(['refused', 'a'], ...Array.from({ length: 25 }, (_, n): Told => [String(n), 'a']));

    await runJobs();
    const before = await notTaken();
    advanceClock(7 * SECOND_MS);
    await runJobs();
    const deliveryIds = [...(await stored()).values()].map(({ id }) => id);
    await request('POST', `/v1/projects/${project.id}/deliveries:replay`, { deliveryIds });
    await context().transaction((tx) => hold(tx, deliveryIds));

    expect(before).toEqual(['refused', 'refused']);
    expect((await stored()).get('refused')).toMatchObject({ status: 'pending', reason: null });
    expect((await stored()).get('1')).toMatchObject({ attempts: 1, reason: expect.stringMatching('waits') });
    expect(await notTaken()).toEqual([undefined]);
  });

  inFull('keeps the order of every record, whatever fails, and sends each message once', async () => {
    const { tell, nameOf, stored, runJobs, advanceClock } = await ordering();
    // The same each time: a small generator, so that a failure can be found again.
    let seed = 7;
    const below = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const told = Array.from(
      { length: 40 },
      (_, n): Told => [String(n), ...Array.from({ length: 1 + below(3) }, () => `record ${below(12)}`)],
    );
    const arrived: number[] = [];
    receiver.answers((response, _, { headers }) => {
      const isTaken = below(4) > 0;
      if (isTaken) arrived.push(Number(nameOf(headers)));
      response.writeHead(isTaken ? 204 : 422).end();
    });

    await tell(...told.slice(0, 20));
    await runJobs();
    await tell(...told.slice(20));
    for (let round = 0; round < 100 && arrived.length < told.length; round += 1) {
      await runJobs();
      advanceClock(12 * HOUR_MS);
    }

    expect(arrived.toSorted((a, b) => a - b)).toEqual(told.map((_, n) => n));
    const outOfOrder = Array.from({ length: 12 }, (_, n) =>
      arrived.filter((index) => told[index]?.slice(1).includes(`record ${n}`)),
    ).filter((own) => own.some((index, place) => index < (own[place - 1] ?? -1)));
    expect(outOfOrder).toEqual([]);
    expect([...(await stored()).values()].every(({ status }) => status === 'delivered')).toBe(true);
  });

  it('sends the next message about a record only when a slow one before it has ended', async () => {
    const { tell, got, nameOf, lane, dependencies, runJobs } = await ordering();
    await tell(['slow', 'a'], ['later', 'a'], ['other', 'b']);
    const held = Promise.withResolvers<void>();
    receiver.answers(async (response, _, { headers }) => {
      if (nameOf(headers) === 'slow') await held.promise;
      response.writeHead(204).end();
    });
    const rest: Promise<void>[] = [];
    const never = new AbortController().signal;

    await runTurn(dependencies, deliveriesKind, lane, never, (work) => rest.push(work));
    await runJobs();
    const meanwhile = got();
    held.resolve();
    await Promise.all(rest);
    await runJobs();

    expect(meanwhile.toSorted()).toEqual(['other', 'slow']);
    expect(got().slice(2)).toEqual(['later']);
  });

  inFull('goes on after the last attempt has failed, and replays in the old order', async () => {
    const { tell, got, nameOf, stored, runJobs, advanceClock, request, path } = await ordering();
    await tell(['first', 'a'], ['second', 'a'], ['third', 'a']);
    let isBroken = true;
    receiver.answers((response, _, { headers }) =>
      response.writeHead(isBroken && /first|second/.test(nameOf(headers) ?? '') ? 422 : 204).end(),
    );
    for (let round = 0; round < 20; round += 1) {
      // Nothing but failures would disable the destination.
      await tell([`taken ${round}`, 'b']);
      await runJobs();
      advanceClock(12 * HOUR_MS);
    }
    const failed = await stored();
    const before = got().length;
    isBroken = false;

    const replayed = await request('POST', `${path}:replay-failed`, { sinceTime: '2020-01-01T00:00:00Z' });
    await runJobs();

    expect(failed.get('first')).toMatchObject({ status: 'failed', attempts: 8 });
    expect(failed.get('second')).toMatchObject({ status: 'failed', attempts: 8 });
    expect(failed.get('third')).toMatchObject({ status: 'delivered', attempts: 1 });
    expect(replayed.body).toMatchObject({ replayedCount: 2 });
    expect(got().slice(before)).toEqual(['first', 'second']);
  });

  inFull('gives an inbox its messages in order', async () => {
    const { tell, stored, runJobs, request, path } = await ordering({ type: 'inbox', metadata: {} });
    await tell(...Array.from({ length: 25 }, (_, n): Told => [String(n), 'a']));

    await runJobs();

    const { body } = await request('GET', `${path}/messages`);
    const rows = await stored();
    const expected = Array.from({ length: 25 }, (_, n) => `msg_${rows.get(String(n))?.id}`);
    expect(body.results.map(({ messageId }: { messageId: string }) => messageId)).toEqual(expected);
  });

  it('keeps the order of messages that are sent again after they were taken, each time', async () => {
    const { tell, got, stored, places, runJobs, request, path } = await ordering();
    const told = Array.from({ length: 5 }, (_, n): Told => [String(n), 'a']);
    await tell(...told);
    await runJobs();
    const deliveryIds = [...(await stored()).values()].map(({ id }) => id).toReversed();
    let open = 0;
    let most = 0;
    // The second of them is refused when it is sent again, and the others go on.
    receiver.answers(async (response, number) => {
      most = Math.max(most, ++open);
      await wait(20);
      open -= 1;
      response.writeHead(number === 7 ? 422 : 204).end();
    });

    for (let time = 0; time < 2; time += 1) {
      await request('POST', `${path.slice(0, -'destinations/ordered'.length)}deliveries:replay`, {
        deliveryIds,
      });
      await runJobs();
    }

    const names = told.map(([name]) => name);
    expect(most).toBe(1);
    expect(got()).toEqual([...names, ...names, ...names]);
    expect(await places()).toBe(0);
  });

  it('waits for nothing where nobody asks for order, or not any more', async () => {
    const { tell, got, runJobs, request, path, advanceClock } = await ordering();
    receiver.answers((response, number) => response.writeHead(number === 1 ? 500 : 204).end());
    await tell(['first', 'a'], ['second', 'a']);
    await runJobs();
    const change = { updateMask: ['ordering'], destination: { ordering: 'none' } };

    const { body } = await request('PATCH', path, change);
    await tell(['third', 'a']);
    await runJobs();
    const soon = got();
    advanceClock(7 * SECOND_MS);
    await runJobs();
    advanceClock(600 * SECOND_MS);
    await runJobs();

    expect(body).not.toHaveProperty('ordering');
    expect(soon).toEqual(['first', 'third']);
    expect(got().toSorted()).toEqual(['first', 'first', 'second', 'third']);
  });

  it('waits again, once somebody asks for order anew, for a message that was overtaken meanwhile', async () => {
    const { tell, nameOf, runJobs, request, path, advanceClock } = await ordering();
    let isBroken = true;
    const arrived: (string | undefined)[] = [];
    receiver.answers((response, _, { headers }) => {
      const isTaken = !(isBroken && nameOf(headers) === 'first');
      if (isTaken) arrived.push(nameOf(headers));
      response.writeHead(isTaken ? 204 : 500).end();
    });
    const order = (ordering: string) =>
      request('PATCH', path, { updateMask: ['ordering'], destination: { ordering } });
    await tell(['first', 'a'], ['second', 'a']);
    await runJobs();
    await order('none');
    advanceClock(600 * SECOND_MS);
    await runJobs();
    await order('record');
    await tell(['third', 'a']);
    await runJobs();
    isBroken = false;
    advanceClock(12 * HOUR_MS);
    await runJobs();

    expect(arrived).toEqual(['second', 'first', 'third']);
  });

  it('sends notifications about one connection in order', async () => {
    const server = await ordering();
    const { request, destination, given, runJobs, advanceClock } = server;
    const to = { destinationId: destination.id };
    await listenTo(server, ['connection.created', 'connection.deleted'], to);
    receiver.answers((response, number) => response.writeHead(number === 1 ? 500 : 204).end());

    const connection = await given.connection();
    await request('DELETE', `/v1/projects/${connection.projectId}/connections/${connection.id}`);
    await runJobs();
    const before = receiver.received.length;
    advanceClock(7 * SECOND_MS);
    await runJobs();

    const types = receiver.received.map(({ body }) => JSON.parse(body).notificationType);
    expect(before).toBe(1);
    expect(types).toEqual(['connection.created', 'connection.created', 'connection.deleted']);
  });
});
