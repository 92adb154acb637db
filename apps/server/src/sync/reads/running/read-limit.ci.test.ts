import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { readRuns } from '../../../platform/db/tables.ts';
import { runTurn } from '../../../platform/lanes/run-turn.ts';
import { restConnector } from '../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { listenTo, messagesOf } from '../../events/stored-events.fixture.ts';
import { readLane } from '../read-lane.ts';
import { readsKind } from './lane.ts';
import { noParents, type Position, start } from './position.ts';
import { pretendPages, pretendRecords } from './pretend-pages.fixture.ts';
import type { RunRow } from './queries.ts';
import { excessOf, readLimit } from './read-limit.ts';
import { startReading } from './reading.fixture.ts';

const receiver = receiverOfEachTest();

/** A provider whose cursors are always new, until it is told to end its list. */
async function startEndless(
  pageSize: number,
  { env = {}, object = {} }: Pick<NonNullable<Parameters<typeof startReading>[1]>, 'env' | 'object'> = {},
) {
  const list = { pages: Number.POSITIVE_INFINITY };
  const provider = pretendPages((cursor) => {
    const page = Number(cursor ?? 0);
    const next = page + 1 < list.pages ? { nextCursor: String(page + 1) } : {};
    return { body: { records: pretendRecords(pageSize, page * pageSize), ...next } };
  });
  const reading = await startReading(receiver, { outgoing: provider.outgoing, env, object });
  await listenTo(reading, ['read.schedule.paused']);
  const installation = await reading.install();
  const path = `${reading.base}/installations/${installation.id}`;
  return {
    ...reading,
    list,
    provider,
    installation,
    latest: async () => (await reading.operationsOf(installation.id))[0],
    told: async () =>
      (await messagesOf(reading)).filter(
        ({ notificationType }) => notificationType === 'read.schedule.paused',
      ),
    shown: async () => (await reading.request('GET', path)).body,
    pauseOf: async () => (await reading.request('GET', `${path}/reads`)).body[0].pause,
    unpause: () => reading.request('POST', `/read${path}:unpause`, {}),
  };
}

