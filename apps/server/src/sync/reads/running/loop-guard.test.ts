import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoopGuard, newGuard, nextGuard } from './loop-guard.ts';

/** How many values a guard takes before it finds a circle. */
function valuesTaken(valueAt: (index: number) => string, most: number): number {
  let guard: LoopGuard | undefined = newGuard;
  for (let index = 0; index < most; index += 1) {
    guard = nextGuard(guard, valueAt(index));
    if (!guard) return index;
  }
  return most;
}

describe('a guard against loops', () => {
  it('finds a circle of any length, behind a beginning of any length, in work that is linear in both', () => {
    const length = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(fc.nat(200), length, (before, circle) => {
        const valueAt = (index: number) => (index < before ? `b${index}` : `c${(index - before) % circle}`);

        expect(valuesTaken(valueAt, 10_000)).toBeLessThanOrEqual(3 * (before + circle) + 3);
      }),
    );
  });

  it('leaves values alone that do not repeat', () => {
    expect(valuesTaken((index) => `v${index}`, 10_000)).toBe(10_000);
  });
});
