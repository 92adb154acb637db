import { expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { startReading } from '../../sync/reads/running/reading.fixture.ts';
import { watchClock } from './planned-ahead.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

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
