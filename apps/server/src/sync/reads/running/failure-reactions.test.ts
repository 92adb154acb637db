import { describe, expect, it } from 'vitest';
import { reactTo } from './failure-reactions.ts';

const now = new Date('2026-05-01T12:00:00Z');
const MINUTE_MS = 60_000;
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

  it.each([
    [0, 1000],
    [MINUTE_MS, 30_000],
    [12 * 60 * MINUTE_MS, 10 * MINUTE_MS],
  ])('asks a provider that has refused every call for %i ms less often than it says', (limitedMs, waitMs) => {
    const limitedSince = new Date(now.getTime() - limitedMs);
    const limit = { kind: 'rate_limited', retryAfter: '0' } as const;

    expect(reactTo(limit, { ...first, limitedSince }, now, 0.5)).toEqual({ kind: 'wait', waitMs });
  });

  it('gives up on a provider that has refused every call for two days', () => {
    const limitedSince = new Date(now.getTime() - 48 * 60 * MINUTE_MS);
    const limit = { kind: 'rate_limited', retryAfter: '60' } as const;

    expect(reactTo(limit, { ...first, limitedSince }, now, 0.5)).toEqual({ kind: 'fail' });
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

  it('waits longer after an outage when the provider asks for it, and at most an hour', () => {
    const waitAfter = (retryAfter: string) => reactTo({ kind: 'unreachable', retryAfter }, first, now, 1);

    expect(waitAfter('90')).toEqual({ kind: 'retry', waitMs: 90_000 });
    expect(waitAfter('1')).toEqual({ kind: 'retry', waitMs: 5000 });
    expect(waitAfter('99999999')).toEqual({ kind: 'retry', waitMs: 3_600_000 });
  });

  it.each(['credentials', 'forbidden', 'rejected'] as const)('does not repeat what is %s', (kind) => {
    expect(reactTo({ kind, retryAfter: undefined }, first, now, 0)).toEqual({ kind: 'fail' });
  });

  const asked = { pageSize: 5, fields: ['size', 'hue'], filteredBy: ['hue'] };

  it.each([
    [
      { status: 413, kind: 'rejected' as const },
      { kind: 'shrink', pageSize: 2 },
    ],
    [
      { status: 414, kind: 'rejected' as const },
      { kind: 'shrink', pageSize: 2 },
    ],
    [
      { status: 504, kind: 'unreachable' as const },
      { kind: 'shrink', pageSize: 2 },
    ],
    [{ kind: 'too_large' as const }, { kind: 'shrink', pageSize: 2 }],
    [
      { kind: 'missing_field' as const, missingFields: ['size'] },
      { kind: 'leaveOut', fields: ['size'] },
    ],
    [{ kind: 'rejected' as const, status: 400 }, { kind: 'unfilter' }],
    // These would not end, or would lose records.
    [{ kind: 'missing_field' as const, missingFields: ['hue', 'id'] }, { kind: 'fail' }],
    [{ kind: 'missing_object' as const, status: 404 }, { kind: 'fail' }],
  ])('asks for less when %j is answered', (failure, reaction) => {
    expect(reactTo({ retryAfter: undefined, ...failure }, { ...first, asked }, now, 1)).toEqual(reaction);
  });

  it('reads everything when the provider no longer knows changes that old, and only once', () => {
    const gone = { kind: 'changes_gone', retryAfter: undefined, status: 410 } as const;
    const limited = { ...first, asked: { ...asked, filteredBy: [], since: now } };

    expect(reactTo(gone, limited, now, 1)).toEqual({ kind: 'readAll' });
    expect(reactTo(gone, { ...first, asked }, now, 1)).toEqual({ kind: 'fail' });
  });

  it('gives up on a single record that is too large, and tries a slow one again', () => {
    const single = { ...first, asked: { ...asked, pageSize: 1 } };
    const large = { kind: 'too_large', retryAfter: undefined } as const;

    expect(reactTo(large, single, now, 1)).toEqual({ kind: 'fail' });
    expect(reactTo({ ...large, kind: 'unreachable', status: 504 }, single, now, 1)).toMatchObject({
      kind: 'retry',
    });
  });
});
