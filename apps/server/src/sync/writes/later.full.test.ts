import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeRuns, writes } from '../../platform/db/tables.ts';
import { listenTo, messagesOf } from '../events/stored-events.fixture.ts';
import { nextWaitMs } from './rules.ts';
import { startWriting } from './writing.fixture.ts';

const record = { last_name: 'Okafor' };
const later = { type: 'create' as const, mode: 'asynchronous' as const, record };
const MINUTE_MS = 60_000;

/** Like `startWriting`, and somebody hears of how writes end. */
async function startListening() {
  const server = await startWriting();
  await listenTo(server, ['write.async.done']);
  return server;
}

async function endings(server: Awaited<ReturnType<typeof startWriting>>) {
  const messages = await messagesOf(server);
  return messages.flatMap((one) => (one.notificationType === 'write.async.done' ? [one.data] : []));
}

describe('a change while a write waits', () => {
  it.each(['installation', 'connection'])(
    'of the account of the %s ends it, because the ids are those of the account before',
    async (whose) => {
      const server = await startListening();
      const { connect, openAccount, base, projectPath, installation, request, wire } = server;
      const { apiKey } = await openAccount();
      const { id: connectionId, account: { id } = { id: '' } } = await connect({
        apiKey,
        consumerRef: 'grace',
      });
      const { body } = await server.write(later);
      server.advanceClock(1000);

      const moved =
        whose === 'installation'
          ? await request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
              updateMask: ['connectionId', 'account'],
              installation: { connectionId, account: { id } },
            })
          : await request('PATCH', `${projectPath}/connections/${server.connection.id}`, {
              updateMask: ['apiKey', 'account'],
              connection: { apiKey, account: { id } },
            });
      await server.runJobs();

      expect(moved.status).toBe(200);
      expect(wire.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
      expect(await server.operation(body.operationId)).toMatchObject({
        status: 'failure',
        result: expect.stringContaining('1 record not created'),
      });
      expect(await endings(server)).toMatchObject([{ success: false }]);
      expect(JSON.stringify(await server.operation(body.operationId))).toContain('moved to another account');
    },
  );

  it('that takes the object out of the config ends it, and one that uninstalls the integration ends a pool as well', async () => {
    const server = await startListening();
    const { base, installation, request, wire } = server;
    const { body: withdrawn } = await server.write(later);
    const save = (objects: object) =>
      request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
        updateMask: ['config.content.write.objects'],
        installation: { config: { content: { write: { objects } } } },
      });
    const changed = await save({});
    await server.runJobs();
    await save({ contacts: { objectName: 'contacts' } });
    const single = await server.write(later);
    const pool = await server.write({ ...later, autoBatchPolicy: { maxDelayMinutes: 30 } });

    await request('DELETE', `${base}/installations/${installation.id}`);
    await server.runJobs();

    expect(changed.status).toBe(200);
    expect(wire.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    const { logs } = await server.operation(withdrawn.operationId);
    expect(JSON.stringify(logs)).toContain('not allowed writing');
    for (const { body } of [single, pool]) {
      expect(await server.operation(body.operationId)).toMatchObject({
        status: 'failure',
        result: '[contacts] 1 record not created',
        logs: [{}, { message: { error: 'The integration was uninstalled before it was sent.' } }, {}],
      });
    }
    expect(await endings(server)).toMatchObject(Array(3).fill({ success: false }));
  });

  it('that uninstalls the integration leaves callers who wait the answers of the provider, and ends the rest of a batch', async () => {
    const { base, installation, request, wire, write, atProvider, operation } = await startWriting();
    const names = Array.from({ length: 30 }, (__, index) => `Okafor ${index}`);
    wire.next = 'hang';
    const one = write({ type: 'create', record });
    const several = write({ type: 'create', batch: [{ record: { last_name: 'Adeyemi' } }, { record }] });
    const many = write({ type: 'create', batch: names.map((name) => ({ record: { last_name: name } })) });
    await expect.poll(() => atProvider('Okafor')).toHaveLength(2);
    await expect.poll(() => atProvider('Adeyemi')).toHaveLength(1);
    await expect.poll(() => atProvider('Okafor 0')).toHaveLength(1);

    const { status } = await request('DELETE', `${base}/installations/${installation.id}`);
    wire.release();
    const [single, last, { status: manyStatus, body }] = await Promise.all([one, several, many]);

    expect([status, single.status, last.status, manyStatus]).toEqual([204, 200, 200, 200]);
    const written = (await atProvider('Okafor')).map(({ id }) => id);
    expect(written).toContain(single.body.result.recordId);
    expect(single.body.result.success).toBe(true);
    const { logs } = await operation(single.body.operationId);
    expect(JSON.stringify(logs)).toContain(single.body.result.recordId);
    const [adeyemi] = await atProvider('Adeyemi');
    expect(last.body.results[0]).toMatchObject({ success: true, recordId: adeyemi?.id });
    const sent = await Promise.all(names.map(async (name) => (await atProvider(name)).length));
    const count = sent.filter((times) => times === 1).length;
    expect(count).toBeLessThan(names.length);
    expect(body).toMatchObject({ successCount: count, failureCount: names.length - count });
    expect(body.results.map((result: { success: boolean }) => Number(result.success))).toEqual(sent);
    expect(body.errors[0].message).toContain('uninstalled');
  });
});

