import { describe, expect, it } from 'vitest';
import { HEALTHY, type Health, healthAfter } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-20T08:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

const allWell = (attempts = 1) => ({ attempts, failures: 0, outages: 0 });
const refused = (attempts = 1) => ({ attempts, failures: attempts, outages: 0 });
const down = (attempts = 1) => ({ attempts, failures: attempts, outages: attempts });

describe('the health of a destination', () => {
  it('remembers since when every attempt fails, and forgets it at one success', () => {
    const first = healthAfter(HEALTHY, refused(2), start);
    const second = healthAfter(first, refused(3), later(DAY_MS));
    const mixed = healthAfter(second, { attempts: 4, failures: 3, outages: 0 }, later(2 * DAY_MS));

    expect(second).toMatchObject({ failingSinceTime: start, failedAttempts: 5 });
    expect(mixed).toEqual(HEALTHY);
  });

  it.each([
    ['five days and enough attempts', 5 * DAY_MS, 12, true],
    ['less than five days', 5 * DAY_MS - 1, 12, false],
    ['too few attempts', 5 * DAY_MS, 11, false],
  ])('is disabled only after %s', (_, ms, failedAttempts, isDisabled) => {
    const failing: Health = { ...HEALTHY, failingSinceTime: start, failedAttempts: failedAttempts - 1 };

    const { disabledTime } = healthAfter(failing, refused(), later(ms));

    expect(disabledTime).toEqual(isDisabled ? later(ms) : null);
  });

  it('does not change without an attempt', () => {
    const failing: Health = { ...HEALTHY, failingSinceTime: start, failedAttempts: 100 };

    expect(healthAfter(failing, { attempts: 0, failures: 0, outages: 0 }, later(9 * DAY_MS))).toBe(failing);
  });
});

describe('pausing a destination', () => {
  it('begins when half of the latest attempts find nobody', () => {
    const well = healthAfter(HEALTHY, { attempts: 6, failures: 1, outages: 1 }, start);
    const half = healthAfter(well, { attempts: 4, failures: 4, outages: 4 }, start);

    expect(well.pausedUntilTime).toBeNull();
    expect(half).toMatchObject({ pauses: 1, pausedUntilTime: later(30_000) });
  });

  it.each([
    ['attempts that are too few to judge', down(9)],
    ['messages that the receiver refuses', refused(50)],
    ['failures among many successes', { attempts: 50, failures: 24, outages: 24 }],
  ])('does not begin by %s', (_, seen) => {
    expect(healthAfter(HEALTHY, seen, start).pausedUntilTime).toBeNull();
  });

  it('is not judged by attempts that began before it', () => {
    const paused = healthAfter(HEALTHY, down(10), start);

    expect(healthAfter(paused, down(15), later(1_000))).toMatchObject({
      pauses: 1,
      pausedUntilTime: later(30_000),
    });
    expect(healthAfter(paused, allWell(), later(1_000)).pausedUntilTime).toEqual(later(30_000));
  });

  it('takes longer each time that the first message fails again, up to five minutes', () => {
    let time = start;
    let health = healthAfter(HEALTHY, down(50), time);
    const pausesMs: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const end = health.pausedUntilTime ?? time;
      pausesMs.push(end.getTime() - time.getTime());
      time = end;
      health = healthAfter(health, down(), time);
    }

    expect(pausesMs).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
  });

  it('ends when the first message arrives, or is refused by a receiver that is back', () => {
    const paused = healthAfter(HEALTHY, down(50), start);

    expect(healthAfter(paused, allWell(), later(30_000))).toEqual(HEALTHY);
    expect(healthAfter(paused, refused(), later(30_000))).toMatchObject({ pauses: 0, pausedUntilTime: null });
  });

  it('forgets old failures', () => {
    let health = healthAfter(HEALTHY, { attempts: 10, failures: 4, outages: 4 }, start);
    for (let count = 0; count < 5; count += 1) health = healthAfter(health, allWell(40), start);

    expect(health).toEqual(HEALTHY);
  });
});
