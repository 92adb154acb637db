import { afterEach, expect, it, vi } from 'vitest';
import { sharedDatabase } from '../../../test/shared-database.ts';
import type { Database } from './database.ts';
import { orderedId } from './ordered-id.ts';
import { followClock, sharedNow } from './shared-clock.ts';

const warned: string[] = [];
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, error: ignore, warn: (_: object, text = '') => warned.push(text) };

/** Other test files of this worker use the same module, so its clock is set right again. */
afterEach(async () => {
  vi.useRealTimers();
  const clock = followClock((await sharedDatabase()).db, log);
  await clock.look();
  await clock.stop();
  warned.length = 0;
  expect(Math.abs(sharedNow().getTime() - Date.now())).toBeLessThan(1_000);
});

/** A process whose clock is that much ahead of the database's, in the year 2100. Nothing but the test moves its time. */
function startProcess(aheadMs: number) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2100) + aheadMs });
  const database = { isSetBackMs: 0, waitsMs: 0 };
  const execute = async () => {
    const ms = Date.now() - aheadMs - database.isSetBackMs;
    vi.advanceTimersByTime(database.waitsMs);
    return { rows: [{ ms }] };
  };
  const clock = followClock({ execute } as unknown as Database, log);
  void clock.stop();
  return { look: clock.look, database, aheadOfDatabase: () => sharedNow().getTime() - Date.now() + aheadMs };
}

it.each([
  ['20 s ahead of', 20_000],
  ['3600 s behind', -3_600_000],
])('is the clock of the database in a process whose own is %s it, which is said once', async (words, ms) => {
  const { look, aheadOfDatabase } = startProcess(ms);

  await look();
  await look();

  expect(aheadOfDatabase()).toBe(0);
  expect(warned).toEqual([expect.stringContaining(`${words} the clock of the database`)]);
});

it('is not moved by an answer that was long on its way, nor by a clock of this machine that is set', async () => {
  const { look, database, aheadOfDatabase } = startProcess(0);
  await look();
  database.waitsMs = 9_000;
  await look();
  const late = aheadOfDatabase();
  vi.setSystemTime(Date.now() + 60_000);

  expect([late, aheadOfDatabase(), warned]).toEqual([0, -60_000, []]);
});

it('follows the clock of the database when that is set', async () => {
  const { look, database, aheadOfDatabase } = startProcess(0);
  await look();
  database.isSetBackMs = 60_000;
  await look();

  expect(aheadOfDatabase()).toBe(-60_000);
});

it('orders ids of processes whose own clocks differ, and those of one moment', async () => {
  const made: string[] = [];
  for (const aheadMs of [0, 3_600_000, -3_600_000]) {
    const { look } = startProcess(aheadMs);
    await look();
    vi.advanceTimersByTime(made.length * 10);
    made.push(orderedId(), orderedId());
  }

  expect(made).toEqual([...made].sort());
});
