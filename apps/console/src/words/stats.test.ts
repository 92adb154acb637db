import type { Stat } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { barsOf, byAmount, limitWords, linesOf, outcomesOf } from './stats.ts';

const now = Date.parse('2026-03-10T12:30:00Z');
const stat = (startTime: string, total: number, more: Partial<Stat> = {}): Stat => ({
  ...{ startTime, metric: 'operations', total, failed: 1, pending: 0 },
  ...more,
});

describe('the words of the usage', () => {
  it('has a bar for every hour, also for those without anything', () => {
    const bars = barsOf(
      [
        stat('2026-03-10T12:00:00Z', 7),
        stat('2026-03-10T10:00:00Z', 2, { key: 'a' }),
        stat('2026-03-10T10:00:00Z', 3, { key: 'b', failed: 0 }),
        stat('2026-03-10T10:00:00Z', 9, { metric: 'calls' }),
      ],
      'operations',
      { bucket: 'hour', length: 4, now },
    );

    expect(bars.map(({ total, failed }) => [total, failed])).toEqual([
      [0, 0],
      [5, 1],
      [0, 0],
      [7, 1],
    ]);
    expect(bars.at(-1)?.startMs).toBe(Date.parse('2026-03-10T12:00:00Z'));
  });

  it('adds up what has one key over all days, with most of it first', () => {
    const day = '2026-03-10T00:00:00Z';
    const lines = linesOf(
      [stat(day, 1, { key: 'a' }), stat(day, 2, { key: 'b', label: 'crm' }), stat(day, 3, { key: 'b' })],
      ({ key }) => key ?? '',
    );

    expect(byAmount(lines).map(({ key, label, counts }) => [key, label, counts.get('operations')])).toEqual([
      ['b', 'crm', { total: 5, failed: 2 }],
      ['a', undefined, { total: 1, failed: 1 }],
    ]);
  });
});

it('tells apart what was taken, what goes on and what failed', () => {
  const counted = [stat('', 5, { pending: 2 }), stat('', 3, { failed: 0 })];
  expect(outcomesOf(counted)).toEqual({ taken: 5, pending: 2, failed: 1 });
});

it.each([
  [undefined, ''],
  [{ project: 1000, org: 1000 }, 'Up to 1,000 requests a second of all projects together are answered.'],
  [{ org: 20 }, 'Up to 20 requests a second of all projects together are answered.'],
  [{ project: 20 }, 'Up to 20 requests a second of this project are answered.'],
  [
    { project: 20, org: 50 },
    'Up to 20 requests a second of this project are answered, and 50 of all projects together.',
  ],
])('says of the limits %j: %s', (requestsPerSecond, words) => {
  expect(limitWords({ ...(requestsPerSecond && { requestsPerSecond }) })).toBe(words);
});
