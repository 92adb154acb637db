import { exampleMessages, ReadMessage } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { storedRows } from '../../../../test/stored-rows.ts';
import { readObjects } from '../../../platform/db/tables.ts';
import { listenTo, messagesOf } from '../../events/stored-events.fixture.ts';
import { pretendPages } from './pretend-pages.fixture.ts';
import { measureDue } from './queries.ts';
import { startReading } from './reading.fixture.ts';

const receiver = receiverOfEachTest();

describe('reading what was there before', () => {
  // @holds S117
  it('delivers every record once, as the config maps it, and tells how it went', async () => {
    const reading = await startReading(receiver);
    const installation = await reading.install();

    await reading.runJobs();

    const messages = reading.messages();
    const [first] = messages;
    expect(reading.arrived()).toHaveLength(120);
    expect(new Set(reading.arrived()).size).toBe(120);
    expect(messages.map((message) => ReadMessage.safeParse(message).error)).toEqual(
      messages.map(() => undefined),
    );
    const [operation] = (await reading.operationsOf(installation.id)).filter(
      ({ metadata }) => metadata?.readType === 'backfill',
    );
    expect(first).toMatchObject({
      action: 'read',
      projectId: reading.project.id,
      provider: 'sandboxApiKey',
      groupRef: 'acme',
      consumerRef: 'ada',
      installationId: installation.id,
      objectName: 'person',
      rawObjectName: 'contacts',
      operationId: operation?.id,
      readType: 'backfill',
      resultInfo: { type: 'inline' },
    });
    expect(Object.keys(first ?? {})).toEqual(
      expect.arrayContaining(['groupName', 'consumerName', 'operationTime']),
    );
    const { id, fields, mappedFields, raw } = first?.result?.[0] ?? {};
    expect(id).toBe(raw?.id);
    // What tests, mocks and guides show is what is sent.
    expect(Object.keys(first ?? {}).sort()).toEqual(Object.keys(exampleMessages.read).sort());
    expect(Object.keys(first?.result?.[0] ?? {}).sort()).toEqual(
      Object.keys(exampleMessages.read.result?.[0] ?? {}).sort(),
    );
    expect(Object.keys(fields ?? {})).toEqual(['email', 'phone']);
    expect(mappedFields).toEqual({ role: raw?.job_title, stage: raw?.lifecycle_stage });
    expect(operation).toMatchObject({
      status: 'success',
      result: '[contacts] 120 records delivered',
      metadata: { progress: { recordsProcessed: 120, operationId: operation?.id } },
    });
    const logs = await reading.logsOf(operation);
    expect(logs.at(-1)).toMatchObject({
      severity: 'INFO',
      message: {
        details: {
          pages: '1',
          recordsDelivered: '120',
          retries: '0',
          request: expect.stringMatching(/^GET \/objects\/contacts\/records\?limit=200&fields=email%2C/),
        },
      },
    });
  });

  it('tells of the end by an event, and shows its messages among the deliveries', async () => {
    const reading = await startReading(receiver);
    await listenTo(reading, ['read.backfill.done']);
    const { id: installationId } = await reading.install();

    await reading.runJobs();

    const told = (await messagesOf(reading)).filter(({ notificationType }) => notificationType !== undefined);
    expect(told).toMatchObject([
      {
        notificationType: 'read.backfill.done',
        data: { installationId, operationId: expect.any(String), groupRef: 'acme' },
      },
    ]);
    const { body } = await reading.request('GET', `${reading.projectPath}/deliveries?eventType=read`);
    const one = await reading.request('GET', `${reading.projectPath}/deliveries/${body[0]?.id}`);
    expect(body).toMatchObject([
      { status: 'delivered', destinationId: reading.destination.id, eventType: 'read' },
    ]);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([body[0]?.messageId]);
    expect(one.body.body).toBe(receiver.received[0]?.body);
  });
});

