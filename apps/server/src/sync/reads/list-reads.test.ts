import type { ObjectRead } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { operations, writeRuns } from '../../platform/db/tables.ts';
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
    disable: () =>
      reading.request('PATCH', path, {
        updateMask: ['config.content.read.objects.contacts.disabled'],
        installation: { config: { content: { read: { objects: { contacts: { disabled: true } } } } } },
      }),
  };
}

describe('looking at how an object is read', () => {
  it('tells of the backfill while it goes on, and of its end, count and next time afterwards', async () => {
    const { listed, runJobs, runsOf, objectOf, installation } = await startListing();
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
  });

  it('tells that a read failed, without the words of the failure, and keeps it beside the one that goes on', async () => {
    const { listed, runJobs, trigger, installation, request, projectPath, destination } =
      await startListing();
    await request('DELETE', `${projectPath}/destinations/${destination.id}`);
    await runJobs();
    const operationId = await trigger(installation);

    const [contacts] = await listed();

    expect(contacts).toMatchObject({
      currentRun: { operationId, readType: 'triggered', status: 'in_progress' },
      lastRun: { readType: 'backfill', status: 'failure', recordCount: 0 },
    });
    expect(JSON.stringify(contacts)).not.toMatch(/destination|demoWebhook/);
  });

  it('knows that the first read failed when its operation is not kept any more', async () => {
    const { listed, runJobs, request, projectPath, destination, dependencies, project } =
      await startListing();
    await request('DELETE', `${projectPath}/destinations/${destination.id}`);
    await runJobs();
    await dependencies.db.delete(operations).where(eq(operations.projectId, project.id));

    expect(await listed()).toMatchObject([{ lastRun: { readType: 'backfill', status: 'failure' } }]);
  });

  it('leaves out an object that the customer does not read any more', async () => {
    const { listed, disable } = await startListing();
    await disable();

    expect(await listed()).toEqual([]);
  });
});

describe('what only a builder sees of reads', () => {
  it('has the last 24 that ended, newest first, and the writes that wait', async () => {
    const { listed, runJobs, trigger, installation, context } = await startListing();
    await runJobs();
    const ids: string[] = [];
    for (let turn = 0; turn < 25; turn += 1) {
      ids.unshift(await trigger(installation));
      await runJobs();
    }
    const { db, project, now } = context();
    const deadlineTime = new Date(now().getTime() + 60_000);
    const run = { projectId: project.id, installationId: installation.id, objectName: 'contacts' };
    const waiting = { ...run, type: 'create', isSynchronous: false, createTime: now() } as const;
    await db.insert(writeRuns).values([
      { ...waiting, records: 2, dueTime: now(), deadlineTime },
      { ...waiting, records: 3, dueTime: now(), deadlineTime: new Date(deadlineTime.getTime() + 1) },
      { ...waiting, records: 5, dueTime: null, deadlineTime: now() },
    ]);

    const [contacts] = await listed();

    expect(contacts?.recentRuns?.map(({ operationId }) => operationId)).toEqual(ids.slice(0, 24));
    expect(contacts?.waitingWrites).toEqual({ recordCount: 5, untilTime: deadlineTime.toISOString() });
  });

  it('is not told to the people of a group', async () => {
    const { base, installation, runJobs, given, request } = await startListing();
    await runJobs();
    const groupRef = installation.group?.groupRef ?? '';
    const person = given.asConsumer(await given.consumerToken({ groupRef }));

    const { body } = await request(
      'GET',
      `${base}/installations/${installation.id}/reads`,
      undefined,
      person,
    );

    const [contacts] = body;
    expect(contacts).toHaveProperty('lastRun');
    expect(contacts).not.toHaveProperty('recentRuns');
  });
});
