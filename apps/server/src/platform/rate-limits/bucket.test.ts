import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf, remainingIn, takeOne, waitMsOf } from './bucket.ts';

const size = { perSecond: 5, fillSeconds: 2 };

/** Takes at each of the given times, and tells which takes were allowed. */
function takeAt(times: readonly number[]): boolean[] {
  let fullAtMs: number | undefined;
  return times.map((nowMs) => {
    const take = takeOne(size, fullAtMs, nowMs);
    fullAtMs = take.fullAtMs;
    return take.isAllowed;
  });
}

describe('taking from a bucket', () => {
  it('allows as many at once as the bucket holds', () => {
    expect(takeAt(Array(12).fill(0))).toEqual([...Array(10).fill(true), false, false]);
    expect(capacityOf(size)).toBe(10);
  });

  it('allows one more after the share of one has flowed back, and not sooner', () => {
    const empty = Array<number>(10).fill(0);

    expect(takeAt([...empty, 199]).at(-1)).toBe(false);
    expect(takeAt([...empty, 200, 200]).slice(-2)).toEqual([true, false]);
  });

  it('never allows more in a span of time than it holds and gets back', () => {
    const gaps = fc.array(fc.nat(400), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(gaps, (waits) => {
        let now = 0;
        const times = waits.map((wait) => {
          now += wait;
          return now;
        });
        const allowed = takeAt(times);
        for (let from = 0; from < times.length; from += 1) {
          let taken = 0;
          for (let to = from; to < times.length; to += 1) {
            taken += Number(allowed[to]);
            const spanMs = (times[to] ?? 0) - (times[from] ?? 0);
            expect(taken).toBeLessThanOrEqual(capacityOf(size) + (spanMs * size.perSecond) / 1000);
          }
        }
      }),
    );
  });

  it('fills again in time when the clock is set back by a year', () => {
    const year = 365 * 24 * 3600 * 1000;
    const { fullAtMs } = takeOne(size, undefined, year);

    const [first, later] = [
      takeOne(size, fullAtMs, 0),
      takeOne(size, takeOne(size, fullAtMs, 0).fullAtMs, 400),
    ];

    expect([first.isAllowed, later.isAllowed]).toEqual([false, true]);
  });
});

describe('telling how full a bucket is', () => {
  it.each([3, 7, 300, 333, 1000])('counts down by one with every take at %d a second', (perSecond) => {
    const quick = { perSecond, fillSeconds: 1 };
    let fullAtMs: number | undefined;
    const left: number[] = [];
    for (let n = 0; n < perSecond; n += 1) {
      fullAtMs = takeOne(quick, fullAtMs, 1_800_000_000_000).fullAtMs;
      left.push(remainingIn(quick, fullAtMs, 1_800_000_000_000));
    }

    expect(left).toEqual(Array.from({ length: perSecond }, (_, n) => perSecond - 1 - n));
  });

  it('says how long an empty bucket needs for the next one', () => {
    let fullAtMs: number | undefined;
    for (let n = 0; n < 10; n += 1) fullAtMs = takeOne(size, fullAtMs, 0).fullAtMs;

    expect(waitMsOf(size, fullAtMs ?? 0, 50)).toBe(150);
  });
});
