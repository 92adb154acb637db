import { expect } from 'vitest';
import { forgetsChanges, knowsDeadCursors } from './cases.ts';
import { conform } from './conform.ts';
import { type ConformanceProvider, factsOf } from './conformance-provider.ts';
import { startConforming } from './conforming.ts';

const DAY_MS = 24 * 60 * 60_000;

conform(
  5,
  async (conformer) => {
    const quirks = { largestPage: 1000 };
    // A read that finds ten times as many as the one before would pause.
    const world = await startConforming(conformer, { quirks, records: 1500 });
    const { resultCap: cap = 0, handled } = world.facts;
    const { granularityMs = 1 } = handled.record.updateTime ?? {};
    await world.pass(10 * 60_000);
    // The records of a time that the provider tells are fewer than one query reaches.
    await world.account.seed(conformer.object, cap + 250, Math.ceil(granularityMs / 2000));

    world.receiver.received.length = 0;
    await world.nextScheduled();
    await world.goOn(3);

    const arrived = world.arrived();
    expect(new Set(arrived).size).toBe(cap + 250);
    // A query that goes on from a time of a minute has all of that minute again.
    if (granularityMs === 1) expect(arrived).toHaveLength(cap + 250);
  },
  { isLarge: true },
);

conform(14, async (conformer) => {
  const facts = factsOf(conformer);
  if (knowsDeadCursors(facts)) await readWithDeadCursor(conformer);
  if (forgetsChanges(facts)) await readAfterLong(conformer);
});

async function readWithDeadCursor(conformer: ConformanceProvider): Promise<void> {
  const world = await startConforming(conformer, { isUnread: true, quirks: { largestPage: 1 } });
  const all = await world.account.seed(conformer.object, 110);
  await world.oneTurn();
  const before = world.messages().length;
  await world.pass(2 * DAY_MS);
  await world.set({ cursorsDie: { afterPage: 1, times: 1 } });

  await world.runJobs();

  expect(before).toBe(0);
  expect(new Set(world.arrived())).toEqual(new Set(all));
  await world.expectValues();
  const backfill = (await world.operations()).find(({ metadata }) => metadata?.readType === 'backfill');
  expect(backfill).toMatchObject({ status: 'success' });
  const last = (await world.logs(backfill)).at(-1);
  expect(last).toMatchObject({ message: { details: { restarts: '1' } } });
}

async function readAfterLong(conformer: ConformanceProvider): Promise<void> {
  const { object, textField } = conformer;
  const world = await startConforming(conformer, { records: 6 });
  await world.nextScheduled();
  const [first] = await world.account.records(object);
  await world.account.change(object, first?.id ?? '', { [textField]: 'Changed' });
  await world.pass(40 * DAY_MS);

  await world.nextScheduled();

  expect(world.arrived()).toContain(first?.id);
  const [operation] = await world.operations();
  const said = (await world.logs(operation)).map(({ message }) => message.msg);
  expect([operation?.status, said.join(' ')]).toEqual([
    'success',
    expect.stringMatching(/all records are read|list is read again in full/i),
  ]);
}

conform(15, async (conformer) => {
  const world = await startConforming(conformer);
  // A list that says how many records it has ends soon, whatever its pages have. Below parents, there are such lists.
  await world.seed(conformer.object, conformer.parents ? 50 * conformer.parents.count : 20);
  for (const cursor of ['repeats', 'cycles', 'endless']) {
    await world.set({ cursor });
    const before = (await world.account.calls()).length;

    await world.trigger();
    await world.goOn(2);

    const { status, error } = await world.ending();
    expect({ cursor, status, error }).toEqual({
      cursor,
      status: 'failure',
      error: expect.stringContaining('pages that it had sent before'),
    });
    expect((await world.account.calls()).length - before).toBeLessThan(60);
  }
});

conform(16, async (conformer) => {
  const world = await startConforming(conformer);
  const { paging } = world.facts.handled.list;
  const endsEmpty = 'end' in paging && paging.end.when === 'emptyPage';
  const endsShort = 'end' in paging && paging.end.when === 'shortPage';
  await world.set({ nullLists: true });
  await world.trigger();
  await world.runJobs();
  expect(await world.ending(), 'null for an empty list').toMatchObject({ status: 'success' });

  const all = await world.account.seed(conformer.object, 12);
  // A provider that promises full pages, or pages with a record, breaks its word with these.
  const isFromRecord = paging.style === 'lastRecord' || paging.style === 'offset';
  const oddities = [
    ...(endsEmpty || isFromRecord ? [] : [{ emptyMiddlePage: true }]),
    ...(endsShort ? [] : [{ shortPages: true }]),
  ];
  for (const oddity of oddities) {
    world.receiver.received.length = 0;
    await world.set(oddity);
    await world.trigger();
    await world.runJobs();
    expect(world.arrived().toSorted(), JSON.stringify(oddity)).toEqual(all.toSorted());
    await world.expectValues();
  }
});

conform(17, async (conformer) => {
  const perMs = 60_000;
  const world = await startConforming(conformer);
  const all = await world.seed(conformer.object, 40);
  for (const retryAfter of ['seconds', 'date', 'none']) {
    world.receiver.received.length = 0;
    await world.set({ rate: { limit: 3, perMs, retryAfter } });

    await world.trigger();
    await world.goOn(6, perMs);

    const { status, details } = await world.ending();
    expect({ retryAfter, status }).toEqual({ retryAfter, status: 'success' });
    expect(Number(details?.waits)).toBeGreaterThan(0);
    expect(world.arrived().toSorted()).toEqual(all.toSorted());
  }

  const more = await world.seed(conformer.object, 40);
  await world.set({ dailyQuota: 3 });
  await world.nextScheduled();
  await world.goOn(3, 60 * 60_000);
  const waiting = await world.progress();
  expect(world.arrived()).not.toEqual(expect.arrayContaining(more));
  await world.set({});
  await world.goOn(3, 60 * 60_000);

  expect(waiting).toMatchObject({ failures: 0, pauseReason: null });
  expect(world.arrived()).toEqual(expect.arrayContaining(more));
});
