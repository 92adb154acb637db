import { Buffer } from 'node:buffer';
import { DowelClient } from '@dowel/client';
import type { Delivery, ReadMessage } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { everyOne } from '../../../test/every-one.ts';
import { inFull } from '../../../test/full-run.ts';
import { startTestServer, type TestServerOptions } from '../../../test/start-test-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { sendMessages } from '../../platform/events/send-messages.ts';
import { forgetThePast } from '../../process/retention/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A server with an inbox, and a client that reads it. */
async function serverWithInbox(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const { project, apiKey, fetch } = server;
  const baseUrl = 'http://dowel.test/v1';
  const client = new DowelClient({ baseUrl, project: project.id, apiKey, fetch, validateResponses: true });
  const inbox = await client.destinations.create({ name: 'kept', type: 'inbox', metadata: {} });
  const envelope = {
    projectId: project.id,
    provider: 'sandboxApiKey',
    groupName: 'Acme',
    consumerRef: 'ada',
    consumerName: 'Ada',
    installationId: v7(),
    installationUpdateTime: '2026-11-20T08:00:00.000Z',
    objectName: 'person',
    rawObjectName: 'contacts',
    action: 'read' as const,
    readType: 'scheduled' as const,
  };
  const to = { action: 'read' as const, destinationId: inbox.id, consumerRef: 'ada', metadata: {} };
  return {
    ...server,
    client,
    inbox,
    /** The position before the first one of the inbox. */
    start: server.now().getTime(),
    /** Lets messages with records arrive, as a read does. */
    async arrive(records: readonly object[][], groupRef = 'acme') {
      const messages = records.map((result) => ({
        ...to,
        id: v7(),
        groupRef,
        body: toBytes({
          ...envelope,
          groupRef,
          resultInfo: { type: 'inline', numRecords: result.length },
          result,
        }),
      }));
      await server.context().transaction((tx) => sendMessages(tx, messages));
      await server.runJobs();
      return messages.map(({ id }) => `msg_${id}`);
    },
    async arriveLarge(result: ReadMessage['result']) {
      const resultInfo = { type: 'url', numRecords: 1 };
      const body = toBytes({ ...envelope, groupRef: 'acme', resultInfo });
      const message = { ...to, id: v7(), groupRef: 'acme', body, largeResult: toBytes(result) };
      await server.context().transaction((tx) => sendMessages(tx, [message]));
      await server.runJobs();
    },
    messages: (after?: number, pageSize?: number) => everyOne(client.inbox.list('kept', { after, pageSize })),
  };
}

const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const record = (email: string) => ({ fields: { email }, mappedFields: {}, raw: { email } });
/** Counted from the time when the inbox was made, or of their arrival. */
const positionsOf = (messages: readonly { position: number }[], start: number) =>
  messages.map(({ position }) => position - start);

