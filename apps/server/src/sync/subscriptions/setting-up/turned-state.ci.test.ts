import { expect, it } from 'vitest';
import { startSubscribed } from '../../../../test/subscribed-simulator.ts';

const NOW = new Date('2026-03-01T12:10:00Z');
const HOUR_MS = 60 * 60_000;

/** An account whose webhooks are listed and never made: the provider answers 401 to whoever may not make them. */
function start() {
  const faults = [{ method: 'POST', path: '/v1/webhooks', times: 1000, refusal: 'unauthorized' }];
  return startSubscribed('pipedrive', {
    now: NOW,
    objects: { deals: 'title' },
    prepare: (atProvider) => atProvider('PUT', '/quirks', { now: NOW.getTime(), faults }),
  });
}

// @holds S274
it('asks a provider only so often that takes the credentials for one call and not for another', async () => {
  const { atProvider, advanceClock, runJobs } = await start();
  const asked = async () =>
    (await atProvider('GET', '/calls')).calls.filter(
      ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/v1/webhooks',
    ).length;
  const atOnce = await asked();

  await runJobs();
  const again = await asked();
  for (let hours = 0; hours < 24; hours += 3) {
    advanceClock(3 * HOUR_MS);
    await runJobs();
  }

  // A refused call is sent once more with renewed credentials.
  expect(atOnce).toBe(2);
  expect(again).toBe(atOnce);
  expect(await asked()).toBeLessThanOrEqual(atOnce + 10);
});
