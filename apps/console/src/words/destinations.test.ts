import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveriesTitle } from './destinations.ts';

const time = '2026-11-20T02:06:00Z';
const well = { name: 'inbox' };
const bad = { name: 'production', failingSinceTime: time };
const held = { name: 'later', failingSinceTime: time, pause: { since: time, by: 'builder:1' } };

// A time says its year unless that is this one.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T00:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [[], undefined, 'Deliveries'],
  [[well, held], undefined, 'Deliveries'],
  [[well], 'inbox', 'Deliveries to “inbox”'],
  [[well, bad, held], undefined, '“production” has taken no message since 20 Nov, 02:06 UTC'],
  [[bad, { name: 'off', disabledTime: time }], undefined, '2 destinations do not take messages'],
])('says of %j, of which %s is chosen: %s', (destinations, chosen, title) => {
  expect(deliveriesTitle(destinations, chosen)).toBe(title);
});