describe('reading what has changed', () => {
  it('delivers a change once, and nothing when nothing has changed', async () => {
    const reading = await startReading(receiver);
    const { id } = await reading.install();
    await reading.runJobs();
    const before = reading.arrived().length;

    await reading.nextScheduled();
    const quiet = reading.arrived().length;
    const { updated_at } = await reading.crm('PATCH', 'contacts/records/con_000007', { city: 'Ghent' });
    reading.advanceTo(updated_at, 35 * 60_000);
    await reading.runJobs();
    await reading.nextScheduled();

    expect([before, quiet]).toEqual([120, 120]);
    expect(reading.arrived().slice(120)).toEqual(['con_000007']);
    expect(reading.messages().at(-1)).toMatchObject({ readType: 'scheduled' });
    const results = (await reading.operationsOf(id)).map(({ result }) => result);
    expect(results.slice(0, 3)).toEqual([
      '[contacts] No new data found',
      '[contacts] 1 record delivered',
      '[contacts] No new data found',
    ]);
    expect((await reading.objectOf(id))?.watermark).toEqual(reading.now());
  });

  it('reads a little again, and delivers of it only what differs from what was delivered', async () => {
    const reading = await startReading(receiver);
    await reading.install();
    await reading.runJobs();
    const path = 'contacts/records/con_00000';
    await reading.crm('PATCH', `${path}7`, { city: 'Ghent' });
    const { updated_at } = await reading.crm('PATCH', `${path}8`, { city: 'Ghent' });
    reading.advanceTo(updated_at, 60_000);
    await reading.runJobs();
    const first = reading.arrived().slice(120);

    // This change is older than the end of the last read, as if the provider had shown it late.
    await reading.crm('PATCH', `${path}7`, { city: 'Bruges' });
    await reading.nextScheduled();

    expect(first).toEqual(['con_000007', 'con_000008']);
    expect(reading.arrived().slice(122)).toEqual(['con_000007']);
    expect(reading.messages().at(-1)?.result?.[0]).toMatchObject({ raw: { id: 'con_000007' } });
  });
});

