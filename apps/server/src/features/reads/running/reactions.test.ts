import { describe, expect, it } from 'vitest';
import { reactTo } from './reactions.ts';

const now = new Date('2026-05-01T12:00:00Z');
const first = { failures: 1, firstFailureTime: now, restarts: 0 };

describe('reacting to a failed call', () => {
  it.each([
    ['30', 30_000],
    ['Fri, 01 May 2026 12:02:00 GMT', 120_000],
    ['Fri, 01 May 2020 12:00:00 GMT', 1000],
    ['0', 1000],
    ['99999999', 3_600_000],
    ['soon', 60_000],
    [undefined, 60_000],
  ])('waits for a rate limit as long as Retry-After "%s" says, within reason', (retryAfter, waitMs) => {
    const many = { ...first, failures: 1000, firstFailureTime: new Date(0) };

    expect(reactTo({ kind: 'rate_limited', retryAfter }, many, now, 0.5)).toEqual({ kind: 'wait', waitMs });
  });

  it('tries an outage again four times, after longer and longer waits', () => {
    const away = { kind: 'unreachable', retryAfter: undefined } as const;
    const waits = [1, 2, 3, 4, 5].map((failures) => reactTo(away, { ...first, failures }, now, 1));

    expect(waits).toEqual([
      { kind: 'retry', waitMs: 5000 },
      { kind: 'retry', waitMs: 15_000 },
      { kind: 'retry', waitMs: 45_000 },
      { kind: 'retry', waitMs: 135_000 },
      { kind: 'fail' },
    ]);
    expect(reactTo(away, first, now, 0)).toEqual({ kind: 'retry', waitMs: 2500 });
    const long = { ...first, firstFailureTime: new Date(now.getTime() - 600_000) };
    expect(reactTo(away, long, now, 1)).toEqual({ kind: 'fail' });
  });

  it('begins the window again three times when a cursor is gone', () => {
    const gone = { kind: 'cursor_gone', retryAfter: undefined } as const;

    expect([0, 2, 3].map((restarts) => reactTo(gone, { ...first, restarts }, now, 0).kind)).toEqual([
      'restart',
      'restart',
      'fail',
    ]);
  });

  it.each(['credentials', 'forbidden', 'rejected'] as const)('does not repeat what is %s', (kind) => {
    expect(reactTo({ kind, retryAfter: undefined }, first, now, 0)).toEqual({ kind: 'fail' });
  });
});
