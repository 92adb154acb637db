import { describe, expect, it } from 'vitest';
import { ago, clock, dayAndClock, duration, sayTimes, span } from './time.ts';

const now = Date.parse('2026-11-24T03:07:12Z');
const before = (ms: number) => now - ms;

describe('how long ago', () => {
  it.each([
    [0, 'just now'],
    [30_000, '30 seconds ago'],
    [59_600, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [53 * 60_000, '53 minutes ago'],
    [3_600_000, '1 hour ago'],
    [-112 * 60_000, 'in 1 h 52 min'],
    [239 * 60_000, '3 h 59 min ago'],
    [250 * 60_000, '4 hours ago'],
    [47 * 3_600_000, '47 hours ago'],
    [72 * 3_600_000, '3 days ago'],
    [-7 * 60_000, 'in 7 minutes'],
  ])('%i ms before now is said as %s', (ms, said) => {
    expect(ago(before(ms), now)).toBe(said);
  });
});

it.each([
  [412, '412 ms'],
  [7_200, '7.2 s'],
  [59_960, '1 min'],
  [119_700, '2 min'],
  [200_000, '3 min 20 s'],
  [180_000, '3 min'],
  [3_599_700, '1 h 0 min'],
  [3_900_000, '1 h 5 min'],
])('a measured length of %i ms is %s', (ms, said) => {
  expect(duration(ms)).toBe(said);
});

it('says the clock in UTC, with tenths where asked', () => {
  expect(clock('2026-11-24T02:14:07.634Z')).toBe('02:14:07');
  expect(clock('2026-11-24T02:14:07.634Z', true)).toBe('02:14:07.6');
  expect(clock('2026-11-24T02:14:07+01:00')).toBe('01:14:07');
});

it.each([
  ['2026-11-24T02:14:09Z', '02:14'],
  ['2026-11-23T23:59:00Z', 'yesterday, 23:59'],
  ['2026-08-14T09:00:00Z', '14 Aug, 09:00'],
  ['2025-08-14T09:00:00Z', '14 Aug 2025, 09:00'],
])('%s is %s', (time, said) => {
  expect(dayAndClock(time, now)).toBe(said);
});

it('counts hours until two days are full', () => {
  expect(span(2 * 86_400_000 - 1)).toBe('47 hours');
  expect(span(2 * 86_400_000)).toBe('2 days');
});

it('says the times in a sentence of the server, and leaves alone what is none', () => {
  const planned = 'The next read is planned for 2026-11-24T22:30:38.000Z.';
  expect(sayTimes(planned, now)).toBe('The next read is planned for 22:30 UTC.');
  expect(sayTimes('2026-99-99T99:99:99Z', now)).toBe('2026-99-99T99:99:99Z');
});
