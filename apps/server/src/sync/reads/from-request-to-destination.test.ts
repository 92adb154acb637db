import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { listenTo, messagesOf } from '../events/stored-events.fixture.ts';
import { startReading } from './running/reading.fixture.ts';

const receiver = receiverOfEachTest();

/** An integration without a backfill, installed, and the four requests about its reads. */
async function startInstalled() {
  const reading = await startReading(receiver, { object: { backfill: { defaultPeriod: { days: 0 } } } });
  const { id } = await reading.install();
  const ask = (path: string, body?: object) => reading.request('POST', `/read${reading.base}/${path}`, body);
  return { ...reading, id, ask };
}

describe('asking for a read over HTTP', () => {
  it('brings every record to the destination, and tells when it is done', async () => {
    const reading = await startInstalled();
    const { ask, runJobs, arrived, request, projectPath, id } = reading;
    await listenTo(reading, ['read.triggered.done']);

    const { body } = await ask('objects/person', { groupRef: 'acme', mode: 'async' });
    await runJobs();

    expect(new Set(arrived()).size).toBe(120);
    const { body: operation } = await request('GET', `${projectPath}/operations/${body.operationId}`);
    expect(operation).toMatchObject({ installationId: id, status: 'success' });
    const told = (await messagesOf(reading)).filter(({ notificationType }) => notificationType);
    const data = { installationId: id, operationId: body.operationId };
    expect(told).toMatchObject([{ notificationType: 'read.triggered.done', data }]);
  });

  it('holds the messages about records of an earlier one that failed, if the destination asks for order', async () => {
    const { ask, runJobs, request, destination, projectPath, advanceClock } = await startInstalled();
    const ordered = { updateMask: ['ordering'], destination: { ordering: 'record' } };
    await request('PATCH', `${projectPath}/destinations/${destination.id}`, ordered);
    receiver.answers((response, number) => response.writeHead(number === 1 ? 422 : 204).end());
    const read = async (): Promise<string> => {
      const { body } = await ask('objects/contacts', { groupRef: 'acme', mode: 'async' });
      await runJobs();
      return body.operationId;
    };
    /** The runs whose messages with the first record have come, in their order. */
    const runsOfFirst = () => {
      const bodies = receiver.received.map(({ body }) => JSON.parse(body));
      const { id } = bodies[0].result[0];
      return bodies.flatMap(({ result, operationId }) =>
        result.some((record: { id: string }) => record.id === id) ? [operationId] : [],
      );
    };

    const first = await read();
    const second = await read();
    const whileWaiting = runsOfFirst();
    advanceClock(7_000);
    await runJobs();

    expect(whileWaiting).toEqual([first]);
    expect(runsOfFirst()).toEqual([first, first, second]);
  });

  it('runs while the schedule is paused, which goes on at once with what has changed meanwhile', async () => {
    const { ask, runJobs, arrived, nextScheduled, crm, id, advanceTo } = await startInstalled();
    await ask(`installations/${id}:pause`);
    const { records } = await crm('GET', 'contacts/records?limit=1');
    const changed = await crm('PATCH', `contacts/records/${records[0].id}`, { city: 'Oslo' });
    advanceTo(changed.updated_at, 10 * 60_000);
    await nextScheduled();
    const whilePaused = arrived();

    await ask(`installations/${id}:unpause`);
    await runJobs();

    expect(whilePaused).toEqual([]);
    expect(arrived()).toContain(records[0].id);
    await ask(`installations/${id}:pause`);
    const before = arrived().length;
    await ask('objects/contacts', { groupRef: 'acme', mode: 'async' });
    await runJobs();
    expect(arrived()).toHaveLength(before + 120);
  });
});