describe('an inbox', () => {
  // @holds S264
  it('keeps messages in the order in which they came, and gives the same body as a webhook gets', async () => {
    const { client, inbox, start, arrive, messages, runJobs } = await serverWithInbox();
    const ids = await arrive([[record('a@x.example')], [record('b@x.example'), record('c@x.example')]]);
    const test = await client.destinations.sendTestEvent(inbox.id, { eventType: 'installation.created' });
    await runJobs();

    const kept = await messages();

    expect(kept.map(({ position, messageId }) => [position, messageId])).toEqual(
      [...ids, test.messageId].map((id, index) => [start + index + 1, id]),
    );
    expect(kept.map(({ eventType }) => eventType)).toEqual(['read', 'read', 'installation.created']);
    const delivery = await client.deliveries.get(test.id);
    expect(kept[2]).toMatchObject({ body: delivery.body, isTest: true });
    expect(delivery).toMatchObject({
      status: 'delivered',
      attemptCount: 1,
      attempts: [{ outcome: 'delivered' }],
    });
  });

  it('goes on after a position, in pages, also while others arrive', async () => {
    const { client, start, arrive } = await serverWithInbox();
    await arrive(Array.from({ length: 130 }, (_, n) => [record(`${n}@x.example`)]));
    const seen: number[] = [];

    for await (const { position } of client.inbox.list('kept', { pageSize: 60 })) {
      seen.push(position);
      if (position === start + 70) await arrive([[record('late@x.example')]]);
    }

    expect(seen).toEqual(Array.from({ length: 131 }, (_, n) => start + n + 1));
    expect(await client.inbox.listPage('kept', { after: start + 131 })).toEqual({
      results: [],
      nextAfter: start + 131,
    });
    // It has not given this one yet.
    await expect(client.inbox.listPage('kept', { after: start + 132 })).rejects.toMatchObject({
      code: 'invalid_request',
      issues: [expect.objectContaining({ name: 'after', detail: expect.stringContaining('begin at 0') })],
    });
  });

  it('goes on behind the positions of one of the same name that was deleted, so that nothing new is passed over', async () => {
    const { client, arrive, messages, ...server } = await serverWithInbox();
    const { request, project, runJobs, advanceClock } = server;
    await arrive([[record('a@x.example')], [record('b@x.example')]]);
    const [, last] = await messages();

    const deleted = await request('DELETE', `/v1/projects/${project.id}/destinations/kept`);
    const left = (await storedRows(server)).filter(({ name }) => name === 'inbox_messages');
    advanceClock(1000);
    const { id } = await client.destinations.create({ name: 'kept', type: 'inbox', metadata: {} });
    const tests = [];
    for (let n = 0; n < 3; n += 1)
      tests.push(await client.destinations.sendTestEvent(id, { eventType: 'installation.created' }));
    await runJobs();

    expect(deleted.headers.get('Dowel-Warning')).toBe('messages_dropped;count=2');
    expect(left.map(({ rows }) => rows.includes(project.id))).toEqual([false]);
    const found = await messages(last?.position);
    expect(found.map(({ messageId }) => messageId).sort()).toEqual(
      tests.map(({ messageId }) => messageId).sort(),
    );
  });

  it('passes over nothing new for a reader that was further than the backup that was restored', async () => {
    const { arrive, messages, dependencies, inbox, advanceClock } = await serverWithInbox();
    await arrive([[record('a@x.example')], [record('b@x.example')], [record('c@x.example')]]);
    const [first, , last] = await messages();
    const { db } = dependencies;
    await db.execute(sql`delete from inbox_messages
      where destination_id = ${inbox.id}::uuid and position > ${first?.position}`);
    await db.execute(
      sql`update destinations set inbox_position = ${first?.position} where id = ${inbox.id}::uuid`,
    );
    advanceClock(1000);

    const ids = await arrive([[record('d@x.example')], [record('e@x.example')], [record('f@x.example')]]);

    expect((await messages(last?.position)).map(({ messageId }) => messageId)).toEqual(ids);
  });

  inFull('ends a page before it is very large', async () => {
    const { client, arrive, messages } = await serverWithInbox();
    await arrive(Array.from({ length: 16 }, () => [record('x'.repeat(300_000))]));

    const page = await client.inbox.listPage('kept');

    expect(page.results.length).toBeGreaterThan(2);
    expect(page.results.length).toBeLessThan(14);
    expect((await messages(page.nextAfter))[0]?.position).toBe(page.nextAfter + 1);
  });

  it('gives single records, and fetches a large one from its address without credentials', async () => {
    const { client, inbox, start, arrive, arriveLarge, runJobs } = await serverWithInbox();
    await arrive([[record('a@x.example'), record('b@x.example')]]);
    await client.destinations.sendTestEvent(inbox.id, { eventType: 'installation.created' });
    await runJobs();
    await arriveLarge([record('x'.repeat(400_000))]);

    const records = await everyOne(client.records.list('kept'));

    expect(
      records.map(({ position, record: { fields } }) => [position - start, fields?.email?.toString().length]),
    ).toEqual([
      [1, 11],
      [1, 11],
      [3, 400_000],
    ]);
    expect(records[0]).toMatchObject({ action: 'read', objectName: 'person', groupRef: 'acme' });
    expect(records[0]).not.toHaveProperty('resultInfo');
  });

  it('puts a message that is sent again at its end, with the id that it had', async () => {
    const { client, start, arrive, messages, runJobs } = await serverWithInbox();
    const [first] = await arrive([[record('a@x.example')], [record('b@x.example')]]);
    const deliveries: Delivery[] = await client.deliveries.list();
    const { id = '' } = deliveries.find(({ messageId }) => messageId === first) ?? {};

    await client.deliveries.replay(id);
    await runJobs();

    expect(
      (await messages()).map(({ position, messageId }) => [position - start, messageId === first]),
    ).toEqual([
      [2, false],
      [3, true],
    ]);
  });
});

describe('what an inbox keeps', () => {
  it('is gone with its group, and its position is never given again', async () => {
    const { client, start, arrive, messages, ...server } = await serverWithInbox();
    const marks = [v7(), v7()];
    await arrive([[record(`${marks[0]}@x.example`)]], 'stays');
    await arrive([[record(`${marks[1]}@x.example`)]], 'leaves');
    const before = JSON.stringify(await storedRows(server));

    await client.groups.erase('leaves');
    const kept = await messages();
    await arrive([[record('new@x.example')]], 'stays');

    expect(before).not.toContain(marks[0]);
    expect(positionsOf(kept, start)).toEqual([1]);
    expect(positionsOf(await messages(), start)).toEqual([1, 3]);
  });

  it('is gone after its time, and its deliveries stay', async () => {
    const env = { DOWEL_INBOX_RETENTION_DAYS: '2' };
    const { client, start, arrive, messages, context, advanceClock, now } = await serverWithInbox({ env });
    await arrive([[record('a@x.example')]]);

    advanceClock(1.9 * DAY_MS);
    await forgetThePast(context());
    const early = await messages();
    advanceClock(0.2 * DAY_MS);
    await forgetThePast(context());
    const late = await messages();
    await arrive([[record('b@x.example')]]);

    const last = positionsOf(await messages(), now().getTime());
    expect([positionsOf(early, start), late, last]).toEqual([[1], [], [1]]);
    expect(await client.deliveries.list()).toHaveLength(2);
  });
});
