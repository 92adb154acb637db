import { expect, it } from 'vitest';
import { reconnect } from './reconnecting.fixture.ts';

// The full run tries a thousand.
it('leads to no other account than before unless somebody confirms it, in twenty generated ways', async () => {
  const { connected, refused } = await reconnect(20);

  expect(connected).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
}, 120_000);
