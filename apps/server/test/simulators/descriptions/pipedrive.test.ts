import { expect, test } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');

/** An account with records of which each one changed a second after the one before, the last one at noon. */
async function openPipedrive(seeded: Readonly<Record<string, number>> = {}) {
  const opened = await openDialect('pipedrive');
  const set = (quirks: object) => opened.control('PUT', '/quirks', { now: NOON, ...quirks });
  await set({});
  for (const [name, count] of Object.entries(seeded)) {
    await opened.control('POST', `/objects/${name}/records`, { count, everyMs: 1000 });
  }
  return {
    ...opened,
    set,
    get: (path: string) => opened.call('GET', path),
    idsOf: async (path: string): Promise<number[]> => {
      const { status, body } = await opened.call('GET', path);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.map(({ id }: { id: number }) => id);
    },
  };
}

test('a list is limited by some members, and shows deleted deals only when asked, for 30 days', async () => {
  const { idsOf, call, get, set } = await openPipedrive({ deals: 4 });
  expect(await idsOf('/api/v2/deals?stage_id=2')).toEqual([2]);
  const removed = await call('DELETE', '/api/v2/deals/3');
  expect(removed).toMatchObject({ status: 200, body: { success: true, data: { id: 3 } } });
  expect(await idsOf('/api/v2/deals')).toEqual([1, 2, 4]);
  expect(await idsOf('/api/v2/deals?status=deleted')).toEqual([3]);
  expect((await get('/api/v2/deals?status=deleted')).body.data[0].is_deleted).toBe(true);
  expect(await get('/api/v2/deals/3')).toMatchObject({ status: 404, body: { error: 'Deal not found' } });
  await set({ now: NOON + 31 * 24 * 60 * 60_000 });
  expect(await idsOf('/api/v2/deals?status=deleted')).toEqual([]);
});

test('a limit says in a header of its own when it is over', async () => {
  const { get, set } = await openPipedrive();
  await set({ rate: { limit: 1, perMs: 2000 } });
  await get('/api/v2/deals');
  const limited = await get('/api/v2/deals');
  expect(limited).toMatchObject({ status: 429, body: { success: false, error: 'request over limit' } });
  expect(limited.headers.get('x-ratelimit-reset')).toBe('2');
  expect(limited.headers.has('retry-after')).toBe(false);
});
