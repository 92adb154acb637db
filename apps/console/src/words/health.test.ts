import { expect, it } from 'vitest';
import { healthParts, healthState, healthWords, isLate } from './health.ts';

const none = { installationCount: 0, needsActionCount: 0, waitingCount: 0, pausedCount: 0 };

it.each([
  [{ installationCount: 3 }, '3 work'],
  [{ installationCount: 1, needsActionCount: 1 }, '1 needs somebody'],
  [
    { installationCount: 1200, needsActionCount: 2, waitingCount: 1, pausedCount: 1 },
    '1,196 work, 1 mends itself, 1 is paused, 2 need somebody',
  ],
])('says of %j: %s', (counts, words) => {
  expect(healthWords({ ...none, ...counts })).toBe(words);
});

it('leaves out what is true of no installation', () => {
  expect(healthParts({ ...none, installationCount: 2, waitingCount: 2 })).toEqual([
    { tone: 'info', amount: 2, words: 'mend themselves' },
  ]);
});

it('calls nothing late that is due since a moment', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(isLate(undefined, now)).toBe(false);
  expect(isLate('2026-11-26T11:59:50Z', now)).toBe(false);
  expect(isLate('2026-11-26T11:59:30Z', now)).toBe(true);
});

it.each([
  [{}, undefined],
  [{ installationCount: 3 }, 'Works for all'],
  [{ installationCount: 3, waitingCount: 2 }, '2 mend themselves'],
  [{ installationCount: 1200, waitingCount: 2, needsActionCount: 1100 }, '1,100 need somebody'],
])('says the worst of %j: %s', (counts, words) => {
  expect(healthState({ ...none, ...counts })?.words).toBe(words);
});
