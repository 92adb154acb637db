import { describe, expect, it } from 'vitest';
import { createGiven } from '../../../../test/given/given.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { deliveryLane } from '../../../platform/events/delivery-lane.ts';
import { runTurn } from '../../../platform/lanes/run-turn.ts';
import { deliveriesKind } from './lane.ts';
import { takeFromRate } from './rate.ts';

const receiver = receiverOfEachTest();

const never = new AbortController().signal;
const env = { NODE_ENV: 'development', DOWEL_DELIVERIES_PER_SECOND: '10' };

/** Gives one turn to the lane of a new webhook of a project. */
async function lane({ dependencies, project: own }: TestServer, count: number, project = own) {
  const given = createGiven({ dependencies, project });
  const { id } = await given.webhook(receiver.url);
  await given.deliveries(id, count);
  return () => runTurn(dependencies, deliveriesKind, deliveryLane({ id, projectId: project.id }), never);
}

describe('the rate of an org', () => {
  it('leaves a turn without messages while nothing is left, and loses none', async () => {
    const server = await startTestServer({ env });
    const turn = await lane(server, 25);

    await turn();
    const outcome = await turn();
    const sent = receiver.received.length;
    for (let second = 0; second < 2; second += 1) {
      server.advanceClock(1000);
      await turn();
    }

    expect([outcome, sent]).toEqual(['moreIsDue', 10]);
    expect(receiver.received).toHaveLength(25);
  });

  it.each(['3', '300', '1000000'])(
    'may be %s, which no whole number of milliseconds divides',
    async (rate) => {
      const server = await startTestServer({ env: { ...env, DOWEL_DELIVERIES_PER_SECOND: rate } });
      const turn = await lane(server, 3);
      const another = await lane(server, 3);

      await turn();
      server.advanceClock(1000);
      await another();

      expect(receiver.received).toHaveLength(6);
    },
  );

  it('is kept together by turns of its webhooks at the same moment, and goes on after a second', async () => {
    const server = await startTestServer({ env });
    const warm = await lane(server, 1);
    await warm();
    const turns = await Promise.all([lane(server, 8), lane(server, 8), lane(server, 8)]);

    await Promise.all(turns.map((turn) => turn()));
    const atOnce = receiver.received.length;
    server.advanceClock(1000);
    for (const turn of turns) await turn();

    expect([atOnce, receiver.received.length]).toEqual([10, 20]);
  });

  it('is shared by its projects, which are free to make, and does not touch another org', async () => {
    const server = await startTestServer({ env });
    const { given, project } = server;
    const sister = await given.project({ orgId: project.orgId });
    const full = await lane(server, 30);
    const [shared, free] = [await lane(server, 7, sister), await lane(server, 7, await given.project())];
    await full();

    await shared();
    const ofOrg = receiver.received.length;
    await free();

    expect([ofOrg, receiver.received.length]).toEqual([10, 17]);
  });

  it('refills with time, holds one second at most, and gives nothing for a clock that goes back', async () => {
    const server = await startTestServer({ env });
    const take = (wanted: number) => takeFromRate(server.context(), wanted);

    const granted = [await take(7), await take(7)];
    server.advanceClock(200);
    granted.push(await take(7));
    server.advanceClock(-10_000);
    granted.push(await take(7));
    server.advanceClock(60_000);
    granted.push(await take(50));

    expect(granted).toEqual([7, 3, 2, 0, 10]);
  });

  it('is not used up for hours by a clock that was ahead and is set right', async () => {
    const server = await startTestServer({ env });
    const granted = [await takeFromRate(server.context(), 10)];

    server.advanceClock(-6 * 3_600_000);
    granted.push(await takeFromRate(server.context(), 7), await takeFromRate(server.context(), 7));

    expect(granted).toEqual([10, 7, 3]);
  });

  it('never grants more in any second than the rate, however it is asked', async () => {
    const server = await startTestServer({ env });
    let total = 0;
    for (let ms = 0; ms < 3_000; ms += 70) {
      total += await takeFromRate(server.context(), 3);
      server.advanceClock(70);
    }

    expect(total).toBeLessThanOrEqual(10 + 3 * 10);
    expect(total).toBeGreaterThanOrEqual(3 * 10);
  });
});
