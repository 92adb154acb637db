import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { bufferedPages, destinations, events } from '../../platform/db/tables.ts';
import { forgetThePast } from '../../process/retention/service.ts';
import { numberedPages, pretendPages, pretendRecords } from './running/pretend-pages.fixture.ts';
import { startReading } from './running/reading.fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const receiver = receiverOfEachTest();

/** Contacts whose results wait. The first read has brought all 120, in pages of at most 50. */
async function startWaiting(options: Parameters<typeof startReading>[1] = {}) {
  const delivery = { mode: 'onRequest' as const, pageSize: 50 };
  const reading = await startReading(receiver, { ...options, object: { delivery, ...options.object } });
  const installed = await reading.install();
  const { id } = installed;
  await reading.runJobs();
  return {
    ...reading,
    installed,
    id,
    async ask(pages: number, headers = {}, name = 'person') {
      const path = `/read${reading.base}/objects/${name}:deliverResults`;
      const answer = await reading.request('POST', path, { groupRef: 'acme', pages }, headers);
      await reading.runJobs();
      return answer;
    },
    /** Deploys the object as one whose results do not wait. */
    deployWithoutWaiting: () => reading.deployObjects(({ delivery: _, ...object }) => object),
    /** Reads everything, and answers what the log tells of results that waited. */
    async read() {
      await reading.trigger(installed);
      await reading.runJobs();
      const [operation] = await reading.operationsOf(id);
      const logs = await reading.logsOf(operation);
      return logs.filter(({ message }) => message.msg.includes('no longer wait'));
    },
    /** What the newest operation says. */
    async told() {
      const [operation] = await reading.operationsOf(id);
      return operation;
    },
  };
}

