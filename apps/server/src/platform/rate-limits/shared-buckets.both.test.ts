import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { Database } from '../db/database.ts';
import { deleteFullBuckets } from '../db/rate-limit-rows.ts';
import { MemoryBuckets } from './buckets.ts';
import { SharedBuckets } from './shared-buckets.ts';

const now = 1_800_000_000_000;
const size = { perSecond: 10, fillSeconds: 1 };

/** Two processes on one database. Every call makes keys that no other test has. */
async function startTwo() {
  const { dependencies, project, logged } = await startTestServer();
  const { db, log } = dependencies;
  const ref = (name: string) => ({ key: `${project.id} ${name}`, size });
  return {
    processes: [new SharedBuckets(db, log), new SharedBuckets(db, log)] as const,
    ref,
    db,
    log,
    logged,
  };
}

const isAllowed = (takes: readonly { isAllowed: boolean }[]) => takes.every((take) => take.isAllowed);

describe('counting in the database', () => {
  it('lets through what the bucket holds, however many processes take from it at once', async () => {
    const { processes, ref } = await startTwo();
    const takes = Array.from({ length: 15 }, () => processes.map((process) => process.take([ref('a')], now)));

    const allowed = (await Promise.all(takes.flat())).filter(isAllowed);

    expect(allowed).toHaveLength(10);
  });

  it('fills again, and counts each key by itself', async () => {
    const { processes, ref } = await startTwo();
    const [one, other] = processes;
    for (let n = 0; n < 5; n += 1)
      await Promise.all([one.take([ref('a')], now), other.take([ref('a')], now)]);

    expect(isAllowed(await other.take([ref('a')], now))).toBe(false);
    expect(isAllowed(await other.take([ref('b')], now))).toBe(true);
    expect(isAllowed(await one.take([ref('a')], now + 100))).toBe(true);
  });

  it('lets nobody wait for hours because a clock was ahead and is set right', async () => {
    const { processes, ref } = await startTwo();
    const [one, other] = processes;
    for (let n = 0; n < 10; n += 1) await one.take([ref('a')], now);

    const takes = [];
    for (let n = 0; n < 11; n += 1) takes.push(isAllowed(await other.take([ref('a')], now - 6 * 3_600_000)));

    expect(takes).toEqual([...Array(10).fill(true), false]);
  });

  it('says for several buckets which one is empty', async () => {
    const { processes, ref } = await startTwo();
    const [one, other] = processes;
    await Promise.all(Array.from({ length: 10 }, () => one.take([ref('a'), ref('all')], now)));

    const takes = await other.take([ref('b'), ref('all')], now);

    expect(takes.map((take) => take.isAllowed)).toEqual([true, false]);
  });

  it('takes nothing from the buckets after an empty one, and says how full they are', async () => {
    const { processes, ref } = await startTwo();
    const [one, other] = processes;
    const both = [ref('a'), { ...ref('all'), size: { perSecond: 20, fillSeconds: 1 } }];
    for (let n = 0; n < 10; n += 1) await one.take(both, now);

    const refused = [await other.take(both, now), await other.take(both, now)];

    const levels = [
      { isAllowed: false, fullAtMs: now + 1000 },
      { isAllowed: true, fullAtMs: now + 500 },
    ];
    expect(refused).toEqual([levels, levels]);
  });

  it('forgets the buckets that are full, and no others', async () => {
    const { processes, ref, db, log } = await startTwo();
    const [one] = processes;
    for (let n = 0; n < 10; n += 1) await one.take([ref('a')], now);

    await deleteFullBuckets({ db }, now + 500);
    const kept = await new SharedBuckets(db, log).take([ref('a')], now);
    await deleteFullBuckets({ db }, now + 1001);
    const forgotten = await new SharedBuckets(db, log).take([ref('a')], now);

    expect([isAllowed(kept), isAllowed(forgotten)]).toEqual([false, true]);
  });

  it('counts alone while the database does not answer, and says so once', async () => {
    const { log, logged, ref } = await startTwo();
    const lost = new SharedBuckets({} as Database, log);

    const takes = [];
    for (let n = 0; n < 11; n += 1) takes.push(isAllowed(await lost.take([ref('a')], now)));

    expect(takes).toEqual([...Array(10).fill(true), false]);
    expect(logged.filter((line) => line.includes('counted in this process only'))).toHaveLength(1);
  });
});

describe('counting in memory', () => {
  it('keeps a limited number of buckets, and drops those that were not used for the longest time', () => {
    const buckets = new MemoryBuckets(2);
    const take = (key: string) =>
      isAllowed(buckets.take([{ key, size: { perSecond: 1, fillSeconds: 1 } }], now));
    const first = ['a', 'b', 'a'].map(take);

    const later = ['c', 'a', 'b'].map(take);

    expect(first).toEqual([true, true, false]);
    // "b" made room for "c", so it is full again. "a" was used after it, and is still empty.
    expect(later).toEqual([true, false, true]);
  });
});