describe('writing a record for a caller who does not wait', () => {
  it('tries again after failures, without another record, until the provider is back', async () => {
    const server = await startListening();
    const { wire, addFault } = server;
    await server.write(later);

    wire.next = 'loseAnswer';
    await server.runJobs();
    wire.next = 'pass';
    for (const status of [503, 429]) {
      await addFault({ path: '/api/v1/objects/contacts/records', status, times: 1 });
      server.advanceClock(MINUTE_MS);
      await server.runJobs();
    }
    expect(await endings(server)).toEqual([]);
    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect(await server.atProvider('Okafor')).toHaveLength(1);
    expect(wire.calls.filter((call) => call.startsWith('POST'))).toHaveLength(4);
    expect(await endings(server)).toMatchObject([{ success: true }]);
  });

  it('waits as long as the provider asks, also after an outage', async () => {
    const server = await startWriting();
    const path = '/api/v1/objects/contacts/records';
    await server.addFault({ path, status: 503, times: 1, retryAfterSeconds: 20 * 60 });
    const { body } = await server.write(later);
    await server.runJobs();

    server.advanceClock(19 * MINUTE_MS);
    await server.runJobs();
    const early = server.wire.calls.length;
    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();

    expect([early, server.wire.calls.length]).toEqual([1, 2]);
    expect(await server.operation(body.operationId)).toMatchObject({ status: 'success' });
  });

  it('gives up at the deadline, and does not try again what the provider refuses', async () => {
    const server = await startListening();
    await server.write({ ...later, record: { shoe_size: 44 } });
    await server.runJobs();
    expect(await endings(server)).toMatchObject([
      { success: false, errors: [expect.stringContaining('shoe_size')] },
    ]);

    const { body } = await server.write({ ...later, retryPolicy: { deadlineHours: 2 } });
    server.wire.next = 'unsent';
    for (let minutes = 0; minutes < 150; minutes += 25) {
      await server.runJobs();
      server.advanceClock(25 * MINUTE_MS);
      if (minutes !== 75) continue;
      expect((await server.operation(body.operationId)).status).toBe('in_progress');
      expect(await server.diagnosisOf(body.operationId)).toMatchObject({ kind: 'provider_unreachable' });
    }

    const { status, logs } = await server.operation(body.operationId);
    expect(status).toBe('failure');
    expect(logs.at(-2).message.error).toMatch(/reached.* It was given up at its deadline\.$/);
    expect((await endings(server))[1]).toMatchObject({
      success: false,
      errors: [expect.stringContaining('reached')],
    });
  });

  it('answers at once, writes it and tells the end, of a batch that failed in part that not all were written', async () => {
    const server = await startListening();
    const batch = [
      { record: { last_name: 'Eze' } },
      { record: { shoe_size: 44 } },
      { record: { last_name: 'Eze' } },
    ];

    const { status, body } = await server.write(later);
    const before = [await server.atProvider('Okafor'), (await server.operation(body.operationId)).status];
    await server.runJobs();
    const { body: inPart } = await server.write({ type: 'create', mode: 'asynchronous', batch });
    await server.runJobs();

    expect([status, Object.keys(body)]).toEqual([200, ['operationId']]);
    expect(before).toEqual([[], 'in_progress']);
    const [written] = await server.atProvider('Okafor');
    expect(await server.operation(body.operationId)).toMatchObject({ status: 'success' });
    expect(await server.operation(inPart.operationId)).toMatchObject({
      status: 'success',
      result: '[contacts] 2 records created, 1 record not created',
    });
    expect(await endings(server)).toEqual([
      expect.objectContaining({
        objectName: 'contacts',
        installationId: server.installation.id,
        groupRef: 'acme',
        success: true,
        successfulRecordIds: [written?.id],
      }),
      expect.objectContaining({ success: false, errors: [expect.stringContaining('shoe_size')] }),
    ]);
  });
});

