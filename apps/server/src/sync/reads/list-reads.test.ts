import type { ObjectRead } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { operations, readRuns, writeRuns } from '../../platform/db/tables.ts';
import { startReading } from './running/reading.fixture.ts';

const receiver = receiverOfEachTest();

async function startListing() {
  const reading = await startReading(receiver);
  const installation = await reading.install();
  const path = `${reading.base}/installations/${installation.id}`;
  return {
    ...reading,
    installation,
    listed: async (): Promise<ObjectRead[]> => (await reading.request('GET', `${path}/reads`)).body,
  };
}

describe('looking at how an object is read', () => {
  it('tells of the backfill while it goes on, and of its end, count and next time afterwards', async () => {
    const { listed, runJobs, runsOf, objectOf, installation, changeEntry } = await startListing();
    const before = await listed();
    await runJobs();

    const after = await listed();

    const [run] = await runsOf(installation.id);
    const state = await objectOf(installation.id);
    const backfill = { operationId: run?.id, readType: 'backfill' };
    expect(before).toMatchObject([
      { objectName: 'contacts', currentRun: { ...backfill, status: 'in_progress', recordCount: 0 } },
    ]);
    expect(before[0]).not.toHaveProperty('lastRun');
    expect(after).toMatchObject([
      {
        schedule: '*/30 * * * *',
        nextTime: state?.dueTime?.toISOString(),
        readUntil: state?.watermark?.toISOString(),
        lastRun: { ...backfill, status: 'success', recordCount: 120, endTime: run?.endTime?.toISOString() },
      },
    ]);
    expect(after[0]).not.toHaveProperty('currentRun');

    // The customer does not read it any more.
    await changeEntry(installation.id, { disabled: true });
    expect(await listed()).toEqual([]);
  });

  it('tells that a read failed, without the words of the failure, also beside one that goes on, and when its operation is not kept any more', async () => {
    const { listed, runJobs, trigger, installation, request, projectPath, destination, ...server } =
      await startListing();
    await request('DELETE', `${projectPath}/destinations/${destination.id}`);
    await runJobs();
    const operationId = await trigger(installation);

    const [contacts] = await listed();
    const { dependencies, project } = server;
    await dependencies.db.delete(operations).where(eq(operations.projectId, project.id));
    const later = await listed();

    expect(contacts).toMatchObject({
      currentRun: { operationId, readType: 'triggered', status: 'in_progress' },
      lastRun: { readType: 'backfill', status: 'failure', recordCount: 0 },
    });
    expect(JSON.stringify(contacts)).not.toMatch(/destination|demoWebhook/);
    expect(later).toMatchObject([{ lastRun: { readType: 'backfill', status: 'failure' } }]);
  });
});

describe('what only a builder sees of reads', () => {
  it('has the last 24 that ended, newest first, and the writes that wait, and is not told to people of a group', async () => {
    const { listed, runJobs, runsOf, installation, context, base, given, request } = await startListing();
    await runJobs();
    const { db, project, now } = context();
    const [first] = await runsOf(installation.id);
    const more = Array.from({ length: 24 }, () => v7());
    await db.insert(readRuns).values(more.flatMap((id) => (first ? { ...first, id } : [])));
    const deadlineTime = new Date(now().getTime() + 60_000);
    const run = { projectId: project.id, installationId: installation.id, objectName: 'contacts' };
    const waiting = { ...run, type: 'create', isSynchronous: false, createTime: now() } as const;
    await db.insert(writeRuns).values([
      { ...waiting, records: 2, dueTime: now(), deadlineTime },
      { ...waiting, records: 3, dueTime: now(), deadlineTime: new Date(deadlineTime.getTime() + 1) },
      { ...waiting, records: 5, dueTime: null, deadlineTime: now() },
    ]);

    const [contacts] = await listed();

    expect(contacts?.recentRuns?.map(({ operationId }) => operationId)).toEqual(more.toReversed());
    expect(contacts?.waitingWrites).toEqual({ recordCount: 5, untilTime: deadlineTime.toISOString() });
    const person = given.asConsumer(
      await given.consumerToken({ groupRef: installation.group?.groupRef ?? '' }),
    );
    const path = `${base}/installations/${installation.id}/reads`;
    const { body: shown } = await request('GET', path, undefined, person);
    expect(shown[0]).toHaveProperty('lastRun');
    expect(shown[0]).not.toHaveProperty('recentRuns');
  });
});
