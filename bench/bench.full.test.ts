import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureChanges } from './changes.ts';
import { measureClient } from './client-calls.ts';
import { measureDeliveries } from './deliveries.ts';
import { sources } from './processes.ts';
import { measureProxy } from './proxy.ts';
import { measureRatios } from './ratios.ts';
import { measureReads } from './reads.ts';
import { measureRenewals } from './renewals.ts';
import { ratioTable } from './report.ts';
import { scenarios } from './scenarios.ts';
import { createWorld, type World } from './world.ts';

/** Enough to see that the benchmarks run. The ratios depend on the machine, so the test does not check their size. */
const tiny = { seconds: 0.5, connections: 2, rounds: 1, warmUpRequests: 1 };

describe('the benchmarks', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld(4, sources);
  });

  afterAll(() => world?.close());

  it('give a ratio for every scenario', async () => {
    const measured = await measureRatios(world, tiny);

    expect(measured.map(({ scenario }) => scenario.name)).toEqual(scenarios.map(({ name }) => name));
    for (const { ratio, server, bare } of measured) {
      expect(Number.isFinite(ratio)).toBe(true);
      expect(server.perSecond).toBeGreaterThan(0);
      expect(bare.perSecond).toBeGreaterThan(0);
    }
    // There are four requests. Autocannon ends only after a whole second, which would make four per second at most. The
    // baseline needs milliseconds, so it is faster than that on a busy machine, too.
    const created = measured.find(({ scenario }) => scenario.groups(world) !== undefined);
    expect(created?.bare.perSecond).toBeGreaterThan(4);
    expect(ratioTable(measured).split('\n')).toHaveLength(scenarios.length + 2);
  });

  it('give figures of the client', async () => {
    const { fetch, client, processorRatio } = await measureClient(world, { rounds: 1, calls: 10 });

    for (const { p50, p95 } of [fetch, client]) expect(p95).toBeGreaterThanOrEqual(p50);
    expect(processorRatio).toBeGreaterThan(0);
  });

  it('give figures of the proxy', async () => {
    const { direct, passThrough, proxy } = await measureProxy(world, { rounds: 1, calls: 20 });

    for (const { p50, p95 } of [direct, passThrough, proxy]) {
      expect(p50).toBeGreaterThan(0);
      expect(p95).toBeGreaterThanOrEqual(p50);
    }
  });

  it('give figures of renewals', async () => {
    const { perSecond, barePerSecond, ratio } = await measureRenewals(world, { rounds: 1 });

    for (const figure of [perSecond, barePerSecond, ratio]) expect(figure).toBeGreaterThan(0);
  });

  it('give figures of reads', async () => {
    const { records, perSecond, barePerSecond, ratio, recordsPerMessage, bytesPerRecord } =
      await measureReads(world, { rounds: 1, records: 300 });

    expect(records).toBe(420);
    expect(recordsPerMessage).toBeLessThanOrEqual(records);
    for (const figure of [perSecond, barePerSecond, ratio, recordsPerMessage, bytesPerRecord])
      expect(figure).toBeGreaterThan(0);
  });

  it('give figures of writes and events', async () => {
    const { direct, write, lag } = await measureChanges(world, { writes: 5, events: 3 });

    for (const { p50, p95 } of [direct, write]) {
      expect(p50).toBeGreaterThan(0);
      expect(p95).toBeGreaterThanOrEqual(p50);
    }
    expect(lag.p95).toBeGreaterThanOrEqual(lag.p50);
  });

  it('give figures of deliveries', async () => {
    const effort = {
      rounds: 1,
      waiting: 200,
      destinations: 2,
      lagSeconds: 0.2,
      logSizes: [500, 1_000],
    } as const;

    const {
      perSecond,
      barePerSecond,
      slowRatio,
      togetherMs,
      apartMs,
      manyApartMs,
      pageRatio,
      bytesPerMessage,
    } = await measureDeliveries(world, effort);

    for (const rate of [perSecond, barePerSecond, bytesPerMessage]) expect(rate).toBeGreaterThan(0);
    expect(slowRatio).toBeGreaterThan(0);
    for (const { p50, p95 } of [togetherMs, apartMs, manyApartMs]) expect(p95).toBeGreaterThanOrEqual(p50);
    expect(pageRatio).toBeGreaterThan(0);
  });
});
