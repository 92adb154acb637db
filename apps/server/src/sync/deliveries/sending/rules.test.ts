import { deliveryWaitsMs } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { nextWaitMs, plannedAttempts } from './rules.ts';

const MINUTE_MS = 60_000;

describe('waiting for the next attempt', () => {
  it('follows the plan, and ends with it', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => nextWaitMs(attempts, {}, 0.5));

    expect(waits).toEqual([...deliveryWaitsMs, undefined]);
    expect(deliveryWaitsMs).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000].map((s) => s * 1000));
  });

  it('does not begin anew at each attempt, when the clock of the server that stored the message was ahead', () => {
    expect([1, 2, 3].map((made) => plannedAttempts(made, -60 * MINUTE_MS))).toEqual([1, 2, 3]);
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