describe('a list that never ends', () => {
  it('pauses a first read at its maximum, which is told, and goes on from there when somebody accepts it', async () => {
    const world = await startEndless(10, { env: { DOWEL_MAX_READ_RECORDS: '30' } });

    await world.runJobs();
    const [paused, pause, shown] = [await world.latest(), await world.pauseOf(), await world.shown()];
    const explained = await world.request('GET', `${world.projectPath}/operations/${paused?.id}:explain`);
    const calls = world.provider.calls.length;
    await world.nextScheduled();
    const idle = world.provider.calls.length - calls;
    world.list.pages = 7;
    const { status } = await world.unpause();
    await world.runJobs();

    const reason = expect.stringContaining('has sent 40 records of "contacts" so far');
    expect(paused).toMatchObject({ status: 'in_progress', result: reason });
    expect(pause).toMatchObject({ reason: 'limit' });
    expect(shown).toMatchObject({ healthStatus: 'unhealthy', healthReasons: [reason] });
    expect(await world.told()).toMatchObject([{ data: { error: reason } }]);
    expect(explained.body.diagnosis).toMatchObject({ kind: 'too_much', actor: 'builder' });
    expect([calls <= 6, idle, status]).toEqual([true, 0, 204]);
    expect(new Set(world.arrived()).size).toBe(70);
    expect(world.arrived()).toHaveLength(70);
    expect(await world.shown()).toMatchObject({ healthStatus: 'healthy' });
    expect(await world.operationsOf(world.installation.id)).toContainEqual(
      expect.objectContaining({ id: paused?.id, status: 'success' }),
    );
  });

  it('pauses a later read that finds ten times as many as the last full one and many more', async () => {
    const world = await startEndless(10);
    world.list.pages = 1;
    await world.runJobs();
    world.list.pages = 200;
    world.advanceClock(35 * 60_000);
    const installationId = world.installation.id;
    const lane = readLane({ installationId, objectName: 'contacts', projectId: world.project.id });
    // The count is set between the first turn and the next one.
    await runTurn(world.dependencies, readsKind, lane, new AbortController().signal);
    const [, run] = await world.runsOf(installationId);
    const { db } = world.dependencies;
    await db
      .update(readRuns)
      .set({ recordsRead: 100_010 })
      .where(eq(readRuns.id, run?.id ?? ''));

    await world.runJobs();

    expect(await world.objectOf(installationId)).toMatchObject({
      foundRecords: 10,
      pauseReason: 'limit',
      dueTime: null,
    });
    expect(await world.told()).toMatchObject([
      { data: { error: expect.stringContaining('were 10 before') } },
    ]);
  });

  inFull('does not count the time in which a first read waits for a destination that is paused', async () => {
    const world = await startEndless(1000, {
      env: { DOWEL_MAX_READ_HOURS: '1' },
      object: { delivery: { mode: 'auto', pageSize: 50 } },
    });
    world.list.pages = 9;
    const destination = `${world.projectPath}/destinations/demoWebhook`;
    await world.request('POST', `${destination}:pause`, {});
    for (const minutes of [0, 40, 40]) {
      world.advanceClock(minutes * 60_000);
      await world.runJobs();
    }
    const held = new Set(world.arrived()).size;

    await world.request('POST', `${destination}:unpause`);
    for (let turn = 0; turn < 20; turn += 1) {
      world.advanceClock(2_000);
      await world.runJobs();
    }

    expect([held, new Set(world.arrived()).size]).toEqual([0, 9000]);
    expect(await world.latest()).toMatchObject({ status: 'success' });
    expect(await world.pauseOf()).toBeUndefined();
  });

  it('ends a read that was asked for as a failure', async () => {
    const world = await startEndless(10, {
      env: { DOWEL_MAX_READ_RECORDS: '30' },
      object: { backfill: { defaultPeriod: { days: 0 } } },
    });
    await world.trigger(world.installation);

    await world.runJobs();

    expect(await world.latest()).toMatchObject({ status: 'failure' });
    expect((await world.objectOf(world.installation.id))?.pausedTime).toBeNull();
  });
});

describe('how much a read may find', () => {
  const connector = restConnector(sandbox);
  const now = new Date('2026-05-01T10:00:00Z');
  const settings = { maxReadRecords: 1000, maxReadMs: 3_600_000 };
  const stateOf = (recordsRead: number, position: Partial<Position>) => ({
    run: { objectName: 'contacts', recordsRead } as RunRow,
    position: { ...start, ...position },
  });
  const isTooMuch = (recordsRead: number, position: Partial<Position>, at = now) =>
    excessOf({ connector, handled: connector.object('contacts') }, stateOf(recordsRead, position), at) !==
    undefined;

  it('is a maximum of records and of hours on a first read', () => {
    const limit = readLimit(settings, null, now);

    expect([1000, 1001].map((found) => isTooMuch(found, { limit }))).toEqual([false, true]);
    expect(isTooMuch(1, { limit }, new Date(now.getTime() + 3_600_000))).toBe(true);
  });

  it('is ten times what there was, and never less than 100,000 more', () => {
    const [few, many] = [5, 1_000_000].map((before) => readLimit(settings, before, now));

    expect([100_005, 100_006].map((found) => isTooMuch(found, { ...(few && { limit: few }) }))).toEqual([
      false,
      true,
    ]);
    expect(
      [10_000_000, 10_000_001].map((found) => isTooMuch(found, { ...(many && { limit: many }) })),
    ).toEqual([false, true]);
  });

  it('counts parents, whose lists may be empty', () => {
    const limit = readLimit(settings, null, now);

    expect(isTooMuch(0, { limit, parents: { ...noParents, read: 1001 } })).toBe(true);
  });

  it('is not known of a read that a release without limits has begun', () => {
    expect(isTooMuch(1_000_000_000, {})).toBe(false);
  });
});
