import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readObjects, readRuns } from '../../src/platform/db/tables.ts';
import { askedTimesOf } from '../../src/providers/connectors/engine/object.ts';
import { type Position, sealPosition } from '../../src/sync/reads/running/position.ts';
import { conform } from './conform.ts';
import { nameOf } from './conformance-provider.ts';
import { type Conforming, startConforming } from './conforming.ts';
import { conformanceProviders } from './providers.ts';

const MINUTE_MS = 60_000;

/** Changes the text of a record. */
const touch = ({ account, conformer }: Conforming, id = '', more: object = {}) =>
  account.change(conformer.object, id, { [conformer.textField]: 'Changed' }, more);

/** A server that has read ten records, and their ids. */
async function startRead(...[conformer, options]: Parameters<typeof startConforming>) {
  const world = await startConforming(conformer, { records: 10, ...options });
  const ids = (await world.account.records(conformer.object)).map(({ id }) => id);
  return { world, ids };
}

conform(7, async (conformer) => {
  const { world, ids } = await startRead(conformer);

  await world.nextScheduled();
  const first = world.arrived();
  await touch(world, ids[3]);
  await world.nextScheduled();
  await world.nextScheduled();

  expect([first, world.arrived()]).toEqual([[], [ids[3]]]);
  await world.expectValues();
});

conform(8, async (conformer) => {
  const { world, ids } = await startRead(conformer);
  await world.nextScheduled();
  const watermark = (await world.progress())?.watermark?.getTime() ?? 0;
  world.receiver.received.length = 0;

  await touch(world, ids[0], { updateTime: watermark });
  await touch(world, ids[1], { updateTime: Math.floor(watermark / 1000) * 1000 });
  await touch(world, ids[2], { updateTime: Math.floor(watermark / MINUTE_MS) * MINUTE_MS });
  await world.nextScheduled();

  expect(world.arrived()).toEqual(expect.arrayContaining(ids.slice(0, 3)));
  await world.expectValues();
});

conform(9, async (conformer) => {
  const { world, ids } = await startRead(conformer);
  // A token says by itself what was shown, and what was not.
  const times = askedTimesOf(world.facts.handled.changes) ?? { settleMs: 0, overlapMs: MINUTE_MS };
  // Afterwards the creation of the record is too old to be found again, with which a feed would name it.
  await world.nextScheduled();
  const { dueTime } = (await world.progress()) ?? {};
  const indexLagMs = times.settleMs + Math.floor(times.overlapMs / 2);
  await world.set({ indexLagMs });

  await world.pass((dueTime?.getTime() ?? 0) - world.now().getTime() - 1000);
  await touch(world, ids[4]);
  await world.pass(1000);
  await world.runJobs();
  const early = world.arrived();
  await world.nextScheduled();

  expect([early, world.arrived()]).toEqual([[], [ids[4]]]);
  await world.expectValues();
});

conform(10, async (conformer) => {
  const { world, ids } = await startRead(conformer);
  await touch(world, ids[0], { updateTime: Date.parse('2999-01-01T00:00:00Z') });

  await world.nextScheduled();
  await touch(world, ids[1]);
  await world.nextScheduled();

  expect(world.arrived()).toContain(ids[1]);
  expect((await world.progress())?.watermark?.getTime() ?? 0).toBeLessThanOrEqual(world.now().getTime());
});

conform(11, async (conformer) => {
  for (const clockOffsetMs of [-10 * MINUTE_MS, 10 * MINUTE_MS]) {
    const { world, ids } = await startRead(conformer, { quirks: { clockOffsetMs } });
    await world.nextScheduled();

    await touch(world, ids[0]);
    await world.pass(29 * MINUTE_MS);
    await touch(world, ids[1]);
    await world.nextScheduled();
    await world.nextScheduled();

    const wanted = expect.arrayContaining(ids.slice(0, 2));
    expect(world.arrived(), `${clockOffsetMs} ms off`).toEqual(wanted);
    await world.expectValues();
  }
});

conform(12, async (conformer) => {
  const { world, ids } = await startRead(conformer);
  const { db } = world.dependencies;
  const isIt = eq(readObjects.installationId, world.installation.id);
  await touch(world, ids[0]);
  const future = new Date('2999-01-01T00:00:00Z');
  await db.update(readObjects).set({ watermark: future }).where(isIt);

  await world.nextScheduled();
  const healed = (await world.progress())?.watermark?.getTime() ?? 0;
  await touch(world, ids[1]);
  await world.nextScheduled();

  expect(healed).toBeLessThanOrEqual(world.now().getTime());
  expect(world.arrived()).toEqual(expect.arrayContaining(ids.slice(0, 2)));

  // A run in the middle, as an older version of this server stored it.
  world.receiver.received.length = 0;
  const more = await world.account.seed(conformer.object, 60);
  await world.trigger();
  await world.oneTurn();
  const isOpen = and(eq(readRuns.installationId, world.installation.id), eq(readRuns.readType, 'triggered'));
  const [run] = await db.select().from(readRuns).where(isOpen);
  const sealed = sealPosition(world.dependencies, run?.id ?? '', {} as Position);
  await db.update(readRuns).set(sealed).where(isOpen);
  await world.runJobs();

  expect(world.arrived()).toEqual(expect.arrayContaining(more));
  expect((await world.ending()).status).toBe('success');
});

it.each([
  ['zendeskSupport', 'updated_at'],
  ['asana tasks', 'modified_at'],
])('%s: a record that is listed as changed arrives, also if its %s is from before', async (name, member) => {
  const conformer = conformanceProviders.find((one) => nameOf(one) === name);
  if (!conformer) throw new Error(`The suite has no ${name}.`);
  const { world, ids } = await startRead(conformer);
  await world.nextScheduled();
  world.receiver.received.length = 0;

  const values = { [conformer.textField]: 'Changed', [member]: '2026-03-01T00:00:00Z' };
  await world.account.change(conformer.object, ids[0] ?? '', values);
  await world.nextScheduled();
  await world.nextScheduled();

  expect(world.arrived()).toEqual([ids[0]]);
});
