import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilteredChanges } from '../../../providers/connectors/format.ts';
import { overlapOf, overlapStart, windowOf } from './window.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const times = fc.date({ min: new Date('2020-01-01'), max: now, noInvalidDate: true });
const filters: fc.Arbitrary<FilteredChanges> = fc.record({
  source: fc.constant('filter' as const),
  format: fc.constant('rfc3339' as const),
  isFromInclusive: fc.constant(true),
  settleMs: fc.integer({ min: 0, max: 600_000 }),
  overlapMs: fc.integer({ min: 0, max: 600_000 }),
  granularityMs: fc.constantFrom(1, 1000, 60_000, 86_400_000),
});
const nothingAsked = { fromTime: null, untilTime: null };

describe('the window of a scheduled read', () => {
  it('leaves no gap after the read before, whatever the facts of the object', () => {
    fc.assert(
      fc.property(filters, times, fc.integer({ min: 0, max: 86_400_000 }), (changes, first, laterMs) => {
        const scheduled = { readType: 'scheduled' as const, ...nothingAsked };
        const before = windowOf(changes, { ...scheduled, watermark: null, now: first });
        const after = windowOf(changes, {
          ...scheduled,
          watermark: before.until,
          now: new Date(first.getTime() + laterMs),
        });

        const { settleMs, granularityMs } = changes;
        const overlapMs = overlapOf(changes);
        expect(overlapMs).toBeGreaterThanOrEqual(Math.max(changes.overlapMs, 600_000));
        expect(before.until.getTime()).toBe(first.getTime() - settleMs);
        expect(after.from?.getTime()).toBeLessThanOrEqual(before.until.getTime() - overlapMs);
        expect(after.from?.getTime()).toBeGreaterThan(before.until.getTime() - overlapMs - granularityMs);
        expect((after.from?.getTime() ?? Number.NaN) % granularityMs).toBe(0);
      }),
    );
  });

  it.each([
    { source: 'none' as const },
    { source: 'webhook' as const },
    { source: 'feed' as const, retentionDays: 30 },
  ])('is everything when the provider cannot filter: %j', (changes) => {
    const input = { readType: 'scheduled' as const, ...nothingAsked, watermark: new Date(0), now };

    expect(windowOf(changes, input)).toEqual({ from: undefined, until: now });
  });
});

describe('the window of any other read', () => {
  it('is what was asked for, but never reaches into the future', () => {
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom('triggered' as const, 'backfill' as const),
        fc.option(times),
        fc.option(fc.date({ min: new Date('2020-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })),
        times,
        (changes, readType, fromTime, untilTime, watermark) => {
          const { from, until } = windowOf(changes, { readType, fromTime, untilTime, watermark, now });

          expect(from).toEqual(fromTime ?? undefined);
          expect(until).toEqual(untilTime && untilTime < now ? untilTime : now);
        },
      ),
    );
  });

  it.each([
    ['triggered', null, true, true],
    ['triggered', now, true, undefined],
    ['backfill', null, true, undefined],
    ['backfill', null, false, true],
    ['backfill', now, false, undefined],
  ] as const)(
    'of a %s until %s, with a schedule: %s, is open at its end: %s',
    (readType, untilTime, isFollowed, isOpen) => {
      const input = { readType, fromTime: null, untilTime, isFollowed, watermark: null, now };

      expect(windowOf({ source: 'none' }, input).isOpen).toBe(isOpen);
    },
  );
});

describe('what is read again', () => {
  it('begins at a time that the filter of the provider knows', () => {
    const day = { overlapMs: 5 * 60_000, granularityMs: 86_400_000 };

    expect(overlapStart(day, new Date('2026-05-02T00:09:00Z'))).toEqual(new Date('2026-05-01T00:00:00Z'));
    expect(overlapStart(day, new Date('2026-05-02T00:11:00Z'))).toEqual(new Date('2026-05-02T00:00:00Z'));
  });
});