describe('results of an object that are delivered on request', () => {
  it('wait until they are asked for, and are then sent once, the oldest first', async () => {
    const { messages, arrived, ask, told, trigger, runJobs, operationsOf, id, installed, ...reading } =
      await startWaiting();
    const before = [arrived(), (await operationsOf(id))[0]?.result];
    const { destination, dependencies, now } = reading;
    const disable = (disabledTime: Date | null) =>
      dependencies.db.update(destinations).set({ disabledTime }).where(eq(destinations.id, destination.id));
    await disable(now());
    expect(await ask(1)).toMatchObject({ status: 409, body: { code: 'destination_disabled' } });
    await disable(null);
    const key = { 'idempotency-key': 'once' };

    const first = await ask(1, key);
    expect((await ask(1, key)).status).toBe(204);
    expect(messages()).toHaveLength(1);
    const [page] = messages();
    await ask(500);

    expect(before).toEqual([[], '[contacts] 120 records kept until you ask for results']);
    expect(first).toMatchObject({ status: 204, body: '' });
    expect(page).toMatchObject({ readType: 'backfill', resultInfo: { type: 'inline', numRecords: 50 } });
    expect(messages()[0]).toEqual(page);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(
      messages().length,
    );
    expect(new Set(arrived()).size).toBe(120);
    expect(arrived()).toHaveLength(120);
    const rest = messages().length - 1;
    expect(await told()).toMatchObject({
      actionType: 'read',
      status: 'success',
      result: `[contacts] ${rest} pages sent to the destination, ${500 - rest} pages will be sent when they are read`,
    });

    // What was asked for and was not there yet is sent as soon as it is read.
    await trigger(installed);
    await runJobs();
    expect(arrived()).toHaveLength(240);
  });

  it('expire, and the next ask says how many pages are lost', async () => {
    const env = { DOWEL_EVENT_RETENTION_DAYS: '5' };
    const { arrived, ask, told, context, advanceClock, logsOf } = await startWaiting({
      env,
      object: { schedule: '' },
    });
    // Messages go with their partition, which has a day.
    advanceClock(6.1 * DAY_MS);
    await forgetThePast(context());

    const answer = await ask(1);

    expect([answer.status, arrived()]).toEqual([204, []]);
    const operation = await told();
    expect(operation).toMatchObject({
      status: 'failure',
      result: expect.stringMatching(/pages had expired$/),
    });
    expect((await logsOf(operation))[0]).toMatchObject({
      severity: 'ERROR',
      message: { error: expect.stringContaining('Trigger a read') },
    });
  });

  it('bring a large record as long as their message is stored', async () => {
    const large = pretendRecords(1).map((record) => ({ ...record, city: 'x'.repeat(400_000) }));
    const { outgoing } = pretendPages(numberedPages([large]));
    const env = { DOWEL_EVENT_RETENTION_DAYS: '5' };
    const { ask, messages, context, advanceClock, request } = await startWaiting({ env, outgoing });
    advanceClock(5.5 * DAY_MS);
    await forgetThePast(context());

    await ask(1);

    const [message] = messages();
    const { pathname, search } = new URL(
      message?.resultInfo.type === 'url' ? message.resultInfo.downloadUrl : 'about:blank',
    );
    expect(await request('GET', pathname + search)).toMatchObject({ status: 200, body: [{ id: 'rec_0' }] });
  });

  it('are sent before what comes after them when a deploy has them wait no longer', async () => {
    const { deployWithoutWaiting, read, arrived, messages, ask } = await startWaiting();
    await deployWithoutWaiting();
    const before = arrived();

    const [told] = await read();

    expect(before).toEqual([]);
    expect(arrived()).toHaveLength(240);
    expect(messages()[0]).toMatchObject({ readType: 'backfill' });
    expect(told).toMatchObject({ severity: 'INFO', message: { details: { pagesExpired: '0' } } });
    expect(await ask(1)).toMatchObject({ status: 422, body: { code: 'results_on_request_unsupported' } });
  });

  it('expire before a deploy has them wait no longer, and the next read says how many are lost', async () => {
    const env = { DOWEL_EVENT_RETENTION_DAYS: '5' };
    const { deployWithoutWaiting, read, arrived, context, advanceClock } = await startWaiting({
      env,
      object: { schedule: '' },
    });
    advanceClock(6.1 * DAY_MS);
    await forgetThePast(context());
    await deployWithoutWaiting();

    const [told] = await read();

    expect(arrived()).toHaveLength(120);
    expect(told).toMatchObject({ severity: 'ERROR', message: { details: { pagesSent: '0' } } });
    expect(told?.message.error).toContain('so their records were not delivered');
  });

  it('are dropped with their destination, which says how many, as the log of their read does', async () => {
    const { request, projectPath, destination, operationsOf, logsOf, id } = await startWaiting();

    const deleted = await request('DELETE', `${projectPath}/destinations/${destination.id}`);

    const [read] = await operationsOf(id);
    expect(deleted.headers.get('Dowel-Warning')).toMatch(/^messages_dropped;count=3,/);
    expect((await logsOf(read)).at(-1)).toMatchObject({
      severity: 'WARNING',
      message: { details: { dropped: destination.name } },
    });
  });

  it('are left out when the installation moves to another account, which an operation says. All are deleted with their group', async () => {
    const {
      request,
      projectPath,
      project,
      base,
      id,
      operationsOf,
      dependencies,
      connect,
      runJobs,
      ...server
    } = await startWaiting();
    const { db } = dependencies;
    const { openAccount } = server;
    const waiting = () => db.$count(bufferedPages, eq(bufferedPages.installationId, id));
    const before = await waiting();
    const other = await connect({ consumerRef: 'grace', apiKey: (await openAccount()).apiKey });

    const moved = await request('PATCH', `${base}/installations/${id}?skipSampling=true`, {
      updateMask: ['connectionId', 'account'],
      installation: { connectionId: other.id, account: { id: other.account?.id } },
    });

    expect([moved.status, before, await waiting()]).toEqual([200, 3, 0]);
    expect((await operationsOf(id)).map(({ result }) => result)).toContain(
      '[contacts] 3 pages of the account before left out',
    );

    await runJobs();
    const counts = () =>
      Promise.all([
        db.$count(bufferedPages, eq(bufferedPages.projectId, project.id)),
        db.$count(events, and(eq(events.projectId, project.id), eq(events.type, 'read'))),
      ]);
    // Those of the other account wait now. The messages of both are stored.
    expect(await counts()).toEqual([3, 6]);
    await request('DELETE', `${projectPath}/groups/acme`);
    expect(await counts()).toEqual([0, 0]);
  });

  it('that no read will bring are told, and not promised, when the config does not read the object', async () => {
    const { changeEntry, id, ask, told, logsOf } = await startWaiting();
    await changeEntry(id, { disabled: true });

    const answer = await ask(10);

    const operation = await told();
    expect(answer.status).toBe(204);
    expect(operation).toMatchObject({
      status: 'failure',
      result: '[contacts] 3 pages sent to the destination, 7 pages will not come',
    });
    expect((await logsOf(operation))[0]?.message.error).toContain('does not read "contacts"');
  });

  it('are sent when a read brings them that were asked for of an object that a deploy has left', async () => {
    const { deployObjects, ask, told, read, arrived } = await startWaiting();
    await deployObjects((one) => ({ ...one, objectName: 'companies', mapToName: 'company' }));

    const answer = await ask(500, {}, 'contacts');
    const promised = await told();
    await read();

    expect(answer.status).toBe(204);
    expect(promised?.result).toMatch(
      /^\[contacts\] 3 pages sent.* 497 pages will be sent when they are read$/,
    );
    expect(arrived()).toHaveLength(240);
  });

  it('are sent when they are asked for of an object that a deploy has taken away, and nothing else is', async () => {
    const { base, ask, told, arrived, request, deployObjects } = await startWaiting({
      object: { schedule: '' },
    });
    await deployObjects((one) => ({ ...one, objectName: 'companies', mapToName: 'company' }));

    const answer = await ask(4, {}, 'contacts');
    const later = [
      await ask(1, {}, 'contacts'),
      await request('POST', `/read${base}/objects/contacts`, { groupRef: 'acme', mode: 'async' }),
    ];

    expect([answer.status, arrived().length]).toEqual([204, 120]);
    expect((await told())?.result).toBe('[contacts] 3 pages sent to the destination');
    for (const { status, body } of later)
      expect([status, body.detail]).toEqual([404, expect.stringContaining('not read any more')]);
  });
});
