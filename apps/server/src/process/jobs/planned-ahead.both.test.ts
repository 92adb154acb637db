import { expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { startReading } from '../../sync/reads/running/reading.fixture.ts';
import { startReconciling } from '../../sync/subscriptions/reconciling/reconciling.fixture.ts';
import { watchClock } from './planned-ahead.ts';

const HOUR_MS = 60 * 60_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

const receiver = receiverOfEachTest();

it('does what was planned while the clock was a year ahead, when the clock is set right', async () => {
  const server = await startReading(receiver);
  const installation = await server.install();
  await server.runJobs();
  const clock = watchClock(server.context(), () => 0);
  await clock.look();
  server.advanceClock(YEAR_MS);
  await clock.look();
  receiver.answers((response) => response.writeHead(503).end());
  const [deliveryId] = await server.given.deliveries(server.destination.id);
  await server.nextScheduled();
  const planned = await server.objectOf(installation.id);

  server.advanceClock(-YEAR_MS);
  const before = await server.runsOf(installation.id);
  await clock.look();
  receiver.answers((response) => response.writeHead(204).end());
  await server.runJobs();
  clock.stop();

  const { body: delivery } = await server.request('GET', `${server.projectPath}/deliveries/${deliveryId}`);
  const warnings = server.logged.filter((line) => line.includes('The clock of a server was ahead'));
  expect(planned?.dueTime?.getTime()).toBeGreaterThan(server.now().getTime() + YEAR_MS / 2);
  expect((await server.runsOf(installation.id)).length).toBeGreaterThan(before.length);
  expect(delivery.status).toBe('delivered');
  expect(warnings.map((line) => JSON.parse(line).pulled)).toEqual([
    { scheduledReads: 1, rateLimits: 1, deliveries: 1 },
  ]);
});

it('reads at once what was read while the clock was hours ahead', async () => {
  const server = await startReading(receiver);
  const { id } = await server.install();
  await server.runJobs();
  const clock = watchClock(server.context(), () => 0);
  await clock.look();
  server.advanceClock(5 * HOUR_MS);
  await clock.look();
  await server.nextScheduled();

  server.advanceClock(-5 * HOUR_MS);
  await clock.look();
  clock.stop();

  expect((await server.objectOf(id))?.dueTime).toEqual(server.now());
});

it('finds the changes of subscribed objects that were read while the clock was hours ahead', async () => {
  const world = await startReconciling('sandbox');
  world.gate.shut();
  const clock = watchClock(world.context(), () => 0);
  await clock.look();
  world.advanceClock(5 * HOUR_MS);
  await clock.look();
  await world.runJobs();

  world.advanceClock(-4 * HOUR_MS);
  const id = await world.create('Grace');
  await clock.look();
  await world.later(2);
  clock.stop();

  expect(world.told()).toEqual([['create', id, true]]);
});
