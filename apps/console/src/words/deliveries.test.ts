import { expect, it } from 'vitest';
import { leftOutWords, nextTryWords, planWords } from './deliveries.ts';
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

it.each([
  [
    3,
    'If it fails, others follow after about 2 hours, 5 hours, 10 hours, and 10 hours. A replay is one try more, and these stay.',
  ],
  [7, 'If it fails, the message is given up. A replay is one try more, and these stay.'],
])('says after %i tries what follows the next one', (attemptCount, words) => {
  const waiting = { ...delivery, attemptCount, nextAttemptTime: '2026-03-10T12:05:00Z' };
  expect(planWords(waiting, now)).toBe(words);
  // It is sent just now, or nothing follows.
  expect(planWords(waiting, now + 300_000)).toBeUndefined();
  expect(planWords({ ...waiting, isTest: true }, now)).toBeUndefined();
  expect(planWords({ ...waiting, status: 'failed' }, now)).toBeUndefined();
});

const delivery = {
  ...{ id: '1', messageId: '1', eventId: '1', eventType: 'read', destinationId: '2' },
  ...{
    destinationName: 'production',
    status: 'pending',
    attemptCount: 1,
    createTime: '2026-03-10T11:00:00Z',
  },
};
