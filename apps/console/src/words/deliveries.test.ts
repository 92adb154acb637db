import { expect, it } from 'vitest';
import { leftOutWords, nextTryWords } from './deliveries.ts';
import { deliveryState } from './states.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it.each([
  ['2026-03-10T11:55:00Z', false, 'due now'],
  ['2026-03-10T11:55:00Z', true, 'held back until the destination is resumed'],
  ['2026-03-10T12:05:00Z', true, 'held back until the destination is resumed'],
  ['2026-03-10T12:05:00Z', false, undefined],
  [undefined, true, undefined],
])('says of a next try at %s, held: %s: %s', (nextAttemptTime, isHeld, words) => {
  expect(nextTryWords({ ...(nextAttemptTime && { nextAttemptTime }), ...(isHeld && { isHeld }) }, now)).toBe(
    words,
  );
});

it('does not say that a message is tried again while its destination is paused', () => {
  expect(deliveryState({ status: 'pending', attemptCount: 2, isHeld: true }).words).toBe('Held back');
  expect(deliveryState({ status: 'failed', attemptCount: 2, isHeld: true }).words).toBe('Given up');
});

it.each([
  [
    ['destination_disabled'],
    '1 is left out: its destination is disabled. Any change of it enables it again.',
  ],
  [
    ['destination_disabled', 'delivery_not_found', 'destination_disabled'],
    '2 are left out: their destination is disabled. Any change of it enables it again. 1 is not kept any more.',
  ],
])('says of %j what is left out', (codes, words) => {
  expect(leftOutWords({ leftOut: codes.map((code) => ({ deliveryId: '', code })) })).toBe(words);
});
