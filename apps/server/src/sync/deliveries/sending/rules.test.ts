import { describe, expect, it } from 'vitest';
import { nextWaitMs, RETRY_PLAN_MS, takeTokens } from './rules.ts';

const MINUTE_MS = 60_000;

describe('waiting for the next attempt', () => {
  it('follows the plan, and ends with it', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => nextWaitMs(attempts, {}, 0.5));

    expect(waits).toEqual([...RETRY_PLAN_MS, undefined]);
    expect(RETRY_PLAN_MS).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000].map((s) => s * 1000));
  });

  it('differs by up to a fifth', () => {
    expect(nextWaitMs(2, {}, 0)).toBe(4 * MINUTE_MS);
    expect(nextWaitMs(2, {}, 1)).toBe(6 * MINUTE_MS);
  });

  it('lasts at least a minute for a busy receiver', () => {
    expect([0, 0.5, 1].map((random) => nextWaitMs(1, { isBusy: true }, random))).toEqual([
      MINUTE_MS,
      MINUTE_MS,
      1.2 * MINUTE_MS,
    ]);
    expect(nextWaitMs(2, { isBusy: true }, 0.5)).toBe(5 * MINUTE_MS);
  });

  it.each([
    ['what the receiver asks for', 7 * MINUTE_MS, 7 * MINUTE_MS],
    ['no less than the plan says', 1000, 5 * MINUTE_MS],
    ['at most twice what the plan says', 24 * 60 * MINUTE_MS, 10 * MINUTE_MS],
  ])('lasts %s', (_, retryAfterMs, expected) => {
    expect(nextWaitMs(2, { retryAfterMs }, 0)).toBe(expected);
  });
});

describe('the rate of a project', () => {
  const start = new Date('2026-11-20T08:00:00Z');
  const later = (ms: number) => new Date(start.getTime() + ms);

  it('grants what there is, refills with time, and holds one second at most', () => {
    const full = { tokens: 100, refillTime: start };

    const first = takeTokens(full, 70, 100, start);
    const second = takeTokens(first.bucket, 70, 100, start);
    const third = takeTokens(second.bucket, 70, 100, later(200));
    const fourth = takeTokens(third.bucket, 500, 100, later(60_000));

    expect([first, second, third, fourth].map(({ granted }) => granted)).toEqual([70, 30, 20, 100]);
  });

  it('gives nothing for a clock that goes back', () => {
    const { granted } = takeTokens({ tokens: 0, refillTime: start }, 5, 100, later(-10_000));

    expect(granted).toBe(0);
  });

  it('never grants more in any second than the rate, however it is asked', () => {
    let bucket = { tokens: 10, refillTime: start };
    let total = 0;
    for (let ms = 0; ms < 3_000; ms += 7) {
      const taken = takeTokens(bucket, 3, 10, later(ms));
      bucket = taken.bucket;
      total += taken.granted;
    }

    expect(total).toBeLessThanOrEqual(10 + 3 * 10);
    expect(total).toBeGreaterThanOrEqual(3 * 10);
  });
});