describe('collecting writes in a pool', () => {
  const pooled = { ...later, autoBatchPolicy: { maxDelayMinutes: 30 } };

  it('sends them together when the delay of the first is over, or earlier for one that may not wait as long', async () => {
    const server = await startWriting();

    const first = await server.write(pooled);
    server.advanceClock(20 * MINUTE_MS);
    const second = await server.write({ ...pooled, autoBatchPolicy: { maxDelayMinutes: 1440 } });
    const other = await server.write({ ...pooled, type: 'update', record: { id: 'nobody' } });
    await server.runJobs();
    const early = await server.atProvider('Okafor');
    server.advanceClock(10 * MINUTE_MS);
    await server.runJobs();
    const third = await server.write({
      ...later,
      autoBatchPolicy: { maxDelayMinutes: 60, retryDeadlineHours: 48 },
    });
    await server.write({ ...later, autoBatchPolicy: { maxDelayMinutes: 2 } });
    const isThird = eq(writeRuns.id, third.body.operationId);
    const [run] = await server.dependencies.db.select().from(writeRuns).where(isThird);
    const together = await server.atProvider('Okafor');
    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();

    expect(second.body).toEqual(first.body);
    expect(new Set([first, other, third].map(({ body }) => body.operationId)).size).toBe(3);
    expect(early).toEqual([]);
    expect(together).toHaveLength(2);
    expect(await server.operation(first.body.operationId)).toMatchObject({
      status: 'success',
      result: '[contacts] 2 records created',
    });
    expect(await server.atProvider('Okafor')).toHaveLength(4);
    // None is given up later than its caller asks for.
    expect(run?.deadlineTime.getTime()).toBe(server.now().getTime() + 60 * MINUTE_MS);
  });

  it('sends a hundred at once and opens another pool, also when all writes come at the same time', async () => {
    const server = await startWriting();

    const answers = await Promise.all(Array.from({ length: 101 }, () => server.write(pooled)));
    await server.runJobs();

    const ids = answers.map(({ body }) => body.operationId);
    const counts = [...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length);
    expect(counts.sort((a, b) => a - b)).toEqual([1, 100]);
    expect(await server.atProvider('Okafor')).toHaveLength(100);
  });
});

describe('a record whose key is missing', () => {
  it('waits for the key until its deadline, and no other write waits for it', async () => {
    const server = await startListening();
    const [first, second, other] = [
      await server.write(later),
      await server.write(later),
      await server.write(later),
    ];
    const rename = (from: string, to: string, ...answers: { body: { operationId: string } }[]) =>
      server.dependencies.db
        .update(writes)
        .set({ recordSealed: sql`replace(${writes.recordSealed}, ${`.${from}.`}, ${`.${to}.`})` })
        .where(
          inArray(
            writes.runId,
            answers.map(({ body }) => body.operationId),
          ),
        );
    await rename('test', 'lost', first, second);

    await server.runJobs();
    const waiting = await server.operation(first.body.operationId);
    const { status } = await server.operation(other.body.operationId);
    await rename('lost', 'test', first);
    server.advanceClock(MINUTE_MS);
    await server.runJobs();
    server.advanceClock(60 * MINUTE_MS);
    await server.runJobs();

    expect([waiting.status, status]).toEqual(['in_progress', 'success']);
    expect(JSON.stringify(waiting.logs)).toContain('the key that encrypted it is missing');
    expect(await server.operation(first.body.operationId)).toMatchObject({ status: 'success' });
    expect(await endings(server)).toMatchObject([
      { success: true },
      { success: true },
      { success: false, errors: [expect.stringContaining('the key that encrypted it is missing')] },
    ]);
  });
});

describe('waiting for a provider that fails', () => {
  it('waits longer each time, up to ten minutes, and not for all alike', () => {
    expect([1, 2, 3, 20].map((failures) => nextWaitMs(failures, 1))).toEqual([5000, 10_000, 20_000, 600_000]);
    expect(nextWaitMs(1, 0)).toBe(2500);
  });
});
