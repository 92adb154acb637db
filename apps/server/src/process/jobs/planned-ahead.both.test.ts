import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { inProject } from '../../platform/db/scope.ts';
import { deliveries } from '../../platform/db/tables.ts';
import { blockBudgets, findBlock } from '../../providers/provider-budgets/queries.ts';
import { pauseRows } from '../../sync/reads/following/pausing.ts';
import { startReading } from '../../sync/reads/running/reading.fixture.ts';
import { startReconciling } from '../../sync/subscriptions/reconciling/reconciling.fixture.ts';
import { startWriting } from '../../sync/writes/writing.fixture.ts';
import { watchClock } from './planned-ahead.ts';
import { pullBack } from './planned-ahead-queries.ts';

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
    { scheduledReads: 1, rateLimits: 1, deliveries: 1, readsUntil: 1 },
  ]);
});

it('sends at once what was accepted while the clock was hours ahead', async () => {
  const server = await startWriting();
  await server.runJobs();
  const clock = watchClock(server.context(), () => 0);
  await clock.look();
  server.advanceClock(5 * HOUR_MS);
  await clock.look();
  const destination = await server.given.webhook('https://hooks.example.com');
  await server.given.deliveries(destination.id);
  await server.write({ mode: 'asynchronous', type: 'create', record: { last_name: 'Ahead' } });

  server.advanceClock(-5 * HOUR_MS);
  await clock.look();
  await server.runJobs();
  clock.stop();

  const context = server.context();
  const isDelivered = inProject(context, deliveries, eq(deliveries.status, 'delivered'));
  expect(await context.db.$count(deliveries, isDelivered)).toBe(1);
  expect(await server.atProvider('Ahead')).toHaveLength(1);
});

it('tries again at once what failed while the clock was hours ahead', async () => {
  const server = await startReading(receiver);
  // After so many failures the destination pauses.
  const [id] = await server.given.deliveries(server.destination.id, 20);
  const clock = watchClock(server.context(), () => 0);
  await clock.look();
  server.advanceClock(5 * HOUR_MS);
  await clock.look();
  receiver.answers((response) => response.writeHead(503).end());
  await server.runJobs();

  server.advanceClock(-5 * HOUR_MS);
  await clock.look();
  receiver.answers((response) => response.writeHead(204).end());
  await server.runJobs();
  clock.stop();

  const { body } = await server.request('GET', `${server.projectPath}/deliveries/${id}`);
  expect(body.status).toBe('delivered');
  expect(body.attempts).toHaveLength(2);
});

it('calls again what a provider has stopped for a moment while the clock was hours ahead', async () => {
  const server = await startReading(receiver);
  const { context, now } = server;
  const stopped = { provider: 'oak', scopeId: 'con1', callClass: '' };
  await blockBudgets(context(), [stopped], now().getTime() + 5 * HOUR_MS + 60_000);

  await pullBack(context());

  expect(await findBlock(context(), stopped)).toBe(0);
});

async function startAhead() {
  const server = await startReading(receiver);
  const { id } = await server.install();
  await server.runJobs();
  const before = await server.objectOf(id);
  const clock = watchClock(server.context(), () => 0);
  await clock.look();
  server.advanceClock(5 * HOUR_MS);
  await clock.look();
  const setRight = async () => {
    server.advanceClock(-5 * HOUR_MS);
    await clock.look();
    clock.stop();
  };
  return { ...server, id, before: before?.watermark, setRight };
}

it('reads at once what was read while the clock was hours ahead, from where it was read before', async () => {
  const server = await startAhead();
  await server.nextScheduled();

  await server.setRight();

  const { dueTime, watermark } = (await server.objectOf(server.id)) ?? {};
  const fromTime = (await server.runsOf(server.id)).at(-1)?.fromTime;
  expect({ dueTime, watermark }).toEqual({ dueTime: server.now(), watermark: fromTime });
});

it('keeps a paused object paused, and later reads it from where the last read began', async () => {
  const server = await startAhead();
  await server.nextScheduled();
  await server.context().transaction((tx) => pauseRows(tx, server.id, undefined, undefined));

  await server.setRight();

  const { dueTime, watermark } = (await server.objectOf(server.id)) ?? {};
  expect(dueTime).toBe(null);
  expect(Number(watermark)).toBeLessThanOrEqual(Number(server.before));
});

it('ends a read that began while the clock was hours ahead, and reads from where it was read before', async () => {
  const server = await startAhead();
  server.advanceClock(HOUR_MS);
  const hasBegun = async () => (await server.runsOf(server.id))[1]?.startTime;
  for (let statement = 1; !(await hasBegun()); statement += 1) await server.dyingTurn(server.id, statement);
  server.advanceClock(-HOUR_MS);

  await server.setRight();
  await server.runJobs();

  expect((await server.runsOf(server.id)).at(-1)).toMatchObject({ dueTime: null, readType: 'scheduled' });
  expect((await server.objectOf(server.id))?.watermark).toEqual(server.before);
});

it.each([
  ['by time', 'sandbox', undefined, 'create', true],
  ['by token', 'google', { object: 'calendarList', required: {} }, 'update', false],
])('finds changes %s of objects that were read hours ahead', async (_, dialect, other, kind, isReset) => {
  const world = await startReconciling(dialect, { records: 3 }, other);
  world.gate.shut();
  const clock = watchClock(world.context(), () => 0);
  await clock.look();
  world.advanceClock(5 * HOUR_MS);
  await clock.look();
  await world.runJobs();

  world.advanceClock(-4 * HOUR_MS);
  const id = await world.create('Grace');
  await clock.look();
  const [object] = await world.objects();
  await world.later(2);
  clock.stop();

  expect(Number(object?.watermark) < Number(world.now())).toBe(isReset);
  expect(world.told()).toEqual([[kind, id, true]]);
});