it('misses no change at a provider whose clock is two hours behind, and says so', async () => {
  const behindMs = 2 * 60 * 60_000;
  const reading = await startReading(receiver, {
    outgoing: async (url, init) => {
      const answer = await fetch(url, init);
      const date = new Date(Date.now() - behindMs).toUTCString();
      return new Response(answer.body, { status: answer.status, headers: { ...answer.headers, date } });
    },
  });
  const { id } = await reading.install();
  // The times of the sandbox are now, and this server believes that it is two hours later.
  reading.advanceClock(Date.now() + behindMs - reading.now().getTime());
  await reading.runJobs();
  const before = reading.arrived().length;
  await reading.crm('PATCH', 'contacts/records/con_000007', { city: 'Ghent' });
  await reading.nextScheduled();
  await reading.nextScheduled();

  expect(before).toBe(120);
  expect(reading.arrived().slice(120)).toEqual(['con_000007']);
  const [read] = await reading.operationsOf(id);
  expect((await reading.logsOf(read)).map(({ message }) => message.msg)).toContainEqual(
    expect.stringMatching(/^The provider's clock is 120 minutes behind the clock of this server/),
  );
});

it('says at a provider whose clock is two hours ahead that its latest changes come later', async () => {
  const aheadMs = 2 * 60 * 60_000;
  const reading = await startReading(receiver, {
    // The times of the sandbox are now, and this server believes that it is two hours earlier.
    now: new Date(Date.now() - aheadMs),
    outgoing: async (url, init) => {
      const answer = await fetch(url, init);
      const date = new Date(Date.now() + aheadMs).toUTCString();
      return new Response(answer.body, { status: answer.status, headers: { ...answer.headers, date } });
    },
  });
  const { id } = await reading.install();
  await reading.runJobs();
  const before = reading.arrived().length;
  await reading.crm('PATCH', 'contacts/records/con_000007', { city: 'Ghent' });
  await reading.nextScheduled();
  const early = reading.arrived().length;
  reading.advanceClock(aheadMs);
  await reading.nextScheduled();

  expect(early).toBe(before);
  expect(reading.arrived().slice(before)).toEqual(['con_000007']);
  const [read] = await reading.operationsOf(id);
  expect((await reading.logsOf(read)).map(({ message }) => message.msg)).toContainEqual(
    expect.stringMatching(/^The provider's clock is 120 minutes ahead of the clock of this server/),
  );
});

describe('a read that somebody asked for', () => {
  it('reads the window that was asked for, and leaves the schedule alone; one in the future finds nothing, and says so', async () => {
    const reading = await startReading(receiver);
    const installation = await reading.install();
    await reading.runJobs();
    const { watermark } = (await reading.objectOf(installation.id)) ?? {};
    const { records } = await reading.crm('GET', 'contacts/records?limit=200');
    const times: string[] = records.map(({ updated_at }: { updated_at: string }) => updated_at);
    const [from = '', until = ''] = [times[30], times[59]];
    receiver.received.length = 0;
    reading.advanceClock(60_000);

    await reading.trigger(installation, { fromTime: new Date(from), untilTime: new Date(until) });
    await reading.runJobs();

    const wanted = records.filter(
      (one: { updated_at: string }) => one.updated_at >= from && one.updated_at <= until,
    );
    expect(reading.arrived()).toEqual(wanted.map(({ id }: { id: string }) => id));
    expect(reading.messages()[0]).toMatchObject({ readType: 'triggered' });
    expect((await reading.objectOf(installation.id))?.watermark).toEqual(watermark);

    await reading.trigger(installation, { fromTime: new Date('2126-01-01T00:00:00Z') });
    await reading.runJobs();
    const [future] = await reading.operationsOf(installation.id);
    expect(future).toMatchObject({ status: 'success', result: '[contacts] No new data found' });
    expect((await reading.logsOf(future)).map(({ message }) => message.msg)).toContainEqual(
      expect.stringContaining('lies in the future'),
    );
  });

  it('takes what changes after it has begun, like a first read that no schedule follows', async () => {
    const reading = await startReading(receiver, { object: { schedule: '' } });
    // The clock of the sandbox is ahead of the server's.
    await reading.crm('PATCH', 'contacts/records/con_000007', { city: 'Ghent' });
    const installation = await reading.install();
    await reading.runJobs();
    const first = reading.arrived().length;
    await reading.trigger(installation);
    await reading.runJobs();
    await reading.trigger(installation, { untilTime: reading.now() });
    await reading.runJobs();

    expect([first, reading.arrived().length]).toEqual([120, 120 + 120 + 119]);
  });
});

it('says that all is read again because a clock was wrong', async () => {
  const records = pretendPages(() => ({ body: { records: [] } }));
  const reading = await startReading(receiver, { outgoing: records.outgoing });
  const { id } = await reading.install();
  await reading.runJobs();
  const { db } = reading.dependencies;
  const watermark = new Date(reading.now().getTime() + 24 * 60 * 60_000);
  await db.update(readObjects).set({ watermark }).where(eq(readObjects.installationId, id));

  await reading.nextScheduled();

  const [read] = await reading.operationsOf(id);
  expect((await reading.logsOf(read)).map(({ message }) => message.msg)).toContainEqual(
    expect.stringMatching(/^The last read ended in the future, .* all records are read/),
  );
});

it('waits from its due time on, for whoever watches', async () => {
  const reading = await startReading(receiver);
  const { id } = await reading.install();
  await reading.runJobs();
  reading.advanceClock(35 * 60_000);

  const due = await measureDue(reading.context());
  const { db } = reading.dependencies;
  await db.update(readObjects).set({ dueTime: null }).where(eq(readObjects.installationId, id));

  expect(due.oldestDueTime?.getTime()).toBeLessThan(reading.now().getTime());
  expect((await measureDue(reading.context())).items).toBe(due.items - 1);
});

describe('what is kept of a read', () => {
  // @holds M16
  it('stores no record in the clear, and nothing of it when the group is erased', async () => {
    const reading = await startReading(receiver);
    const { id } = await reading.install();
    const { updated_at } = await reading.crm('PATCH', 'contacts/records/con_000007', {
      city: 'Ghent-on-Test',
    });
    await reading.runJobs();
    reading.advanceTo(updated_at, 60_000);
    await reading.runJobs();
    const email = reading.messages()[0]?.result?.[0]?.fields?.email;
    const stored = async (text: unknown) =>
      (await storedRows(reading)).filter(({ rows }) => rows.includes(String(text))).map(({ name }) => name);

    const before = await stored(id);
    const clear = [await stored(email), await stored('con_000007'), await stored('Ghent-on-Test')];
    await reading.request('DELETE', `${reading.projectPath}/groups/acme`);

    expect(email).toContain('@');
    expect(clear).toEqual([[], [], []]);
    expect(before).toEqual(expect.arrayContaining(['read_hashes', 'read_objects', 'read_runs']));
    // The name of a lane has only ids, and goes when it has been idle for a week.
    expect(await stored(id)).toEqual(['lanes']);
    const { rows } = (await storedRows(reading)).find(({ name }) => name === 'events') ?? { rows: '' };
    expect(rows).not.toContain(reading.project.id);
  });
});
